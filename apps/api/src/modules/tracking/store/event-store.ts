import type { LiveVisitors, SessionEvent, SessionPosition } from '@recadinho/contracts/tracked-sessions'
import type {
  ConversionFunnel,
  Consent,
  Device,
  FunnelStep,
  SessionList,
  SlicePart,
  TrackedSession,
  TrackingStats,
} from '@recadinho/contracts/tracking'
import type { Source } from '../pipeline/source.ts'

/** A stored event: judged, truncated, and without anything that identifies the visitor. */
export interface TrackedEvent extends Source {
  eventId: string
  /** By the browser's clock, from the id: the same in every try. */
  madeAt: Date
  /** Where an earlier try may be stored, if the browser's clock is off by about a week (E1). */
  elsewhere: Date | null
  /** By the shop's clock. */
  at: Date
  sessionId: string
  visitorId: string | null
  /** Key of another site; empty for the shop. */
  site: string
  /** Site key of the landing page that led to the shop, otherwise `site`. The session's first one counts. */
  landingSite: string
  consent: Consent
  action: string
  path: string
  step: FunnelStep
  device: Device
  country: string | null
  /** Why it counts as a robot. */
  bot: string | null
  properties: Record<string, string | number> | null
}

export interface Appended {
  accepted: number
  /** Already stored, so not counted again. */
  duplicates: number
}

/** A key of a dimension of visits, such as a source. */
export interface KnownKey {
  dimension: 'source' | 'medium' | 'campaign' | 'affiliate' | 'referrer' | 'path' | 'action'
  key: string
}

/** Whole days of a time zone, both inclusive, and the filters of their sessions. */
export interface Period {
  from: string
  until: string
  zone: string
  source?: string | undefined
  device?: Device | undefined
  slice?: { part: SlicePart; key: string } | undefined
}

export interface SessionFilter extends Period {
  convertedOnly?: boolean | undefined
  /** Only robots if true, otherwise only people. */
  robots?: boolean | undefined
}

/** Current visitors, by the page that each opened last and by country, largest first. */
export type Live = Pick<LiveVisitors, 'visitors' | 'pages' | 'countries'>

export type DayFigures = TrackingStats['days'][number]
export type Stats = Pick<TrackingStats, 'totals' | 'parts' | 'bots'>
export type Funnel = Pick<ConversionFunnel, 'steps' | 'sources'>

/** The events themselves cannot be stored, and a retry would fail too; other events are not affected. */
export class WrongEvents extends Error {}

/**
 * Stores events and computes marketing's reports. Every adapter passes `event-store-contract.ts` of the tests.
 */
export interface EventStore {
  /** Rejects with `WrongEvents` if the events cannot be stored. */
  append(events: readonly TrackedEvent[]): Promise<Appended>
  listSessions(
    filter: SessionFilter & { page: number; limit: number },
  ): Promise<Pick<SessionList, 'items' | 'total'>>
  /** The same list from a position on, for exports. */
  sessionsAfter(
    filter: SessionFilter & { after: SessionPosition | null; limit: number },
  ): Promise<TrackedSession[]>
  findSession(sessionId: string): Promise<TrackedSession | undefined>
  sessionEvents(sessionId: string): Promise<SessionEvent[]>
  /** Visitors who were active since then. */
  live(since: Date): Promise<Live>
  stats(period: Period): Promise<Stats>
  /** Only the totals of `stats`. */
  totals(period: Period): Promise<Stats['totals']>
  series(period: Period): Promise<DayFigures[]>
  funnel(period: Period): Promise<Funnel>
  /** Updates the figures of changed days and returns their number. Rejects at the end if some days failed. */
  refresh(zone: string): Promise<number>
  /** The largest keys of each dimension in the figures since then. */
  knownKeys(since: Date): Promise<KnownKey[]>
  /** The time of the oldest stored session; `null` if there is none. */
  keptFrom(): Promise<Date | null>
  /** All sessions of a session's visitor, which `eraseVisitor` deletes. */
  visitorOf(sessionId: string): Promise<TrackedSession[]>
  /** Deletes all sessions of a session's visitor, with their events. Returns the number of sessions. */
  eraseVisitor(sessionId: string): Promise<number>
  /**
   * Deletes what has reached its retention period, visits by whole days of the zone, and creates partitions in advance.
   */
  maintain(now: Date, zone: string): Promise<void>
}
