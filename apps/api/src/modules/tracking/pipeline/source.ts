import { hostOf } from './clean.ts'
import { campaignWord, isUnfilled } from './campaign-word.ts'
import { isPaymentHost, networkOfHost, networkOfName } from './networks.ts'
import { holdsSecret } from './secret.ts'

/** Where a visit came from. */
export interface Source {
  /** `direct`, a network's name, `affiliate`, or the referrer's host. */
  source: string
  medium: string | null
  campaign: string | null
  affiliate: string | null
  /** The referrer's host. */
  referrer: string | null
}

export const direct = 'direct'

/** The medium of a paid click whose link does not name one. */
export const paidClick = 'cpc'

/** Click ids that networks add to URLs, with their network. */
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

/** Click ids of paid clicks only; other networks add theirs to every link. */
const paidClickIds = ['gclid', 'gbraid', 'wbraid', 'msclkid']

/** Pages of an order. Buyers return to them after paying or from an email, which is not an arrival. */
const orderPages = /^\/(?:order-confirmation|video|checkout\/(?:stripe|legacy|multi))(?:\/|$)/

export interface Arrival {
  queryParams: Readonly<Record<string, string>>
  referrer: string
  /** Stored by the page from an earlier URL. */
  affiliateCode: string | undefined
  /** The cleaned path of the shop's page; `undefined` on other sites. */
  shopPage: string | undefined
  /** Hosts of the shop and of the event's site: coming from there is not an arrival. */
  ownHosts: readonly string[]
  /** The visit comes from a landing page, whose link passes on the visitor's affiliate code. */
  isFromLanding: boolean
  /** A later page of the visit with the same referrer, which single-page apps repeat: not an arrival either. */
  continuesVisit: boolean
}

/** T8: the first that applies: utm_source, a click id, an affiliate code, the referrer's host, `direct`. */
export function sourceOf(arrival: Arrival): Source {
  const { referrer, affiliateCode, shopPage, ownHosts, isFromLanding, continuesVisit } = arrival
  const atOrder = shopPage !== undefined && orderPages.test(shopPage)
  const query = atOrder ? {} : arrival.queryParams
  const from = hostOf(referrer)
  const isReturn = atOrder || (from !== null && (ownHosts.includes(from) || isPaymentHost(from)))
  const host = isReturn || continuesVisit ? null : from
  const code = query['code'] ?? affiliateCode
  const affiliate =
    code !== undefined && /^[\w-]{1,40}$/.test(code) && !holdsSecret(code) ? code.toUpperCase() : null
  const word = campaignWord(query['utm_source'])?.toLowerCase() ?? ''
  // A landing page's link names its click id or referrer's host, never a page of the shop.
  const named = ownHosts.includes(word.replaceAll(/^www\.|:\d+$/g, ''))
    ? undefined
    : (clickIds.get(word) ?? networkOfName(word))
  const clicked = [...clickIds].find(([name]) => query[name])?.[1]
  const isPaid = paidClickIds.some((name) => query[name] || word === name)
  const network = host === null ? undefined : networkOfHost(host, referrer.startsWith('android-app:'))
  const isSent =
    affiliate !== null && (!isReturn || (isFromLanding && !atOrder && query['code'] !== undefined))
  return {
    source: named || clicked || (isSent ? 'affiliate' : undefined) || network || direct,
    medium: campaignWord(query['utm_medium'])?.toLowerCase() ?? (isPaid ? paidClick : null),
    campaign: campaignWord(query['utm_campaign']),
    affiliate,
    referrer: host,
  }
}

/** How many campaign parameters are a network's placeholder that was not filled in. */
export const unfilledIn = (query: Readonly<Record<string, string>>): number =>
  ['utm_source', 'utm_medium', 'utm_campaign'].filter((name) => isUnfilled(query[name] ?? '')).length
