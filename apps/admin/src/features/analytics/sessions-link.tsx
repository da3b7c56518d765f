import type { SessionListQuery } from '@recadinho/contracts/tracking'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { parseSessionSearch } from './session-search.ts'
import * as css from './overview.css.ts'

/** Filters of the session list. */
export type ListedSessions = Omit<SessionListQuery, 'page' | 'limit' | 'days'>

/** Links a figure to the sessions it counts. */
export function SessionsLink({ search, children }: { search: ListedSessions; children: ReactNode }) {
  return (
    <Link to="/admin/analytics/sessions" search={parseSessionSearch(search)} className={css.link}>
      {children}
    </Link>
  )
}
