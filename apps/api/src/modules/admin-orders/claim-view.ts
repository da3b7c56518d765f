import type { OrderClaim } from '@recadinho/contracts/admin-orders'

/** A claim as it was read; `until` is a text where it came as JSON. */
export interface ClaimRow {
  id: string
  name: string
  until: Date | string
}

/** The claim, as long as it has not expired. */
export const currentClaim = (claim: ClaimRow | null | undefined, now: Date): ClaimRow | undefined =>
  claim && new Date(claim.until) > now ? claim : undefined

/** Who looks, and when. */
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
