import { Type, type Static } from 'typebox'
import { Gateway, PaymentMethod } from './catalog.ts'
import { GreetingStyle } from './characters.ts'
import {
  AnyLine,
  Closed,
  CountryCode,
  Instant,
  LocalizedText,
  Money,
  Nullable,
  Uuid,
  Words,
} from './common.ts'
import { DeliveryCause } from './deliveries.ts'
import { claimFilters } from './filters.ts'
import { EventCause } from './money.ts'
import {
  correctableFields,
  OrderCharacter,
  OrderFields,
  OrderPaymentStatus,
  OrderStatus,
  ProductionStage,
} from './orders.ts'
import { OrderCorrection } from './order-corrections.ts'
import { OrderNote } from './order-notes.ts'
import { outboxKinds } from './outbox.ts'
import { PageOf } from './paging.ts'
import { Payment } from './payments.ts'
import { AdminVideo } from './videos.ts'
import { ScriptCause, ScriptVersion } from './scripts.ts'

export const AdminOrderListQuery = Closed({
  status: Type.Optional(OrderStatus),
  stage: Type.Optional(ProductionStage),
  /** Number, phone, guardian's or child's name: the beginning of a word is enough. */
  search: Type.Optional(AnyLine(1, 80)),
  /** Only orders in production past their due time. */
  late: Type.Optional(Type.Boolean()),
  /** Only orders in production that are due within so many hours and not late. */
  due: Type.Optional(Type.Integer({ minimum: 1, maximum: 168 })),
  /** Only orders in production: those that are on hold, or those that are not. */
  hold: Type.Optional(Type.Boolean()),
  claim: Type.Optional(Type.Enum(claimFilters)),
  payment: Type.Optional(OrderPaymentStatus),
  /** That the order is paid by: of its newest attempt, or of the money that has come. */
  gateway: Type.Optional(Gateway),
  country: Type.Optional(CountryCode),
  /** Only orders that were placed then or later. */
  placedSince: Type.Optional(Instant),
  /** Only orders whose money came then or later. */
  paidSince: Type.Optional(Instant),
  cursor: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{1,200}$' })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
})
export type AdminOrderListQuery = Static<typeof AdminOrderListQuery>

/** A member of staff is on the order: nobody else's hands are tied, but all see it. It ends by itself. */
export const OrderClaim = Closed({
  by: Closed({ id: Uuid, name: Type.String() }),
  /** By the reader. */
  mine: Type.Boolean(),
  until: Instant,
})
export type OrderClaim = Static<typeof OrderClaim>

/** A row of the list: §3's id, customer, package, date, status, amount, and what the clock needs. */
export const AdminOrderRow = Closed({
  id: Uuid,
  number: OrderFields.number,
  guardianName: Type.String(),
  childName: Type.String(),
  whatsappNumber: Type.String(),
  packageTitle: OrderFields.package.properties.title,
  status: OrderStatus,
  stage: Nullable(ProductionStage),
  paymentStatus: OrderPaymentStatus,
  onHold: Type.Boolean(),
  total: Money,
  createdAt: Instant,
  dueAt: Nullable(Instant),
  claim: Nullable(OrderClaim),
  /** Its buyer corrected something that no member of staff has seen yet. */
  unseenCorrection: Type.Boolean(),
  /** Sent back with each action, as of the order itself. */
  version: Type.Integer(),
})
export type AdminOrderRow = Static<typeof AdminOrderRow>

export const AdminOrderList = Closed({
  items: Type.Array(AdminOrderRow),
  /** Hand back as `cursor` for the next page; absent on the last. */
  nextCursor: Nullable(Type.String()),
  /** Orders by status, whatever the filter, and how many of those in production are late. */
  counts: Closed({
    pending: Type.Integer(),
    in_production: Type.Integer(),
    completed: Type.Integer(),
    expired: Type.Integer(),
    cancelled: Type.Integer(),
    late: Type.Integer(),
  }),
  serverTime: Instant,
})
export type AdminOrderList = Static<typeof AdminOrderList>

/** The countries that orders came from. */
export const OrderCountries = Closed({ codes: Type.Array(CountryCode) })
export type OrderCountries = Static<typeof OrderCountries>

/** What an event of the timeline is about, or why it happened: a code with its parameters. */
export const TimelineCause = Type.Union([
  EventCause,
  DeliveryCause,
  ScriptCause,
  /** How an attempt is paid. */
  Closed({ code: Type.Literal('payment_method'), method: PaymentMethod }),
  /** An attempt was given up before its gateway knew of it. */
  Closed({ code: Type.Literal('never_opened') }),
  Closed({ code: Type.Literal('corrected'), fields: Type.Array(Type.Enum(correctableFields)) }),
  Closed({ code: Type.Literal('message'), kind: Type.Enum(outboxKinds) }),
  /** The gateway's own code. */
  Closed({ code: Type.Literal('gateway_code'), value: Type.String() }),
  /** What another release wrote and this one does not know. */
  Closed({ code: Type.Literal('text'), text: Type.String() }),
])
export type TimelineCause = Static<typeof TimelineCause>

/** One line of the order's append-only timeline. */
export const OrderEvent = Closed({
  id: Type.String(),
  machine: Type.Enum([
    'order',
    'stage',
    'hold',
    'claim',
    'script',
    'revision',
    'note',
    'payment',
    'refund',
    'message',
    'correction',
    'video',
  ]),
  from: Nullable(Type.String()),
  /** A state; of a `correction` the names of the fields: `cause` lists them. */
  to: Type.String(),
  actor: Closed({ type: Type.Enum(['buyer', 'staff', 'system', 'gateway']), name: Nullable(Type.String()) }),
  /** The words of staff, and of nobody else. */
  reason: Nullable(Type.String()),
  cause: Nullable(TimelineCause),
  amount: Nullable(Money),
  at: Instant,
})
export type OrderEvent = Static<typeof OrderEvent>

/** `GET /api/admin/orders/{id}/timeline`: the newest first. */
export const OrderTimeline = PageOf(OrderEvent)
export type OrderTimeline = Static<typeof OrderTimeline>

/** A character of an order, as who speaks for it needs it. */
export const OrderedCharacter = Closed({
  ...OrderCharacter.properties,
  /** How it speaks; `null` where the shop has no such character any more. */
  greetingStyle: Nullable(GreetingStyle),
  description: Nullable(LocalizedText),
  rightsNote: Type.String(),
})
export type OrderedCharacter = Static<typeof OrderedCharacter>

/** What this member of staff may do with the order now; the server decides. */
export const orderActions = [
  'confirm_payment',
  'advance_stage',
  'complete',
  'cancel',
  'hold',
  'release',
  'claim',
  'take_over',
  'release_claim',
  'change_script',
  'redo',
] as const
export type OrderAction = (typeof orderActions)[number]

export const AdminOrder = Closed({
  ...OrderFields,
  /** As they were ordered, with how they are now. */
  characters: Type.Array(OrderedCharacter),
  /** Goes up with each change; sent back with each action, so that two people never overwrite each other. */
  version: Type.Integer(),
  /** The member of staff who took it on the phone; `null` where its buyer ordered in the shop. */
  takenBy: Nullable(Type.String()),
  /** Since then the child's data and the phone number are gone; what is in their fields means nothing. */
  detailsErasedAt: Nullable(Instant),
  onHold: Nullable(Closed({ reason: Type.String(), since: Instant })),
  claim: Nullable(OrderClaim),
  /** The text to be spoken. */
  script: ScriptVersion,
  /** What the buyer corrected, the newest first. */
  corrections: Type.Array(OrderCorrection),
  /** Of staff, for staff: the newest first. */
  notes: Type.Array(OrderNote),
  payments: Type.Array(Payment),
  /** The newest first. */
  videos: Type.Array(AdminVideo),
  /** The newest hundred, oldest first. */
  timeline: Type.Array(OrderEvent),
  /** Cursor of the events before those; `null` when these are all. */
  moreTimeline: Nullable(Type.String()),
  actions: Type.Array(Type.Enum(orderActions)),
  /** The stages that `advance_stage` may go to. */
  nextStages: Type.Array(ProductionStage),
  serverTime: Instant,
})
export type AdminOrder = Static<typeof AdminOrder>

const version = Type.Integer({ minimum: 1 })
const reason = Words(3, 500)

/** `POST /api/admin/orders/{id}/payments`: staff saw the money arrive. Needs an idempotency key. */
export const ConfirmPaymentBody = Closed({ version, reason, amount: Money })
/** A confirmation of exactly this amount, the order's total: a form checks it before the server does. */
export const confirmationOf = ({ amount, currency }: Money) =>
  Closed({
    version,
    reason,
    amount: Closed({ amount: Type.Literal(amount), currency: Type.Literal(currency) }),
  })

/** `POST /api/admin/orders/{id}/stages`. */
export const AdvanceStageBody = Closed({ version, stage: ProductionStage })

/** `POST /api/admin/orders/{id}/transitions`. */
export const TransitionBody = Closed({ version, to: Type.Enum(['cancelled']), reason })

/** `POST /api/admin/orders/{id}/completions`: without a delivery, so with a reason. */
export const CompleteBody = Closed({ version, reason })

/** `POST /api/admin/orders/{id}/redos`: makes a delivered video again. */
export const RedoBody = Closed({ version, reason })

/** `POST /api/admin/orders/{id}/holds`: stops the clock. */
export const HoldBody = Closed({ version, reason })

/** `POST /api/admin/orders/{id}/releases`: starts the clock again where it stopped. */
export const ReleaseBody = Closed({ version })

/** `PUT /api/admin/orders/{id}/claim`: "I am on it"; once more, for longer. */
export const ClaimBody = Closed({
  /** Whom the reader saw on it and takes it over from. */
  takeOverFrom: Type.Optional(Uuid),
})
