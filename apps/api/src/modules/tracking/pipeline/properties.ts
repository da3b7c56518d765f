import { hostOf, pagePath, word } from './clean.ts'

type Read = (value: unknown) => string | number | null

const text: Read = (value) => (typeof value === 'string' ? word(value) : null)
const list: Read = (value) =>
  Array.isArray(value) ? word(value.filter((each) => typeof each === 'string').join('|'), 200) : text(value)
const number =
  (atMost: number): Read =>
  (value) =>
    typeof value === 'number' && value >= 0 && value <= atMost ? value : null
const address: Read = (value) => {
  const host = typeof value === 'string' ? hostOf(value) : null
  return host === null ? null : `${host}${pagePath(new URL(String(value)).pathname)}`
}

const product = {
  content_id: text,
  content_ids: list,
  content_name: text,
  content_type: text,
  content_category: text,
}
const basket = { ...product, value: number(1e9), currency: text, num_items: number(1000) }

/**
 * T4: the properties stored with each action. Nothing else is: not a page's title, which may name a child, and no order
 * number.
 */
const kept: Record<string, Record<string, Read>> = {
  outbound: { url: address },
  video: { ...product, video_progress: number(100) },
  VideoView: { ...product, video_progress: number(100) },
  PageVisit: product,
  ViewContent: product,
  CharacterSelection: product,
  CTAClick: { cta_location: text, content_name: text },
  Contact: { cta_location: text },
  AddToCart: basket,
  InitiateCheckout: basket,
  Purchase: basket,
  CompletePayment: basket,
}

/** Actions reported by the shop's pages and by the script for landing pages. */
export const knownActions: ReadonlySet<string> = new Set(['pageview', ...Object.keys(kept)])

/** A payload's fields that are not properties. */
const envelope = new Set(
  (
    'eventId visitorId consent sentAt action sessionId timestamp ' +
    'deviceInfo navigationInfo sessionInfo path title code'
  ).split(' '),
)

export interface Properties {
  properties: Record<string, string | number> | null
  /** How many were unknown or invalid. */
  dropped: number
}

/** T4: an action's allowed properties. */
export function propertiesOf(payload: Readonly<Record<string, unknown>>): Properties {
  const action = String(payload['action'])
  const allowed = Object.hasOwn(kept, action) ? kept[action] : undefined
  const properties: Record<string, string | number> = {}
  let dropped = 0
  for (const [name, value] of Object.entries(payload)) {
    if (envelope.has(name)) continue
    const read = allowed && Object.hasOwn(allowed, name) ? allowed[name] : undefined
    const clean = read?.(value) ?? null
    if (clean === null) dropped += 1
    else properties[name] = clean
  }
  return { properties: Object.keys(properties).length > 0 ? properties : null, dropped }
}
