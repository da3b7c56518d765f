import { commissionStates, type CommissionState } from '@recadinho/contracts/filters'

/** The filters of the commission list, as stored in the URL. */
export interface CommissionSearch {
  affiliate?: string
  state?: CommissionState
  currency?: string
  /** A payout's number. */
  payout?: string
}

/** Parses URL parameters and drops invalid values. */
export function parseCommissionSearch(raw: Record<string, unknown>): CommissionSearch {
  const state = commissionStates.find((each) => each === raw['state'])
  const affiliate = matching(raw['affiliate'], /^[A-Za-z0-9_-]{1,40}$/)
  const currency = matching(raw['currency'], /^[A-Z]{3}$/)
  const payout = matching(raw['payout'], /^[1-9]\d{0,17}$/)
  return {
    ...(affiliate ? { affiliate: affiliate.toUpperCase() } : {}),
    ...(state ? { state } : {}),
    ...(currency ? { currency } : {}),
    ...(payout ? { payout } : {}),
  }
}

export const isNarrowed = (search: CommissionSearch) => Object.keys(search).length > 0

/** A URL parameter may be parsed as a number although text is expected. */
function matching(raw: unknown, pattern: RegExp): string | undefined {
  const text = typeof raw === 'number' ? String(raw) : raw
  return typeof text === 'string' && pattern.test(text) ? text : undefined
}
