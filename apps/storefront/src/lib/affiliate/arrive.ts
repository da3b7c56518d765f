import type { AffiliateClickBody } from '@recadinho/contracts/affiliates'
import type { Endpoints } from '@recadinho/contracts/endpoints'
import { passing } from '../storage.ts'
import { affiliateIn, keepAffiliate, keptAffiliate } from './affiliate.ts'

const path: Endpoints['recordAffiliateClick']['path'] = '/api/affiliates/click'
const reportedKey = 'recadinho.affiliate-click.v1'

/** Stores the code of the address and reports the click to the server, once for each code and visit (§7). */
export async function arrive(): Promise<void> {
  const named = affiliateIn(location.search)
  if (named) keepAffiliate(named)
  const code = keptAffiliate()
  if (!code || passing.read(reportedKey) === code) return
  passing.write(reportedKey, code)
  try {
    await reportClick({ code, referrer: document.referrer.slice(0, 2000) })
  } catch (error) {
    // §8: only logged. The next page of this visit tries again.
    passing.remove(reportedKey)
    console.info(error)
  }
}

/** Continues while the page closes. */
async function reportClick(body: AffiliateClickBody) {
  const response = await fetch(path, {
    method: 'POST',
    credentials: 'include',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`)
}
