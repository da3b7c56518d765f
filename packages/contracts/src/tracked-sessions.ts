import { Type, type Static } from 'typebox'
import { marketing } from './access.ts'
import { Closed, Instant, Money, Nullable, Uuid } from './common.ts'
import type { Endpoint } from './endpoints.ts'
import { SessionListQuery, TrackedSession } from './tracking.ts'

export const SessionParams = Closed({ id: Uuid })

/** An event of a session. */
export const SessionEvent = Closed({
  id: Uuid,
  at: Instant,
  /** Key of the external site where it happened; empty for the shop. */
  site: Type.String(),
  action: Type.String(),
  path: Type.String(),
  properties: Type.Array(Closed({ name: Type.String(), value: Type.Union([Type.String(), Type.Number()]) })),
})
export type SessionEvent = Static<typeof SessionEvent>

/** An order as marketing may see it: without buyer data. */
export const SessionOrder = Closed({
  id: Uuid,
  number: Type.String(),
  total: Money,
  createdAt: Instant,
  paidAt: Nullable(Instant),
})
export type SessionOrder = Static<typeof SessionOrder>

export const SessionDetails = Closed({
  session: TrackedSession,
  /** The first thousand, oldest first. */
  events: Type.Array(SessionEvent),
  /** Orders placed in this session, oldest first. */
  orders: Type.Array(SessionOrder),
})
export type SessionDetails = Static<typeof SessionDetails>

const { page: _, limit: __, ...filters } = SessionListQuery.properties

/** A session's position in the list. */
export const SessionPosition = Closed({ startedAt: Instant, id: Uuid })
export type SessionPosition = Static<typeof SessionPosition>

export const ExportSessionsBody = Closed({
  /** The filters of the list. */
  filters: Closed(filters),
  /** `next` of the previous part; absent for the first. */
  after: Type.Optional(SessionPosition),
})
export type ExportSessionsBody = Static<typeof ExportSessionsBody>

/** One part of a CSV file; the parts concatenated are the file. */
export const SessionsCsvPart = Closed({
  csv: Type.String(),
  rows: Type.Integer(),
  /** Pass as `after` to get the next part; `null` after the last. */
  next: Nullable(SessionPosition),
})
export type SessionsCsvPart = Static<typeof SessionsCsvPart>

/** After this time without an event a visitor no longer counts as being on the shop. */
export const liveMinutes = 5

const Count = Type.Integer({ minimum: 0 })

/** Current visitors, without robots. */
export const LiveVisitors = Closed({
  visitors: Count,
  /** By the page that each opened last, most visitors first. */
  pages: Type.Array(Closed({ path: Nullable(Type.String()), visitors: Count })),
  countries: Type.Array(Closed({ country: Nullable(Type.String()), visitors: Count })),
  /** Newest first. */
  orders: Type.Array(Closed({ ...SessionOrder.properties, sessionId: Nullable(Uuid) })),
  serverTime: Instant,
})
export type LiveVisitors = Static<typeof LiveVisitors>

/** Single sessions and current visitors; part of `endpoints`. */
export const trackedSessionEndpoints = {
  getTrackedSession: {
    ...marketing,
    method: 'GET',
    path: '/api/user-tracking/sessions/{id}',
    summary: 'One session: its origin, events and orders',
    params: SessionParams,
    status: 200,
    response: SessionDetails,
  },
  exportTrackedSessions: {
    ...marketing,
    method: 'POST',
    path: '/api/user-tracking/session-exports',
    summary: 'The sessions of a filter as CSV, a part at a time, newest first',
    body: ExportSessionsBody,
    status: 200,
    response: SessionsCsvPart,
  },
  getLiveVisitors: {
    ...marketing,
    method: 'GET',
    path: '/api/user-tracking/live',
    summary: 'Current visitors by page and country, and the latest orders',
    status: 200,
    response: LiveVisitors,
  },
} as const satisfies Record<string, Endpoint>
