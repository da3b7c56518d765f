import type { Client } from '@recadinho/contracts/client'
import { passing } from '../storage.ts'
import { affiliateIn, keepAffiliate, keptAffiliate } from '@recadinho/tracking-sdk/affiliate'

const reportedKey = 'recadinho.affiliate-click.v1'

/** Stores the code in the URL and reports the click to the server, once per code and visit (§7). */
export async function reportArrival(api: Client): Promise<void> {
  const named = affiliateIn(location.search)
  if (named) keepAffiliate(named)
  const code = keptAffiliate()
  if (!code || passing.read(reportedKey) === code) return
  passing.write(reportedKey, code)
  try {
    const body = { code, referrer: document.referrer.slice(0, 2000) }
    await api.call('recordAffiliateClick', { body, keepalive: true })
  } catch (error) {
    // §8: only logged. The next page of this visit retries.
    passing.remove(reportedKey)
    console.info(error)
  }
}
