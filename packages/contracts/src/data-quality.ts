import { Type, type Static } from 'typebox'
import { marketing } from './access.ts'
import { adNetworks } from './advertising.ts'
import { CalendarDay, Closed, Instant, Nullable, Uuid } from './common.ts'
import type { Endpoint } from './endpoints.ts'
import { TrackingQuery } from './tracking.ts'

const { startDate, endDate, days } = TrackingQuery.properties
export const DataQualityQuery = Closed({ startDate, endDate, days })
export type DataQualityQuery = Static<typeof DataQualityQuery>

/**
 * The state of a paid order's purchase event for an advertiser. `skipped`: there was no account at the time, or no data
 * left to send. `failed`: all tries failed. `missing`: an event was due but never queued.
 */
export const purchaseStates = [
  'sent',
  'waiting',
  'refused',
  'expired',
  'failed',
  'missing',
  'skipped',
  'no_consent',
] as const
export type PurchaseState = (typeof purchaseStates)[number]

/** States of purchases that need staff's attention. */
export const lostPurchases = ['missing', 'failed', 'expired', 'refused'] as const satisfies PurchaseState[]

const Count = Type.Integer({ minimum: 0 })

/** How complete the figures of a period are. */
export const DataQuality = Closed({
  startDate: CalendarDay,
  endDate: CalendarDay,
  /** Counts of what was refused, left out, repaired or came from a robot; newest day first. */
  notes: Type.Array(Closed({ day: CalendarDay, reason: Type.String(), count: Count })),
  figures: Closed({
    /** When figures were last counted; `null` before the first time. */
    countedAt: Nullable(Instant),
    /** Counting has failed since then. */
    failing: Type.Boolean(),
    /** When the newest session of a person began. */
    newestSessionAt: Nullable(Instant),
  }),
  /** Paid orders of the period compared with the events sent to each advertiser that the server reports to. */
  advertisers: Type.Array(
    Closed({
      network: Type.Enum(adNetworks),
      /** When it began to refuse the shop's account; nothing is sent since then. */
      pausedSince: Nullable(Instant),
      paid: Count,
      states: Type.Array(Closed({ state: Type.Enum(purchaseStates), orders: Count })),
      /** Since when the oldest unsent event has been waiting. */
      waitingSince: Nullable(Instant),
      /** The newest hundred `lostPurchases`, newest first. */
      lost: Type.Array(
        Closed({
          id: Uuid,
          number: Type.String(),
          state: Type.Enum(lostPurchases),
          paidAt: Instant,
        }),
      ),
    }),
  ),
  serverTime: Instant,
})
export type DataQuality = Static<typeof DataQuality>

/** Completeness of the figures; part of `endpoints`. */
export const dataQualityEndpoints = {
  getDataQuality: {
    ...marketing,
    method: 'GET',
    path: '/api/admin/analytics/data-quality',
    summary:
      'What was refused or left out by day, and paid orders compared with the purchases sent to advertisers',
    query: DataQualityQuery,
    status: 200,
    response: DataQuality,
  },
} as const satisfies Record<string, Endpoint>
