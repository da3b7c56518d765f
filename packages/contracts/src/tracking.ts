import { Type, type Static } from 'typebox'
import { marketing, type Call } from './access.ts'
import { AnyLine, CalendarDay, Closed, CountryCode, Instant, Nullable, Uuid } from './common.ts'
import type { Endpoint } from './endpoints.ts'
import { SiteKey } from './landing-sites.ts'
import { devices, periodDaysAtMost, type slices } from './filters.ts'

/** Text from the browser: longer than any honest value, and truncated before it is stored. */
const BrowserText = Type.String({ maxLength: 4000 })
const Measure = Type.Number({ minimum: 0, maximum: 1e9 })

/** A UUID of version 7, created where the event happened; it contains that time. */
export const EventId = Type.String({
  pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$',
})

/** `exempt`: measured without consent, where the law lets a shop count its own visits. */
export const consents = ['granted', 'denied', 'exempt'] as const
export type Consent = (typeof consents)[number]

export type Device = (typeof devices)[number]
export type SlicePart = (typeof slices)[number]

/**
 * An event as a page sends it (§3). Other fields, such as `path` and `title`, are accepted, but few are stored.
 */
export const TrackingPayload = Type.Object(
  {
    /** The same in every try, so that the event counts once. */
    eventId: EventId,
    /** Only if an id may be stored. */
    visitorId: Type.Optional(EventId),
    consent: Type.Enum(consents),
    /** When it is sent, by the same clock as `timestamp`; shows how far that clock is off. */
    sentAt: Instant,
    action: Type.String({ pattern: '^[A-Za-z][A-Za-z0-9_:.-]{0,39}$' }),
    sessionId: Uuid,
    timestamp: Instant,
    deviceInfo: Closed({
      userAgent: BrowserText,
      language: BrowserText,
      platform: BrowserText,
      screenWidth: Measure,
      screenHeight: Measure,
      pixelRatio: Measure,
      vendor: BrowserText,
    }),
    navigationInfo: Closed({
      currentPath: BrowserText,
      referrer: BrowserText,
      queryParams: Type.Record(Type.String(), BrowserText, { definedBy: 'the address' }),
    }),
    sessionInfo: Closed({
      sessionId: Uuid,
      /** Seconds. */
      timeOnSite: Measure,
      referrer: BrowserText,
      previousPath: BrowserText,
      pageCount: Measure,
    }),
  },
  { definedBy: 'the page' },
)
export type TrackingPayload = Static<typeof TrackingPayload>

/**
 * The most that a page of another site sends at once, and that all pages of a site may send per minute and process.
 */
export const embedLimits = { bytes: 60_000, events: 50, siteEventsPerMinute: 60_000 } as const

/** One network, such as a household or a school, may use a twentieth of a site's limit. */
const trackingBounds = { bytes: embedLimits.bytes, newKeysPerDay: 100 } as const

/**
 * `POST /i`: JSON declared as plain text, so that browsers send no preflight request. Events are judged one by one.
 */
export const EmbedBatch = Type.Object({
  /** The site's key; only the site's own pages may send with it. */
  site: SiteKey,
  sentAt: Instant,
  events: Type.Array(Type.Unknown(), { minItems: 1, maxItems: embedLimits.events }),
})
export type EmbedBatch = Static<typeof EmbedBatch>

/** A session's furthest step, in order. Only the server reports that an order was placed and paid. */
export const funnelSteps = ['visit', 'purchase', 'checkout', 'payment', 'paid'] as const
export type FunnelStep = (typeof funnelSteps)[number]

/** Whole days in the shop's time zone, both inclusive; the last thirty by default. */
const period = {
  startDate: Type.Optional(CalendarDay),
  endDate: Type.Optional(CalendarDay),
  /** The number of days up to the last one, if no first day is given. */
  days: Type.Optional(Type.Integer({ minimum: 1, maximum: periodDaysAtMost })),
  /** A session's source: `facebook`, `direct`, … */
  source: Type.Optional(AnyLine(1, 100)),
  device: Type.Optional(Type.Enum(devices)),
  country: Type.Optional(CountryCode),
  campaign: Type.Optional(AnyLine(1, 100)),
  affiliate: Type.Optional(AnyLine(1, 100)),
}

export const SessionListQuery = Closed({
  ...period,
  /** Only sessions that paid. */
  convertedOnly: Type.Optional(Type.Boolean()),
  /** Only robots' sessions, which are left out otherwise. */
  robots: Type.Optional(Type.Boolean()),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
})
export type SessionListQuery = Static<typeof SessionListQuery>

export const TrackingQuery = Closed(period)
export type TrackingQuery = Static<typeof TrackingQuery>

const Count = Type.Integer({ minimum: 0 })
const OptionalText = Nullable(Type.String())

export const TrackedSession = Closed({
  id: Uuid,
  /** Key of the external site where it began; empty for the shop. */
  site: Type.String(),
  startedAt: Instant,
  lastAt: Instant,
  source: Type.String(),
  medium: OptionalText,
  campaign: OptionalText,
  affiliate: OptionalText,
  /** The referrer's host. */
  referrer: OptionalText,
  device: Type.Enum(devices),
  country: OptionalText,
  consent: Type.Enum(consents),
  /** Why it counts as a robot. */
  bot: OptionalText,
  entryPath: OptionalText,
  exitPath: OptionalText,
  pages: Count,
  events: Count,
  step: Type.Enum(funnelSteps),
  convertedAt: Nullable(Instant),
})
export type TrackedSession = Static<typeof TrackedSession>

/** Newest first. `total` is up to fifteen seconds old. */
export const SessionList = Closed({
  items: Type.Array(TrackedSession),
  page: Type.Integer({ minimum: 1 }),
  limit: Type.Integer({ minimum: 1 }),
  total: Count,
})
export type SessionList = Static<typeof SessionList>

/** Robots are not included. */
const figures = {
  sessions: Count,
  /**
   * Never more than sessions. Exact up to a thousand sessions, then an estimate within two per cent; `null` for two
   * filters at once, which have no estimate.
   */
  visitors: Nullable(Count),
  pages: Count,
  /** Sessions with one page and no other event. */
  bounces: Count,
  /** The sum of all sessions. */
  seconds: Count,
  /** Sessions that paid. */
  paid: Count,
}

/** The dimensions of sessions. */
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

/** Sessions of one source, country, …; an empty key stands for sessions without one, or with an unknown one. */
const Share = Closed({ part: Type.Enum(sessionParts), key: Type.String(), sessions: Count, paid: Count })
export type SessionShare = Static<typeof Share>

export const TrackingStats = Closed({
  startDate: CalendarDay,
  endDate: CalendarDay,
  totals: Closed(figures),
  /** The same for the preceding period of equal length. */
  before: Closed(figures),
  /** Oldest first; a day without sessions has no entry. */
  days: Type.Array(Closed({ day: CalendarDay, ...figures })),
  /**
   * The hundred largest keys of each part, largest first, with the others as `other`; for one country, campaign or
   * affiliate only its sources and devices. Each part adds up to all sessions, except pages, of which a session has
   * several.
   */
  parts: Type.Array(Share),
  /** Robots' sessions by reason. */
  bots: Type.Array(Closed({ reason: Type.String(), sessions: Count })),
  /** Counts of what was refused, left out or repaired, by reason. */
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

/** Sessions that reached at least each step. */
export const ConversionFunnel = Closed({
  startDate: CalendarDay,
  endDate: CalendarDay,
  steps: Closed(funnel),
  /** The hundred largest, largest first, with the others as `other`. */
  sources: Type.Array(Closed({ source: Type.String(), ...funnel })),
})
export type ConversionFunnel = Static<typeof ConversionFunnel>

/** Measuring visits; part of `endpoints`. */
export const trackingEndpoints = {
  track: {
    access: 'public',
    bounds: { ...trackingBounds, rowsPerMinute: 1200 },
    method: 'POST',
    path: '/api/user-tracking/track',
    summary: 'Report an event of a page of the shop; stored once, answered once it is stored',
    body: TrackingPayload,
    status: 204,
    response: Type.Null(),
  },
  listTrackedSessions: {
    ...marketing,
    method: 'GET',
    path: '/api/user-tracking/sessions',
    summary: 'Sessions of a period, newest first; of people or of robots',
    query: SessionListQuery,
    status: 200,
    response: SessionList,
  },
  getTrackingStats: {
    ...marketing,
    method: 'GET',
    path: '/api/user-tracking/stats',
    summary: 'Sessions, visitors and pages of a period, by day and by the dimensions of sessions',
    query: TrackingQuery,
    status: 200,
    response: TrackingStats,
  },
  getConversionFunnel: {
    ...marketing,
    method: 'GET',
    path: '/api/user-tracking/conversion',
    summary: 'How many sessions of a period reached each step, in all and by source',
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
