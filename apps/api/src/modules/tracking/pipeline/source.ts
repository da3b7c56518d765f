import { hostOf } from './clean.ts'
import { campaignWord, isUnfilled } from './campaign-word.ts'
import { isPaymentHost, networkOfHost, networkOfName } from './networks.ts'
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

/** The medium of a paid click whose link names none. */
export const paidClick = 'cpc'

/** What networks add to an address, and whose it is. */
const clickIds = new Map([
  ['fbclid', 'facebook'],
  ['ttclid', 'tiktok'],
  ['gclid', 'google'],
  ['gbraid', 'google'],
  ['wbraid', 'google'],
  ['msclkid', 'bing'],
  ['twclid', 'x'],
  ['li_fat_id', 'linkedin'],
  ['igshid', 'instagram'],
  ['igsh', 'instagram'],
])

/** Added to paid clicks alone; the other networks add theirs to every link. */
const paidClickIds = ['gclid', 'gbraid', 'wbraid', 'msclkid']

/** Pages that belong to an order. Buyers come back to them from paying or from their email, which leads nobody to the shop. */
const orderPages = /^\/(?:order-confirmation|video|checkout\/(?:stripe|legacy|multi))(?:\/|$)/

export interface Arrival {
  queryParams: Readonly<Record<string, string>>
  referrer: string
  /** Kept by the page from an earlier address. */
  affiliateCode: string | undefined
  /** The shop's page, as it is kept; `undefined` on other sites. */
  shopPage: string | undefined
  /** Hosts of the shop and of the site that the event is of: coming from there is no arrival. */
  ownHosts: readonly string[]
  /** It comes from a landing page, whose link has the code that the visitor came with. */
  isFromLanding: boolean
  /** It is a later page of a visit with the same referrer, which single-page apps repeat: no arrival either. */
  goesOn: boolean
}

/** T8: the first that applies: utm_source, a click id, an affiliate's code, the host of the page that led here, none. */
export function sourceOf(arrival: Arrival): Source {
  const { referrer, affiliateCode, shopPage, ownHosts, isFromLanding, goesOn } = arrival
  const atOrder = shopPage !== undefined && orderPages.test(shopPage)
  const query = atOrder ? {} : arrival.queryParams
  const from = hostOf(referrer)
  const isReturn = atOrder || (from !== null && (ownHosts.includes(from) || isPaymentHost(from)))
  const host = isReturn || goesOn ? null : from
  const code = query['code'] ?? affiliateCode
  const affiliate =
    code !== undefined && /^[\w-]{1,40}$/.test(code) && !holdsSecret(code) ? code.toUpperCase() : null
  const word = campaignWord(query['utm_source'])?.toLowerCase() ?? ''
  // A landing page's link names the click id or the host that led there, and never a page of the shop.
  const named = ownHosts.includes(word.replaceAll(/^www\.|:\d+$/g, ''))
    ? undefined
    : (clickIds.get(word) ?? networkOfName(word))
  const clicked = [...clickIds].find(([name]) => query[name])?.[1]
  const isPaid = paidClickIds.some((name) => query[name] || word === name)
  const known = host === null ? undefined : networkOfHost(host, referrer.startsWith('android-app:'))
  const isSent =
    affiliate !== null && (!isReturn || (isFromLanding && !atOrder && query['code'] !== undefined))
  return {
    source: named || clicked || (isSent ? 'affiliate' : undefined) || known || direct,
    medium: campaignWord(query['utm_medium'])?.toLowerCase() ?? (isPaid ? paidClick : null),
    campaign: campaignWord(query['utm_campaign']),
    affiliate,
    referrer: host,
  }
}

/** How many of a campaign's parameters hold a network's placeholder that was never filled in. */
export const unfilledIn = (query: Readonly<Record<string, string>>): number =>
  ['utm_source', 'utm_medium', 'utm_campaign'].filter((name) => isUnfilled(query[name] ?? '')).length
