import { Type, type Static } from 'typebox'
import { marketing, ownerOnly, production } from './access.ts'
import { adNetworks } from './advertising.ts'
import { Gateway } from './catalog.ts'
import { closedReasons } from './change-warnings.ts'
import { CalendarDay, Closed, CurrencyCode, Instant, Money, Nullable, Uuid } from './common.ts'
import type { Endpoint } from './endpoints.ts'
import { filmProblems } from './films.ts'
import { problemReasons } from './video-feedback.ts'

export const DashboardQuery = Closed({
  days: Type.Union([Type.Literal(1), Type.Literal(7), Type.Literal(30), Type.Literal(90)]),
})
export type DashboardQuery = Static<typeof DashboardQuery>

const Count = Type.Integer({ minimum: 0 })

/** The open work of the production team. */
export const WorkFigures = Closed({
  inProduction: Count,
  late: Count,
  /** Due within the next 24 hours and not late. */
  dueSoon: Count,
  onHold: Count,
  /** In production, not on hold, and not claimed. */
  unclaimed: Count,
  pendingPayment: Count,
  /** Most urgent first. */
  next: Type.Array(Closed({ id: Uuid, number: Type.String(), dueAt: Instant }), { maxItems: 5 }),
  /** Delivered videos with an unresolved problem report, and films that failed or in which the shop's check found something. */
  problems: Count,
  /** Longest waiting first. */
  problemOrders: Type.Array(
    Closed({
      id: Uuid,
      number: Type.String(),
      reason: Type.Enum([...problemReasons, ...filmProblems]),
      reportedAt: Instant,
    }),
    { maxItems: 5 },
  ),
  serverTime: Instant,
})
export type WorkFigures = Static<typeof WorkFigures>

const sales = { visits: Count, orders: Count, paid: Count }

/** Visits as the analytics count them, orders placed and orders paid, each by its own day in the shop's time zone. */
export const SalesFigures = Closed({
  /** Start of the first day in the shop's time zone. */
  since: Instant,
  /** Oldest first, one entry per day of the period. */
  days: Type.Array(Closed({ day: CalendarDay, ...sales })),
  /** Totals of the preceding period of the same length, up to the same time of day; visits of whole days. */
  before: Closed(sales),
  /** Visits of the period, and those of them in which an order was placed: staff place others by phone. */
  visits: Closed({ all: Count, ordered: Count }),
  /** Orders placed in the period, and those of them that are paid by now. */
  orders: Closed({ all: Count, paid: Count }),
})
export type SalesFigures = Static<typeof SalesFigures>

const revenue = { currency: CurrencyCode, received: Count, refunded: Count }

/** Money received and refunded, in minor units, per currency. */
export const RevenueFigures = Closed({
  /** Oldest first; a day without movements has no entry. */
  days: Type.Array(Closed({ day: CalendarDay, ...revenue })),
  /** Totals of the preceding period. */
  before: Type.Array(Closed(revenue)),
})
export type RevenueFigures = Static<typeof RevenueFigures>

const Seconds = Nullable(Type.Integer({ minimum: 0 }))

/** What the shop's own films took in a period, and those that its check had something to say about. */
export const FilmFigures = Closed({
  made: Count,
  /** Those of them in which the check found something. */
  flagged: Count,
  /** Orders for which no film could be made. */
  failed: Count,
  /** What the check found or why there is no film, the most frequent first. */
  problems: Type.Array(Closed({ problem: Type.Enum(filmProblems), films: Count })),
  /** From the payment to an order's first film: the median, what 95 of 100 stayed below, and the longest. `null` if there was none. */
  waited: Closed({ median: Seconds, p95: Seconds, longest: Seconds }),
  /** Lines of the films made that staff have recorded, and those of them that were recorded for another order. */
  takes: Closed({ recorded: Count, reused: Count }),
  /** What services charged for saying lines: how many, for how many orders, and what they cost; `null` without a price. */
  speech: Closed({ lines: Count, orders: Count, characters: Count, cost: Nullable(Money) }),
  /** Films approved by the owner's rule. */
  byRule: Count,
  /** Films approved on the desk by a person, how long a person took from opening one to the decision, and how much was played. */
  decided: Closed({
    films: Count,
    medianSeconds: Seconds,
    totalSeconds: Count,
    /** The mean share that was played; `null` if none was approved. */
    played: Nullable(Type.Number({ minimum: 0, maximum: 1 })),
  }),
})
export type FilmFigures = Static<typeof FilmFigures>

/** A channel by which messages leave the shop. */
const Channel = Closed({
  configured: Type.Boolean(),
  /** Failed messages that will be retried. */
  retrying: Count,
  /** When the oldest of them started waiting. */
  since: Nullable(Instant),
  /** Code of the last failure. */
  error: Nullable(Type.String()),
  /** Messages that are no longer retried. */
  dead: Count,
})
export type ChannelHealth = Static<typeof Channel>

/** A folder or bucket; `freeBytes` is `null` if its size is unlimited. */
const Room = Closed({ reachable: Type.Boolean(), freeBytes: Nullable(Type.Integer({ minimum: 0 })) })
export type RoomHealth = Static<typeof Room>

/** Health of the shop's own components. */
export const ShopHealth = Closed({
  /** Why nobody can buy anything; empty if buyers can. */
  closed: Type.Array(Type.Enum(closedReasons)),
  /** Outbox events that are no longer retried. */
  deadEvents: Count,
  /** Events waiting for a server setting. */
  blockedEvents: Count,
  /** Gateway notifications that could not be processed. */
  deadNotifications: Count,
  /** Events due now: how many, and when the oldest became due. Films are counted apart, because each takes minutes. */
  outbox: Closed({ due: Count, since: Nullable(Instant) }),
  /** `null` if the shop makes no films. */
  films: Nullable(Closed({ due: Count, since: Nullable(Instant) })),
  mail: Channel,
  whatsapp: Channel,
  /** Advertisers to which the server reports visits and sales. */
  advertising: Type.Array(
    Closed({
      network: Type.Enum(adNetworks),
      /** Since when the token has been rejected, so that nothing is sent. */
      refusedAt: Nullable(Instant),
      /** Rejected events that will be retried, and when the oldest of them started waiting. */
      waiting: Count,
      since: Nullable(Instant),
    }),
  ),
  /** Background work per gateway: polling, notifications, refunds, expiry. */
  pollers: Type.Array(
    Closed({
      gateway: Gateway,
      /** Last successful run of the poller that is furthest behind; `null` before the first. */
      doneAt: Nullable(Instant),
      /** A poller has failed since its last successful run. */
      failing: Type.Boolean(),
      /** Payments whose outcome the gateway has not reported. */
      unknown: Count,
    }),
  ),
  /** Scheduled jobs; `null` before the scheduler first starts. */
  jobs: Nullable(Closed({ dueSince: Nullable(Instant), dead: Count })),
  /** Where finished videos and pictures are stored, and where uploads arrive. */
  files: Room,
  uploads: Room,
  /** The page renderer; `null` if the server does not know its URL. */
  renderer: Nullable(
    Closed({
      reachable: Type.Boolean(),
      /** When the pages were last up to date. */
      goodAt: Nullable(Instant),
      failing: Nullable(Closed({ since: Instant, kind: Type.String() })),
    }),
  ),
  serverTime: Instant,
})
export type ShopHealth = Static<typeof ShopHealth>

/** Setup tasks for a new owner. Each is derived from the shop's state, not from who did it. */
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
  /** Whether this user has hidden them. */
  hidden: Type.Boolean(),
})
export type FirstSteps = Static<typeof FirstSteps>

/** The dashboard; part of `endpoints`. Each panel is its own call, so that one failure does not affect the others. */
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
  getFilmFigures: {
    ...ownerOnly,
    method: 'GET',
    path: '/api/admin/figures/films',
    summary:
      'Films made in a period, what the check found, how long orders waited, what a person spent on each and what voices cost',
    query: DashboardQuery,
    status: 200,
    response: FilmFigures,
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
