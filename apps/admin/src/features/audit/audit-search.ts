import { auditKinds, type AuditKind } from '@recadinho/contracts/filters'
import { type AuditQuery } from '@recadinho/contracts/audit'
import { searchText } from '../../lib/search-text.ts'

/** The log's filters as they stand in the address. */
export interface AuditSearch {
  kind?: AuditKind
  /** An id, or `system`. */
  person?: string
  subject?: string
  /** Days on the reader's calendar, both of them included: `2026-11-23`. */
  from?: string
  until?: string
}

/** Reads the filters from an address, dropping what is none. */
export function parseAuditSearch(raw: Record<string, unknown>): AuditSearch {
  const kind = auditKinds.find((each) => each === raw['kind'])
  const person = isPerson(raw['person']) ? raw['person'] : undefined
  const subject = searchText(raw['subject'])
  const [from, until] = [dayOf(raw['from']), dayOf(raw['until'])]
  return {
    ...(kind ? { kind } : {}),
    ...(person ? { person } : {}),
    ...(subject ? { subject } : {}),
    ...(from ? { from } : {}),
    ...(until ? { until } : {}),
  }
}

/** What the API is asked for: the days as moments, on the reader's clock. */
export function toAuditQuery({ from, until, ...filters }: AuditSearch): AuditQuery {
  return {
    ...filters,
    ...(from ? { from: midnight(from, 0) } : {}),
    ...(until ? { until: midnight(until, 1) } : {}),
  }
}

export const isNarrowed = (search: AuditSearch) => Object.keys(search).length > 0

const isPerson = (raw: unknown): raw is string =>
  raw === 'system' || (typeof raw === 'string' && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(raw))

const dayOf = (raw: unknown): string | undefined =>
  typeof raw === 'string' && /^2\d{3}-\d{2}-\d{2}$/.test(raw) && !Number.isNaN(Date.parse(raw))
    ? raw
    : undefined

/** When a day begins, or one so many days later. */
function midnight(day: string, later: number): string {
  const at = new Date(`${day}T00:00`)
  at.setDate(at.getDate() + later)
  return at.toISOString()
}
