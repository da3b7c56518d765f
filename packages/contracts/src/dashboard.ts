import { Type, type Static } from 'typebox'
import { marketing, ownerOnly, production } from './access.ts'
import { CalendarDay, Closed, CurrencyCode, Instant, Uuid } from './common.ts'
import type { Endpoint } from './endpoints.ts'

export const DashboardQuery = Closed({
  days: Type.Union([Type.Literal(1), Type.Literal(7), Type.Literal(30), Type.Literal(90)]),
})
export type DashboardQuery = Static<typeof DashboardQuery>

const Count = Type.Integer({ minimum: 0 })

/** What waits for whoever makes the videos. */
export const WorkFigures = Closed({
  inProduction: Count,
  late: Count,
  /** Due within the next 24 hours, and not late. */
  dueSoon: Count,
  onHold: Count,
  /** In production, running, and nobody has taken it on. */
  unclaimed: Count,
  pendingPayment: Count,
  /** The most urgent first. */
  next: Type.Array(Closed({ id: Uuid, number: Type.String(), dueAt: Instant }), { maxItems: 5 }),
  serverTime: Instant,
})
export type WorkFigures = Static<typeof WorkFigures>

const sales = { visits: Count, orders: Count, paid: Count }

/** Visits, orders placed and orders paid, by the day on which each happened in the shop's zone. */
export const SalesFigures = Closed({
  /** The oldest first, one for each day of the period. */
  days: Type.Array(Closed({ day: CalendarDay, ...sales })),
  /** All of the period before, which is as long: until the same time of day. */
  before: Closed(sales),
})
export type SalesFigures = Static<typeof SalesFigures>

const revenue = { currency: CurrencyCode, received: Count, refunded: Count }

/** Money that came in and that was refunded, in minor units; each currency by itself. */
export const RevenueFigures = Closed({
  /** The oldest day first; a day on which no money moved has none. */
  days: Type.Array(Closed({ day: CalendarDay, ...revenue })),
  /** All of the period before. */
  before: Type.Array(Closed(revenue)),
})
export type RevenueFigures = Static<typeof RevenueFigures>

/** How the shop's own parts do. */
export const ShopHealth = Closed({
  /** Messages and other effects that nothing tries any more. */
  deadEvents: Count,
  /** Those that wait for a setting of the server. */
  blockedEvents: Count,
  /** Those that have been due for five minutes and more: the relay does not keep up, or does not run. */
  overdueEvents: Count,
  /** What gateways sent and nothing could process. */
  deadNotifications: Count,
  /** Whether the server can send e-mail. */
  mail: Type.Boolean(),
})
export type ShopHealth = Static<typeof ShopHealth>

/** What the dashboard shows; part of `endpoints`. Each call by itself, so that one that fails takes no other with it. */
export const dashboardEndpoints = {
  getWorkFigures: {
    ...production,
    method: 'GET',
    path: '/api/admin/figures/work',
    summary: 'How many orders are late, due, on hold and free to take on',
    status: 200,
    response: WorkFigures,
  },
  getSalesFigures: {
    ...marketing,
    method: 'GET',
    path: '/api/admin/figures/sales',
    summary: 'Visits, orders and paid orders by day, and in the period before',
    query: DashboardQuery,
    status: 200,
    response: SalesFigures,
  },
  getRevenueFigures: {
    ...ownerOnly,
    method: 'GET',
    path: '/api/admin/figures/revenue',
    summary: 'Money received and refunded by day and currency, and in the period before',
    query: DashboardQuery,
    status: 200,
    response: RevenueFigures,
  },
  getShopHealth: {
    ...ownerOnly,
    method: 'GET',
    path: '/api/admin/health',
    summary: 'What is stuck in the shop itself',
    status: 200,
    response: ShopHealth,
  },
} as const satisfies Record<string, Endpoint>
