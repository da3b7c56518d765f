import { Type, type Static } from 'typebox'
import { marketing, type Call } from './access.ts'
import { AnyLine, CalendarDay, Closed, CountryCode, Instant, Nullable, Uuid } from './common.ts'
import type { Endpoint } from './endpoints.ts'
import { SiteKey } from './landing-sites.ts'
import { devices, periodDaysAtMost, type slices } from './filters.ts'

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

export type Device = (typeof devices)[number]
export type SlicePart = (typeof slices)[number]

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

/** How much a page of another site sends at once, and what all pages of a site may send in a minute, in each process. */
export const embedLimits = { bytes: 60_000, events: 50, siteEventsPerMinute: 60_000 } as const

/** One network may use a twentieth of what is there for all visitors of a site. Per network: a household, or a school. */
const trackingBounds = { bytes: embedLimits.bytes, newKeysPerDay: 100 } as const

/** `POST /i`: JSON that calls itself plain text, so that browsers ask nothing before they send it. Each event is judged by itself. */
export const EmbedBatch = Type.Object({
  /** Names the site; only its own pages may send for it. */
  site: SiteKey,
  sentAt: Instant,
  events: Type.Array(Type.Unknown(), { minItems: 1, maxItems: embedLimits.events }),
})
export type EmbedBatch = Static<typeof EmbedBatch>

/** How far a session came, the furthest last. That an order was placed and paid is the server's word. */
export const funnelSteps = ['visit', 'purchase', 'checkout', 'payment', 'paid'] as const
export type FunnelStep = (typeof funnelSteps)[number]

/** Whole days in the shop's zone, both included; without them the last thirty. */
const period = {
  startDate: Type.Optional(CalendarDay),
  endDate: Type.Optional(CalendarDay),
  /** So many days until the last of them, where no first one is given. */
  days: Type.Optional(Type.Integer({ minimum: 1, maximum: periodDaysAtMost })),
  /** As a session has it: `facebook`, `direct`, … */
  source: Type.Optional(AnyLine(1, 100)),
  device: Type.Optional(Type.Enum(devices)),
  country: Type.Optional(CountryCode),
  campaign: Type.Optional(AnyLine(1, 100)),
  affiliate: Type.Optional(AnyLine(1, 100)),
}

export const SessionListQuery = Closed({
  ...period,
  /** Only those that paid. */
  convertedOnly: Type.Optional(Type.Boolean()),
  /** Only those of robots, which are left out otherwise. */
  robots: Type.Optional(Type.Boolean()),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
})
export type SessionListQuery = Static<typeof SessionListQuery>

export const TrackingQuery = Closed(period)
export type TrackingQuery = Static<typeof TrackingQuery>

const Count = Type.Integer({ minimum: 0 })
const Known = Nullable(Type.String())

export const TrackedSession = Closed({
  id: Uuid,
  /** Key of the other site where it began; empty for the shop. */
  site: Type.String(),
  startedAt: Instant,
  lastAt: Instant,
  source: Type.String(),
  medium: Known,
  campaign: Known,
  affiliate: Known,
  /** Host of the page that led here. */
  referrer: Known,
  device: Type.Enum(devices),
  country: Known,
  consent: Type.Enum(consents),
  /** What gave a robot away. */
  bot: Known,
  entryPath: Known,
  exitPath: Known,
  pages: Count,
  events: Count,
  step: Type.Enum(funnelSteps),
  convertedAt: Nullable(Instant),
})
export type TrackedSession = Static<typeof TrackedSession>

/** The newest first. `total` is up to fifteen seconds old. */
export const SessionList = Closed({
  items: Type.Array(TrackedSession),
  page: Type.Integer({ minimum: 1 }),
  limit: Type.Integer({ minimum: 1 }),
  total: Count,
})
export type SessionList = Static<typeof SessionList>

/** Robots are in none of these. */
const figures = {
  sessions: Count,
  /** Never more than sessions; beyond a thousand of these an estimate within two per cent. `null` where two filters are set at once, of which there is none. */
  visitors: Nullable(Count),
  pages: Count,
  /** Sessions of one page that did nothing more. */
  bounces: Count,
  /** All sessions together. */
  seconds: Count,
  /** Sessions that paid. */
  paid: Count,
}

/** What sessions are told apart by. */
export const sessionParts = [
  'source',
  'device',
  'country',
  'campaign',
  'affiliate',
  'referrer',
  'entry',
  'page',
  'site',
] as const
export type SessionPart = (typeof sessionParts)[number]

/** The sessions of one source, one country, …; of an empty key those that have none, or of which it is not known. */
const Share = Closed({ part: Type.Enum(sessionParts), key: Type.String(), sessions: Count, paid: Count })
export type SessionShare = Static<typeof Share>

export const TrackingStats = Closed({
  startDate: CalendarDay,
  endDate: CalendarDay,
  totals: Closed(figures),
  /** The same of as many days before. */
  before: Closed(figures),
  /** The oldest first; a day without a session has none. */
  days: Type.Array(Closed({ day: CalendarDay, ...figures })),
  /**
   * Of each part the hundred largest, with the others as `other`, the largest first; of one country, campaign or affiliate
   * only its sources and devices. But for pages, of which a session has several, each part adds up to all sessions.
   */
  parts: Type.Array(Share),
  /** Sessions of robots by what gave them away. */
  bots: Type.Array(Closed({ reason: Type.String(), sessions: Count })),
  /** What was refused, left out or repaired, by reason. */
  notes: Type.Array(Closed({ reason: Type.String(), count: Count })),
})
export type TrackingStats = Static<typeof TrackingStats>

const funnel = {
  visit: Count,
  purchase: Count,
  checkout: Count,
  payment: Count,
  paid: Count,
}

/** Sessions that came at least so far. */
export const ConversionFunnel = Closed({
  startDate: CalendarDay,
  endDate: CalendarDay,
  steps: Closed(funnel),
  /** The hundred largest, with the others as `other`, the largest first. */
  sources: Type.Array(Closed({ source: Type.String(), ...funnel })),
})
export type ConversionFunnel = Static<typeof ConversionFunnel>

/** What measures visits; part of `endpoints`. */
export const trackingEndpoints = {
  track: {
    access: 'public',
    bounds: { ...trackingBounds, rowsPerMinute: 1200 },
    method: 'POST',
    path: '/api/user-tracking/track',
    summary: 'Something happened on a page of the shop; kept once, answered when it is',
    body: TrackingPayload,
    status: 204,
    response: Type.Null(),
  },
  listTrackedSessions: {
    ...marketing,
    method: 'GET',
    path: '/api/user-tracking/sessions',
    summary: 'Sessions of a period, the newest first; of people or of robots',
    query: SessionListQuery,
    status: 200,
    response: SessionList,
  },
  getTrackingStats: {
    ...marketing,
    method: 'GET',
    path: '/api/user-tracking/stats',
    summary: 'Sessions, visitors and pages of a period, by day and by what tells sessions apart',
    query: TrackingQuery,
    status: 200,
    response: TrackingStats,
  },
  getConversionFunnel: {
    ...marketing,
    method: 'GET',
    path: '/api/user-tracking/conversion',
    summary: 'How many sessions of a period came how far, in all and by source',
    query: TrackingQuery,
    status: 200,
    response: ConversionFunnel,
  },
} as const satisfies Record<string, Endpoint>

/** The same for pages of other sites; part of `rawCalls`. */
export const trackingCalls = {
  embedTrack: {
    access: 'embed',
    bounds: {
      ...trackingBounds,
      rowsPerMinute: embedLimits.siteEventsPerMinute / 20,
      callsPerMinute: 1200,
    },
    method: 'POST',
    path: '/i',
  },
} as const satisfies Record<string, Call>
