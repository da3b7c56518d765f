import { Link } from '@tanstack/react-router'
import { devices, slices } from '@recadinho/contracts/filters'
import type { ReactNode } from 'react'
import type { Breakdown } from './overview-search.ts'
import { SessionsLink, type ListedSessions } from './sessions-link.tsx'
import * as css from './overview.css.ts'

export interface KeyLinkProps {
  by: Breakdown
  value: string
  listed: ListedSessions
  mayEdit: boolean
  children: ReactNode
}

/** Links a row to the list behind its figures, if there is one. */
export function KeyLink({ by, value, listed, mayEdit, children }: KeyLinkProps) {
  if (by === 'promo_code')
    return mayEdit ? (
      <Link to="/admin/settings/promo-codes/$code" params={{ code: value }} className={css.link}>
        {children}
      </Link>
    ) : (
      children
    )
  const search = narrowedTo(listed, by, value)
  return search ? <SessionsLink search={search}>{children}</SessionsLink> : children
}

/** The session list of one row; pages and referring sites have none. */
function narrowedTo(listed: ListedSessions, by: Breakdown, value: string): ListedSessions | undefined {
  const device = devices.find((each) => each === value)
  if (by === 'device') return device && { ...listed, device }
  if (by === 'source') return { ...listed, source: value }
  const slice = slices.find((each) => each === by)
  if (!slice) return undefined
  const { country: _, campaign: __, affiliate: ___, ...rest } = listed
  return { ...rest, [slice]: value }
}
