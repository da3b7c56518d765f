import type { SessionListQuery } from '@recadinho/contracts/tracking'
import type { ReactNode } from 'react'

/** Filters of the session list. */
export type ListedSessions = Omit<SessionListQuery, 'page' | 'limit' | 'days'>

/** Links a figure to the sessions it counts. */
export function SessionsLink({ children }: { search: ListedSessions; children: ReactNode }) {
  return children
}
