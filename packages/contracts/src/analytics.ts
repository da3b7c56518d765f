import { Type, type Static } from 'typebox'
import { marketing } from './access.ts'
import { CalendarDay, Closed, CurrencyCode, Instant, LocalizedText, Nullable } from './common.ts'
import type { Endpoint } from './endpoints.ts'
import { analyticsTables } from './filters.ts'
import { TrackingQuery } from './tracking.ts'

const Count = Type.Integer({ minimum: 0 })

/** What one currency brought in, in minor units; never added to another's. */
const sales = {
  currency: CurrencyCode,
  /** Orders that were paid, by when that was; with `total`, what they cost. The average order is the one by the other. */
  orders: Count,
  total: Count,
  /** Money that came in and that went back, as the ledger has it. */
  received: Count,
  refunded: Count,
}
export const Sales = Closed(sales)
export type Sales = Static<typeof Sales>

/** What paid orders are told apart by. */
export const orderParts = ['source', 'campaign', 'device', 'country', 'affiliate', 'promo_code'] as const
export type OrderPart = (typeof orderParts)[number]

/** Money by days of the shop's zone; the filters are those of visits. */
export const SalesReport = Closed({
  startDate: CalendarDay,
  endDate: CalendarDay,
  /** When the period begins and ends, in the shop's zone. */
  since: Instant,
  until: Instant,
  totals: Type.Array(Sales),
  /** The same of as many days before. */
  before: Type.Array(Sales),
  /** The oldest first; a day without money has none. */
  days: Type.Array(Closed({ day: CalendarDay, ...sales })),
  /** Of each part the hundred largest; an order of which a part is not known is in none of it. */
  parts: Type.Array(
    Closed({
      part: Type.Enum(orderParts),
      key: Type.String(),
      currency: CurrencyCode,
      orders: Count,
      total: Count,
    }),
  ),
})
export type SalesReport = Static<typeof SalesReport>

/** What staff did that may have moved a figure. */
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

/** The oldest first, two hundred at most. */
export const Annotations = Closed({
  items: Type.Array(
    Closed({
      at: Instant,
      /** In the shop's zone. */
      day: CalendarDay,
      kind: Type.Enum(annotationKinds),
      /** Of the package, the code or the affiliate; of a banner there is none. */
      name: Nullable(LocalizedText),
    }),
  ),
})
export type Annotation = Static<typeof Annotations>['items'][number]

export const AnalyticsCsvQuery = Closed({
  ...TrackingQuery.properties,
  table: Type.Enum(analyticsTables),
})

/** What visits brought; part of `endpoints`. */
export const analyticsEndpoints = {
  getSalesReport: {
    ...marketing,
    method: 'GET',
    path: '/api/admin/analytics/sales',
    summary: 'Paid orders and money of a period in each currency, by day and by where they came from',
    query: TrackingQuery,
    status: 200,
    response: SalesReport,
  },
  listAnnotations: {
    ...marketing,
    method: 'GET',
    path: '/api/admin/analytics/annotations',
    summary: 'What staff changed in a period that may have moved a figure',
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
