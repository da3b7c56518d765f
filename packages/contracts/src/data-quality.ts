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
 * What became of telling an advertiser of a paid order. `skipped`: there was no account then, or nothing left to tell.
 * `failed`: its tries are used up. `missing`: it should have been told, and nothing ever was to be sent.
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

/** How far the figures of a period can be trusted. */
export const DataQuality = Closed({
  startDate: CalendarDay,
  endDate: CalendarDay,
  /** What was refused, left out, repaired, or came from a robot; the newest day first. */
  notes: Type.Array(Closed({ day: CalendarDay, reason: Type.String(), count: Count })),
  figures: Closed({
    /** When figures were last counted; `null` before the first time. */
    countedAt: Nullable(Instant),
    /** They could not be counted since. */
    failing: Type.Boolean(),
    /** When the newest session of a person began. */
    newestSessionAt: Nullable(Instant),
  }),
  /** Paid orders of the period against what each advertiser was told of; those whom the server tells. */
  advertisers: Type.Array(
    Closed({
      network: Type.Enum(adNetworks),
      /** Since when it refuses the shop's account, so that nothing is sent. */
      pausedSince: Nullable(Instant),
      paid: Count,
      states: Type.Array(Closed({ state: Type.Enum(purchaseStates), orders: Count })),
      /** Since when the oldest of those that wait does. */
      waitingSince: Nullable(Instant),
      /** `lostPurchases`, the newest first; the first hundred. */
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

/** How far figures can be trusted; part of `endpoints`. */
export const dataQualityEndpoints = {
  getDataQuality: {
    ...marketing,
    method: 'GET',
    path: '/api/admin/analytics/data-quality',
    summary:
      'What was refused or left out by day, and paid orders against the purchases that advertisers know',
    query: DataQualityQuery,
    status: 200,
    response: DataQuality,
  },
} as const satisfies Record<string, Endpoint>
