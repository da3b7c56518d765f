import type { OrderClaim } from '@recadinho/contracts/admin-orders'

/** A claim as read; `until` is a string if it came as JSON. */
export interface ClaimRow {
  id: string
  name: string
  until: Date | string
}

/** The claim, unless it has expired. */
export const currentClaim = (claim: ClaimRow | null | undefined, now: Date): ClaimRow | undefined =>
  claim && new Date(claim.until) > now ? claim : undefined

/** The member of staff who reads, and when. */
export interface Reader {
  staffId: string
  now: Date
}

/** The claim as `reader` sees it. */
export function claimView(claim: ClaimRow | null | undefined, { staffId, now }: Reader): OrderClaim | null {
  const shown = currentClaim(claim, now)
  if (!shown) return null
  const { id, name, until } = shown
  return { by: { id, name }, mine: id === staffId, until: new Date(until).toISOString() }
}
