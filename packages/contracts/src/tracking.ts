import { Type, type Static } from 'typebox'
import type { Call } from './access.ts'
import { Closed, Instant, Uuid } from './common.ts'
import type { Endpoint } from './endpoints.ts'

/** What a browser says of itself: longer than anything honest, and cut before it is kept. */
const Said = Type.String({ maxLength: 4000 })
const Measure = Type.Number({ minimum: 0, maximum: 1e9 })

/** A UUID of version 7: made where the event happened, with the time of that in it. */
export const EventId = Type.String({
  pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$',
})

/** `exempt`: measured without consent, where the law lets a shop count its own visits. */
export const consents = ['granted', 'denied', 'exempt'] as const
export type Consent = (typeof consents)[number]

export const devices = ['mobile', 'desktop', 'tablet'] as const
export type Device = (typeof devices)[number]

/** An event as a page sends it (§3). Further fields, such as `path` and `title`, are let through here; few are kept. */
export const TrackingPayload = Type.Object(
  {
    /** Unchanged however often it is sent: it counts once. */
    eventId: EventId,
    /** Only where an id may be kept. */
    visitorId: Type.Optional(EventId),
    consent: Type.Enum(consents),
    /** When it is sent, by the same clock as `timestamp`: tells how far that clock is off. */
    sentAt: Instant,
    action: Type.String({ pattern: '^[A-Za-z][A-Za-z0-9_:.-]{0,39}$' }),
    sessionId: Uuid,
    timestamp: Instant,
    deviceInfo: Closed({
      userAgent: Said,
      language: Said,
      platform: Said,
      screenWidth: Measure,
      screenHeight: Measure,
      pixelRatio: Measure,
      vendor: Said,
    }),
    navigationInfo: Closed({
      currentPath: Said,
      referrer: Said,
      queryParams: Type.Record(Type.String(), Said, { definedBy: 'the address' }),
    }),
    sessionInfo: Closed({
      sessionId: Uuid,
      /** Seconds. */
      timeOnSite: Measure,
      referrer: Said,
      previousPath: Said,
      pageCount: Measure,
    }),
  },
  { definedBy: 'the page' },
)
export type TrackingPayload = Static<typeof TrackingPayload>

/** How much a page of another site sends at once. */
export const embedLimits = { bytes: 60_000, events: 50 } as const

/** `POST /i`: JSON that calls itself plain text, so that browsers ask nothing before they send it. Each event is judged by itself. */
export const EmbedBatch = Type.Object({
  /** Names the site; only its own pages may send for it. */
  site: Type.String({ pattern: '^[a-z0-9][a-z0-9_-]{0,39}$' }),
  sentAt: Instant,
  events: Type.Array(Type.Unknown(), { minItems: 1, maxItems: embedLimits.events }),
})
export type EmbedBatch = Static<typeof EmbedBatch>

/** What measures visits; part of `endpoints`. */
export const trackingEndpoints = {
  track: {
    access: 'public',
    method: 'POST',
    path: '/api/user-tracking/track',
    summary: 'Something happened on a page of the shop; kept once, answered when it is',
    body: TrackingPayload,
    status: 204,
    response: Type.Null(),
  },
} as const satisfies Record<string, Endpoint>

/** The same for pages of other sites; part of `rawCalls`. */
export const trackingCalls = {
  embedTrack: { access: 'embed', method: 'POST', path: '/i' },
} as const satisfies Record<string, Call>
