import { Type, type Static } from 'typebox'
import { marketing } from './access.ts'
import { CalendarDay, Closed, CurrencyCode, Instant, LocalizedText, Nullable } from './common.ts'
import type { Endpoint } from './endpoints.ts'
import { analyticsTables } from './filters.ts'
import { TrackingQuery } from './tracking.ts'

const Count = Type.Integer({ minimum: 0 })

/** Revenue in one currency, in minor units; currencies are never added together. */
const sales = {
  currency: CurrencyCode,
  /** Orders by payment date; `total` is the sum of their prices. Average order value is `total / orders`. */
  orders: Count,
  total: Count,
  /** Money received and refunded, from the ledger. */
  received: Count,
  refunded: Count,
}
export const Sales = Closed(sales)
export type Sales = Static<typeof Sales>

/** Dimensions by which paid orders are broken down. */
export const orderParts = ['source', 'campaign', 'device', 'country', 'affiliate', 'promo_code'] as const
export type OrderPart = (typeof orderParts)[number]

/** Money per day in the shop's time zone; the filters are those of visits. */
export const SalesReport = Closed({
  startDate: CalendarDay,
  endDate: CalendarDay,
  /** Start of the period in the shop's time zone. */
  since: Instant,
  /** Its end, the first instant of the next day. */
  until: Instant,
  totals: Type.Array(Sales),
  /** The same totals for the preceding period of equal length. */
  before: Type.Array(Sales),
  /** Oldest first; a day without money has no entry. */
  days: Type.Array(Closed({ day: CalendarDay, ...sales })),
  /**
   * The hundred largest values of each dimension, and `other` for the rest, so that each dimension adds up to all
   * orders. The key is empty for orders without a value, and `null` for orders without a known visit.
   */
  parts: Type.Array(
    Closed({
      part: Type.Enum(orderParts),
      key: Nullable(Type.String()),
      currency: CurrencyCode,
      orders: Count,
      total: Count,
    }),
  ),
})
export type SalesReport = Static<typeof SalesReport>

/** Staff actions that may have affected a figure. */
export const annotationKinds = [
  'price_changed',
  'package_created',
  'promo_code_created',
  'promo_code_changed',
  'affiliate_created',
  'banner_changed',
] as const
export type AnnotationKind = (typeof annotationKinds)[number]

const { startDate, endDate, days } = TrackingQuery.properties
export const AnnotationQuery = Closed({ startDate, endDate, days })

/** Oldest first, at most two hundred. */
export const Annotations = Closed({
  items: Type.Array(
    Closed({
      at: Instant,
      /** In the shop's time zone. */
      day: CalendarDay,
      kind: Type.Enum(annotationKinds),
      /** Name of the package, promo code or affiliate; `null` for a banner. */
      name: Nullable(LocalizedText),
    }),
  ),
})
export type Annotation = Static<typeof Annotations>['items'][number]

export const AnalyticsCsvQuery = Closed({
  ...TrackingQuery.properties,
  table: Type.Enum(analyticsTables),
})

/** Reports about visits and sales; part of `endpoints`. */
export const analyticsEndpoints = {
  getSalesReport: {
    ...marketing,
    method: 'GET',
    path: '/api/admin/analytics/sales',
    summary: 'Paid orders and money of a period in each currency, by day and by origin',
    query: TrackingQuery,
    status: 200,
    response: SalesReport,
  },
  listAnnotations: {
    ...marketing,
    method: 'GET',
    path: '/api/admin/analytics/annotations',
    summary: 'Staff actions in a period that may have affected a figure',
    query: AnnotationQuery,
    status: 200,
    response: Annotations,
  },
  exportAnalytics: {
    ...marketing,
    method: 'GET',
    path: '/api/admin/analytics/csv',
    summary: 'A table of the analytics as CSV',
    query: AnalyticsCsvQuery,
    status: 200,
    response: Closed({ csv: Type.String() }),
  },
} as const satisfies Record<string, Endpoint>
