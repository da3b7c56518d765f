import { lasting } from './storage.ts'

/** §9: how long a code is stored. */
export const affiliateLifeMs = 30 * 24 * 3_600_000

export const affiliateKey = 'recadinho.affiliate.v1'
const wellFormed = /^[A-Za-z0-9_-]{1,40}$/

/** The affiliate's code in a URL's query (`?code=`). Promo codes use `?promo=`. */
export function affiliateIn(search: string): string | undefined {
  const code = new URLSearchParams(search).get('code') ?? ''
  return wellFormed.test(code) ? code.toUpperCase() : undefined
}

/** The last link wins: it replaces an earlier one and restarts the 30 days. */
export function keepAffiliate(code: string): void {
  lasting.write(affiliateKey, { code, until: Date.now() + affiliateLifeMs })
}

/** The affiliate of the last 30 days (§4). An expired or invalid entry is removed. */
export function keptAffiliate(): string | undefined {
  const { code, until } = Object(lasting.read(affiliateKey)) as Record<string, unknown> // each is checked below
  const left = Number(until) - Date.now()
  if (typeof code === 'string' && wellFormed.test(code) && left > 0 && left <= affiliateLifeMs) return code
  lasting.remove(affiliateKey)
  return undefined
}
