import { hostOf, word } from './clean.ts'
import { holdsSecret } from './secret.ts'

/** Where a visit came from. */
export interface Source {
  /** `direct`, a network's name, `affiliate`, or the host of the page that led here. */
  source: string
  medium: string | null
  campaign: string | null
  affiliate: string | null
  /** Host of the page that led here. */
  referrer: string | null
}

export const direct = 'direct'

/** What advertisers add to an address, and whose it is. */
const clickIds: Record<string, string> = {
  fbclid: 'facebook',
  ttclid: 'tiktok',
  gclid: 'google',
  gbraid: 'google',
  wbraid: 'google',
  msclkid: 'bing',
  twclid: 'x',
  li_fat_id: 'linkedin',
  igshid: 'instagram',
}

/** By the end of the host's name, so that `m.facebook.com` and `l.facebook.com` are one. */
const hosts: readonly (readonly [RegExp, string])[] = [
  [/(^|\.)(facebook\.com|fb\.com|fb\.me)$/, 'facebook'],
  [/(^|\.)instagram\.com$/, 'instagram'],
  [/(^|\.)tiktok\.com$/, 'tiktok'],
  [/(^|\.)google(\.[a-z]{2,3}){1,2}$/, 'google'],
  [/(^|\.)bing\.com$/, 'bing'],
  [/(^|\.)duckduckgo\.com$/, 'duckduckgo'],
  [/(^|\.)(youtube\.com|youtu\.be)$/, 'youtube'],
  [/(^|\.)(whatsapp\.com|wa\.me)$/, 'whatsapp'],
  [/(^|\.)(twitter\.com|x\.com|t\.co)$/, 'x'],
  [/(^|\.)(linkedin\.com|lnkd\.in)$/, 'linkedin'],
  [/(^|\.)(pinterest\.com|pin\.it)$/, 'pinterest'],
]

export interface Arrival {
  queryParams: Readonly<Record<string, string>>
  referrer: string
  /** Kept by the page from an earlier address. */
  affiliateCode: string | undefined
  /** Hosts of the shop and of the site that the event is of: coming from there is no arrival. */
  ownHosts: readonly string[]
  /** It is a later page of a visit with the same referrer, which single-page apps repeat: no arrival either. */
  goesOn: boolean
}

/** T8: the first that applies: utm_source, a click id, an affiliate's code, the host of the page that led here, none. */
export function sourceOf({ queryParams: query, referrer, affiliateCode, ownHosts, goesOn }: Arrival): Source {
  const from = hostOf(referrer)
  const isOwn = from !== null && ownHosts.includes(from)
  const host = isOwn || goesOn ? null : from
  const code = query['code'] ?? affiliateCode
  const affiliate =
    code !== undefined && /^[\w-]{1,40}$/.test(code) && !holdsSecret(code) ? code.toUpperCase() : null
  const named = word(query['utm_source'])?.toLowerCase()
  const clicked = Object.entries(clickIds).find(([name]) => query[name])?.[1]
  const known = host === null ? undefined : hosts.find(([pattern]) => pattern.test(host))?.[1]
  // A code that a landing page hands over does not replace what led the visitor there.
  const sent = affiliate === null || isOwn ? undefined : 'affiliate'
  return {
    source: named ?? clicked ?? sent ?? known ?? host ?? direct,
    medium: word(query['utm_medium'])?.toLowerCase() ?? (clicked ? 'cpc' : null),
    campaign: word(query['utm_campaign']),
    affiliate,
    referrer: host,
  }
}
