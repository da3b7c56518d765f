import { lasting, type SafeStorage } from '../storage.ts'

/** §9: how long a code is remembered. */
export const affiliateLifeMs = 30 * 24 * 3_600_000

export const affiliateKey = 'recadinho.affiliate.v1'
const wellFormed = /^[A-Za-z0-9_-]{1,40}$/

/** The affiliate's code in an address (`?code=`). Not a promo code, which is `?promo=`. */
export function affiliateIn(search: string): string | undefined {
  const code = new URLSearchParams(search).get('code')
  return code !== null && wellFormed.test(code) ? code.toUpperCase() : undefined
}

/** The last link counts: it replaces an earlier one, and its 30 days begin now. */
export function keepAffiliate(code: string, now: number = Date.now(), storage: SafeStorage = lasting): void {
  storage.write(affiliateKey, { code, until: now + affiliateLifeMs })
}

/** The affiliate of the last 30 days (§4). An expired or invalid entry is cleared. */
export function keptAffiliate(now: number = Date.now(), storage: SafeStorage = lasting): string | undefined {
  const kept = storage.read(affiliateKey)
  if (kept === undefined) return undefined
  const code = codeOf(kept, now)
  if (code === undefined) storage.remove(affiliateKey)
  return code
}

function codeOf(kept: unknown, now: number) {
  if (typeof kept !== 'object' || kept === null || !('code' in kept) || !('until' in kept)) return undefined
  const { code, until } = kept
  const alive = typeof until === 'number' && now < until && until <= now + affiliateLifeMs
  return alive && typeof code === 'string' && wellFormed.test(code) ? code : undefined
}
