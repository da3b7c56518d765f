import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Lane } from './lanes.ts'

export interface LaneLinkProps {
  lane: Lane
  /** The draft's checkout when absent. */
  order?: string | undefined
  /** Shows the ways to pay even while one is under way. */
  choose?: boolean
  className?: string
  children: ReactNode
}

/** A link to another checkout of the same order. */
export function LaneLink({ lane, order, choose = false, ...rest }: LaneLinkProps) {
  const search = order ? { order } : {}
  const own = { ...(order ? { hash: true as const } : {}), ...rest }
  switch (lane) {
    case 'usual':
      return <Link to="/checkout" search={search} {...own} />
    case 'quick':
      return <Link to="/enhanced-checkout" search={search} {...own} />
    case 'hosted':
    case 'links':
      return (
        <Link
          to="/checkout/$way/{-$order}"
          params={{ way: lane === 'hosted' ? 'stripe' : 'legacy' }}
          search={search}
          {...own}
        />
      )
    case 'all':
      break
  }
  return (
    <Link
      to="/checkout/$way/{-$order}"
      params={{ way: 'multi', ...(order ? { order } : {}) }}
      search={choose ? { choose } : {}}
      {...own}
    />
  )
}
