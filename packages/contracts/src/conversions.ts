import { Type, type Static } from 'typebox'
import type { CharacterCategory } from './catalog.ts'
import { AnyLine, Closed } from './common.ts'
import { buyerWrites, jsonBody } from './access.ts'
import type { Endpoint } from './endpoints.ts'
import { OrderLinkQuery, OrderParams } from './orders.ts'

/** §7: what the social network's pixel is told, and its server beside it. */
export const conversionEvents = [
  'PageView',
  'InitiateCheckout',
  'Purchase',
  'Contact',
  'VideoView',
  'PageVisit',
  'CTAClick',
  'CharacterSelection',
] as const
export type ConversionEvent = (typeof conversionEvents)[number]

/** What a content can be, and the places of what is not sold. */
export const contentTypes = ['product', 'package', 'character', 'page', 'video'] as const
export const contentNames = [
  'home',
  'purchase',
  'last-chance',
  'checkout',
  'order-confirmation',
  'contact',
  'about',
  'faq',
  'terms',
  'privacy',
  'refund',
  'greeting',
  'sample',
] as const
/** Beside the categories of characters: what the shop sells, and what it says about itself. */
export const contentCategories = ['greetings', 'information'] as const
export const ctaLocations = ['header', 'hero', 'packages', 'characters', 'offers', 'footer', 'page'] as const

/** §3. Every value is one of few, so that nothing which was typed fits in. */
export interface ConversionData {
  content_ids?: string[]
  content_id?: string
  content_name?: string
  content_type?: (typeof contentTypes)[number]
  content_category?: CharacterCategory | (typeof contentCategories)[number]
  /** In whole units of the currency, `BRL` unless it is named. */
  value?: number
  currency?: string
  num_items?: number
  transaction_id?: string
  /** In percent. */
  video_progress?: number
  cta_location?: (typeof ctaLocations)[number]
}

/** `POST /api/facebook-conversion`, §7. With the headers `x-fbp` and `x-fbc` where there are such cookies. */
export const ConversionBody = Closed({
  eventName: Type.Enum(conversionEvents),
  /** The browser's own event has the same. */
  eventId: Type.String({ pattern: '^[A-Za-z0-9._-]{8,64}$' }),
  /** As `ConversionData`; keys and values that are not in it are dropped and counted. */
  customData: Type.Record(Type.String({ maxLength: 60 }), Type.Unknown(), {
    maxProperties: 40,
    definedBy: 'the page',
  }),
  url: AnyLine(0, 2000),
  /** Not believed: the request's own header counts. */
  userAgent: AnyLine(0, 1000),
})
export type ConversionBody = Static<typeof ConversionBody>

/**
 * The header by which a browser says to which version of the question its visitor agreed, or that the law of its market
 * needs no answer. Without it nothing of a visit or an order is kept for an advertiser.
 */
export const consentHeader = 'x-consent'

/** What browsers tell for advertisers; part of `endpoints`. */
export const conversionEndpoints = {
  relayConversion: {
    access: 'public',
    bounds: { bytes: jsonBody, rowsPerMinute: 240, newKeysPerDay: 0 },
    method: 'POST',
    path: '/api/facebook-conversion',
    summary: 'Have the server tell Meta what its pixel was told (headers x-consent, x-fbp, x-fbc)',
    body: ConversionBody,
    status: 202,
    response: Type.Null(),
  },
  withdrawAdvertising: {
    access: 'buyer',
    bounds: { ...buyerWrites, bytes: 0 },
    params: OrderParams,
    query: OrderLinkQuery,
    method: 'DELETE',
    path: '/api/orders/{id}/advertising',
    summary: 'Tell no advertiser of this order: consent was withdrawn',
    status: 204,
    response: Type.Null(),
  },
} as const satisfies Record<string, Endpoint>
