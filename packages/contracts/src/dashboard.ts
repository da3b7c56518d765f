import { Type, type Static } from 'typebox'
import { marketing, ownerOnly, production } from './access.ts'
import { adNetworks } from './advertising.ts'
import { Gateway } from './catalog.ts'
import { CalendarDay, Closed, CurrencyCode, Instant, Nullable, Uuid } from './common.ts'
import type { Endpoint } from './endpoints.ts'
import { problemReasons } from './video-feedback.ts'

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
  /** Delivered videos with which their buyers are not content, and nobody has dealt with that. */
  problems: Count,
  /** The longest waiting first. */
  problemOrders: Type.Array(
    Closed({ id: Uuid, number: Type.String(), reason: Type.Enum(problemReasons), reportedAt: Instant }),
    { maxItems: 5 },
  ),
  serverTime: Instant,
})
export type WorkFigures = Static<typeof WorkFigures>

const sales = { visits: Count, orders: Count, paid: Count }

/** Visits, orders placed and orders paid, by the day on which each happened in the shop's zone. */
export const SalesFigures = Closed({
  /** When its first day began, in the shop's zone. */
  since: Instant,
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

/** Something by which messages leave the shop. */
const Channel = Closed({
  configured: Type.Boolean(),
  /** Messages that failed and are tried again. */
  retrying: Count,
  /** Since when the oldest of them waits. */
  since: Nullable(Instant),
  /** A code of the last failure. */
  error: Nullable(Type.String()),
  /** Those that nothing tries any more. */
  dead: Count,
})
export type ChannelHealth = Static<typeof Channel>

/** A folder or bucket; `freeBytes` where there is an end to it. */
const Room = Closed({ reachable: Type.Boolean(), freeBytes: Nullable(Type.Integer({ minimum: 0 })) })
export type RoomHealth = Static<typeof Room>

/** How the shop's own parts do. */
export const ShopHealth = Closed({
  /** Messages and other effects that nothing tries any more. */
  deadEvents: Count,
  /** Those that wait for a setting of the server. */
  blockedEvents: Count,
  /** What gateways sent and nothing could process. */
  deadNotifications: Count,
  /** What should be leaving the shop now: how much, and since when the oldest is due. */
  outbox: Closed({ due: Count, since: Nullable(Instant) }),
  mail: Channel,
  whatsapp: Channel,
  /** Advertisers whom the server tells of visits and sales. */
  advertising: Type.Array(
    Closed({
      network: Type.Enum(adNetworks),
      /** Since when the token is refused, so that nothing is sent. */
      refusedAt: Nullable(Instant),
      /** Events that were not taken and are tried again, and since when the oldest of them waits. */
      waiting: Count,
      since: Nullable(Instant),
    }),
  ),
  /** The work by the clock for each gateway: polling, its notifications, refunds, expiry. */
  pollers: Type.Array(
    Closed({
      gateway: Gateway,
      /** When the lane that is furthest behind last ended a round well; `null` before the first. */
      doneAt: Nullable(Instant),
      /** A lane failed since it last ended well. */
      failing: Type.Boolean(),
      /** Payments whose outcome the gateway has not told. */
      unknown: Count,
    }),
  ),
  /** Work by the calendar; `null` before its first start. */
  jobs: Nullable(Closed({ dueSince: Nullable(Instant), dead: Count })),
  /** Where finished videos and pictures are kept, and where videos arrive. */
  files: Room,
  uploads: Room,
  /** What draws the shop's pages; `null` where the server does not know its address. */
  renderer: Nullable(
    Closed({
      reachable: Type.Boolean(),
      /** When the pages last were as the shop is. */
      goodAt: Nullable(Instant),
      failing: Nullable(Closed({ since: Instant, kind: Type.String() })),
    }),
  ),
  serverTime: Instant,
})
export type ShopHealth = Static<typeof ShopHealth>

/** What a new owner sets up first. Each is done once the shop is so, whoever did it. */
export const firstSteps = [
  'prices',
  'gateway',
  'mail',
  'whatsapp',
  'second_factor',
  'characters',
  'pixel',
] as const
export type FirstStep = (typeof firstSteps)[number]

export const FirstSteps = Closed({
  steps: Type.Array(Closed({ step: Type.Enum(firstSteps), done: Type.Boolean() })),
  /** The reader does not want to see them any more. */
  hidden: Type.Boolean(),
})
export type FirstSteps = Static<typeof FirstSteps>

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
    summary: "How the shop's own parts do, and what is stuck in them",
    status: 200,
    response: ShopHealth,
  },
  getFirstSteps: {
    ...ownerOnly,
    method: 'GET',
    path: '/api/admin/first-steps',
    summary: 'What is set up of a new shop',
    status: 200,
    response: FirstSteps,
  },
  hideFirstSteps: {
    ...ownerOnly,
    method: 'DELETE',
    path: '/api/admin/first-steps',
    summary: 'Do not show the reader any more what is left to set up',
    status: 200,
    response: FirstSteps,
  },
} as const satisfies Record<string, Endpoint>
