import type { ReactNode } from 'react'
import * as css from './badge.css.ts'

export interface BadgeProps {
  tone?: keyof typeof css.tones | undefined
  icon?: ReactNode
  children: ReactNode
}

/** A short label: a saving, a discount. */
export function Badge({ tone = 'marigold', icon, children }: BadgeProps) {
  return (
    <span className={`${css.badge} ${css.tones[tone]}`}>
      {icon}
      {children}
    </span>
  )
}

/** A status as colour, icon and text together. */
export function StatusPill({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={`${css.pill} ${css.tones[tone]}`}>
      {icon}
      {children}
    </span>
  )
}
