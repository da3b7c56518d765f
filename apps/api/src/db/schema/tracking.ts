import type { Consent } from '@recadinho/contracts/tracking'
import type { JsonColumn } from './columns.ts'

/** What happened on a page; partitions of a week each. */
export interface TrackingEventsTable {
  event_id: string
  /** The event's time by the browser's clock: the same however often it is sent, so the partition and the key are too. */
  made_at: Date
  /** By the shop's clock. */
  at: Date
  session_id: string
  /** Key of the other site that it happened on; empty for the shop. */
  site: string
  action: string
  path: string
  properties: JsonColumn<Record<string, string | number>>
}

/** One row for each session, kept with every event of it. */
export interface TrackingSessionsTable {
  session_id: string
  visitor_id: string | null
  /** Where it began. */
  site: string
  consent: Consent
  started_at: Date
  last_at: Date
  /** The last that was not `direct`. */
  source: string
  source_at: Date
  medium: string | null
  campaign: string | null
  affiliate: string | null
  /** Host of the page that led here. */
  referrer: string | null
  device: string
  country: string | null
  /** Why it counts as a robot. */
  bot: string | null
  entry_path: string | null
  exit_path: string | null
  pages: number
  events: number
  /** How far it came, 0 to 4. */
  step: number
  converted_at: Date | null
}

/** A session that began about then has changed: the figures of its day are out of date. */
export interface TrackingMarksTable {
  at: Date
}

/** What the sessions of a day come to. */
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

/** The same by something else that tells sessions apart. */
export interface TrackingPartsTable extends TrackingDaysTable {
  part: string
  key: string
}

/** A sketch of a day's visitors by source, device, …; of all under an empty source. */
export interface TrackingVisitorsTable {
  day: string
  part: string
  /** The key of the part, whichever it is. */
  source: string
  registers: Buffer
}

/** How often something was refused, left out or repaired. */
export interface TrackingNotesTable {
  day: string
  reason: string
  count: number
}
