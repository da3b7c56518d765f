import type { Consent } from '@recadinho/contracts/tracking'
import type { JsonColumn } from './columns.ts'

/** Events on pages, in weekly partitions. */
export interface TrackingEventsTable {
  event_id: string
  /** The time by the browser's clock: the same in every retry, so that partition and key are too. */
  made_at: Date
  /** By the shop's clock. */
  at: Date
  session_id: string
  /** Key of the other site where it happened; empty for the shop. */
  site: string
  action: string
  path: string
  properties: JsonColumn<Record<string, string | number>>
}

/** One row per session, updated with each of its events. */
export interface TrackingSessionsTable {
  session_id: string
  visitor_id: string | null
  /** The site where it began. */
  site: string
  consent: Consent
  started_at: Date
  last_at: Date
  /** The last source other than `direct`. */
  source: string
  source_at: Date
  medium: string | null
  campaign: string | null
  affiliate: string | null
  /** Host of the referring page. */
  referrer: string | null
  device: string
  country: string | null
  /** Why it counts as a robot. */
  bot: string | null
  entry_path: string | null
  exit_path: string | null
  pages: number
  events: number
  /** The furthest step, 0 to 4. */
  step: number
  converted_at: Date | null
}

/** How far the visits of a week were taken over to another event store. */
export interface TrackingCopiesTable {
  week: Date
  last_id: string | null
  events: number
  finished: boolean
}

/** A session that began around this time has changed, so that its day's figures are stale. */
export interface TrackingMarksTable {
  at: Date
}

/** What a piece of a busy day came to when it was last counted, deflated. */
export interface TrackingPiecesTable {
  begins: Date
  ends: Date
  sums: Buffer
}

/** A day's totals of sessions. */
export interface TrackingDaysTable {
  day: string
  source: string
  device: string
  sessions: number
  pages: number
  bounces: number
  seconds: string
  purchase: number
  checkout: number
  payment: number
  paid: number
}

/** The same by another dimension. */
export interface TrackingPartsTable extends TrackingDaysTable {
  part: string
  key: string
}

/** A sketch of a day's visitors by source, device, …; an empty source means all. */
export interface TrackingVisitorsTable {
  day: string
  part: string
  /** The key of the part, whichever it is. */
  source: string
  registers: Buffer
}

/** How often something was rejected, omitted or repaired. */
export interface TrackingNotesTable {
  day: string
  reason: string
  count: number
}
