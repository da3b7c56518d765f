import { auditKinds, type AuditKind } from '@recadinho/contracts/filters'
import { searchText } from '../../lib/search-text.ts'

/** The log's filters as they stand in the address. */
export interface AuditSearch {
  kind?: AuditKind
  /** An id, or `system`. */
  person?: string
  subject?: string
  /** Days on the reader's calendar, both of them included: `2026-11-23`; any other text is a fault. */
  from?: string
  until?: string
}

/** Reads the filters from an address, dropping what is none; wrong days stay, so that the page can say so. */
export function parseAuditSearch(raw: Record<string, unknown>): AuditSearch {
  const kind = auditKinds.find((each) => each === raw['kind'])
  const person = isPerson(raw['person']) ? raw['person'] : undefined
  const subject = searchText(raw['subject'])
  const [from, until] = [searchText(raw['from']), searchText(raw['until'])]
  return {
    ...(kind ? { kind } : {}),
    ...(person ? { person } : {}),
    ...(subject ? { subject } : {}),
    ...(from ? { from } : {}),
    ...(until ? { until } : {}),
  }
}

export const isNarrowed = (search: AuditSearch) => Object.keys(search).length > 0

const isPerson = (raw: unknown): raw is string =>
  raw === 'system' || (typeof raw === 'string' && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(raw))
