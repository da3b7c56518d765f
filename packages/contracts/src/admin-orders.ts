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
  SeenNumber,
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
import { PageOf, RowPageQuery } from './paging.ts'
import { Payment } from './payments.ts'
import { ApprovalCause, UnmadeFilm } from './films.ts'
import { AdminVideo } from './videos.ts'
import { LeftOut, ScriptCause, ScriptVersion } from './scripts.ts'

export const AdminOrderListQuery = Closed({
  status: Type.Optional(OrderStatus),
  stage: Type.Optional(ProductionStage),
  /** Matches word prefixes of the order number, phone, guardian's name or child's name. */
  search: Type.Optional(AnyLine(1, 80)),
  /** Only orders in production past their due time. */
  late: Type.Optional(Type.Boolean()),
  /** Only orders in production that are due within this many hours and not late. */
  due: Type.Optional(Type.Integer({ minimum: 1, maximum: 168 })),
  /** Only orders in production: true for those on hold, false for the others. */
  hold: Type.Optional(Type.Boolean()),
  claim: Type.Optional(Type.Enum(claimFilters)),
  payment: Type.Optional(OrderPaymentStatus),
  /** The gateway of the order's newest payment attempt, or of its received money. */
  gateway: Type.Optional(Gateway),
  country: Type.Optional(CountryCode),
  /** Only orders placed at or after this instant. */
  placedSince: Type.Optional(Instant),
  /** Only orders paid at or after this instant. */
  paidSince: Type.Optional(Instant),
  /** Only orders paid before this instant. */
  paidBefore: Type.Optional(Instant),
  cursor: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{1,200}$' })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
})
export type AdminOrderListQuery = Static<typeof AdminOrderListQuery>

/** A staff member is working on the order. Visible to all, blocks no one, and expires automatically. */
export const OrderClaim = Closed({
  by: Closed({ id: Uuid, name: Type.String() }),
  /** Whether the claim is the caller's own. */
  mine: Type.Boolean(),
  until: Instant,
})
export type OrderClaim = Static<typeof OrderClaim>

/**
 * The columns of an order that the list and its CSV export return as they are stored: `paymentStatus` is the column
 * `payment_status`. Times end with `At`.
 */
export const listedOrderColumns = {
  number: OrderFields.number,
  status: OrderStatus,
  stage: Nullable(ProductionStage),
  paymentStatus: OrderPaymentStatus,
  guardianName: Type.String(),
  whatsappNumber: Type.String(),
  createdAt: Instant,
  dueAt: Nullable(Instant),
}

/** A row of the order list: §3's id, customer, package, date, status and amount, plus what the countdown needs. */
export const AdminOrderRow = Closed({
  id: Uuid,
  ...listedOrderColumns,
  childName: Type.String(),
  packageTitle: OrderFields.package.properties.title,
  onHold: Type.Boolean(),
  /** `null` unless it is on hold. */
  onHoldSince: Nullable(Instant),
  total: Money,
  claim: Nullable(OrderClaim),
  /** The buyer corrected something that no staff member has seen yet. */
  unseenCorrection: Type.Boolean(),
  /** The order's version; sent back with each action. */
  version: Type.Integer(),
})
export type AdminOrderRow = Static<typeof AdminOrderRow>

export const AdminOrderList = Closed({
  items: Type.Array(AdminOrderRow),
  /** Pass as `cursor` to get the next page; `null` on the last page. */
  nextCursor: Nullable(Type.String()),
  /** Orders by status regardless of the filters, and how many of those in production are late. */
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

/** Countries with at least one order. */
export const OrderCountries = Closed({ codes: Type.Array(CountryCode) })
export type OrderCountries = Static<typeof OrderCountries>

/** What a timeline event is about or why it happened: a code with its parameters. */
export const TimelineCause = Type.Union([
  EventCause,
  DeliveryCause,
  ScriptCause,
  ApprovalCause,
  /** The payment method of an attempt. */
  Closed({ code: Type.Literal('payment_method'), method: PaymentMethod }),
  /** The attempt was abandoned before it reached the gateway. */
  Closed({ code: Type.Literal('never_opened') }),
  Closed({ code: Type.Literal('corrected'), fields: Type.Array(Type.Enum(correctableFields)) }),
  /** An event of the outbox, with what staff call its kind. */
  Closed({ code: Type.Literal('message'), kind: Type.String(), label: LocalizedText }),
  /** The gateway's own code. */
  Closed({ code: Type.Literal('gateway_code'), value: Type.String() }),
  /** Text written by another release whose code this one does not know. */
  Closed({ code: Type.Literal('text'), text: Type.String() }),
])
export type TimelineCause = Static<typeof TimelineCause>

/** One entry of the order's append-only timeline. */
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
  /** The new state; for a `correction`, the field names that `cause` lists. */
  to: Type.String(),
  actor: Closed({ type: Type.Enum(['buyer', 'staff', 'system', 'gateway']), name: Nullable(Type.String()) }),
  /** Free text, written by staff only. */
  reason: Nullable(Type.String()),
  cause: Nullable(TimelineCause),
  amount: Nullable(Money),
  at: Instant,
})
export type OrderEvent = Static<typeof OrderEvent>

/** Paging by the entries' ids. What the order's own row and its first payment's say comes last, as -1 and -2. */
export const OrderTimelineQuery = Closed({
  cursor: Type.Optional(Type.String({ pattern: '^(-[12]|[1-9][0-9]{0,17})$' })),
  limit: RowPageQuery.properties.limit,
})

/** `GET /api/admin/orders/{id}/timeline`: newest first. */
export const OrderTimeline = PageOf(OrderEvent)
export type OrderTimeline = Static<typeof OrderTimeline>

/** An order's character, with what the person who voices it needs. */
export const OrderedCharacter = Closed({
  ...OrderCharacter.properties,
  /** How it speaks; `null` if the shop no longer has this character. */
  greetingStyle: Nullable(GreetingStyle),
  description: Nullable(LocalizedText),
  rightsNote: Type.String(),
})
export type OrderedCharacter = Static<typeof OrderedCharacter>

/** What this staff member may do with the order now; the server decides. */
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
  /** The characters as ordered, with their current descriptions. */
  characters: Type.Array(OrderedCharacter),
  /** Increases with each change. Sent back with each action so that two people never overwrite each other. */
  version: Type.Integer(),
  /** The staff member who took the order by phone; `null` if the buyer ordered in the shop. */
  takenBy: Nullable(Type.String()),
  /** When the child's data and the phone number were erased; their fields are meaningless from then on. */
  detailsErasedAt: Nullable(Instant),
  onHold: Nullable(Closed({ reason: Type.String(), since: Instant })),
  claim: Nullable(OrderClaim),
  /** The text to be spoken. */
  script: ScriptVersion,
  /** The parent has recorded lines in their own voice. */
  hasParentTakes: Type.Boolean(),
  /** What of the notes the shop's own writer does not say, and why. */
  leftOut: Type.Array(LeftOut),
  /** The buyer's corrections, newest first. */
  corrections: Type.Array(OrderCorrection),
  /** Internal staff notes, newest first. */
  notes: Type.Array(OrderNote),
  payments: Type.Array(Payment),
  /** Newest first. */
  videos: Type.Array(AdminVideo),
  /** The film that the shop is making of it, or could not make; `null` if it is among the videos, or none is made. */
  film: Nullable(UnmadeFilm),
  /** The newest hundred events, oldest first. */
  timeline: Type.Array(OrderEvent),
  /** Cursor of the earlier events; `null` if there are none. */
  moreTimeline: Nullable(Type.String()),
  actions: Type.Array(Type.Enum(orderActions)),
  /** Stages that `advance_stage` may move to. */
  nextStages: Type.Array(ProductionStage),
  serverTime: Instant,
})
export type AdminOrder = Static<typeof AdminOrder>

const version = SeenNumber
const reason = Words(3, 500)

/** `POST /api/admin/orders/{id}/payments`: staff saw the money arrive. Requires an idempotency key. */
export const ConfirmPaymentBody = Closed({ version, reason, amount: Money })
/** A confirmation of exactly this amount, the order's total; lets a form validate before the server does. */
export const confirmationOf = ({ amount, currency }: Money) =>
  Closed({
    version,
    reason,
    amount: Closed({ amount: Type.Literal(amount), currency: Type.Literal(currency) }),
  })

/** `POST /api/admin/orders/{id}/stages`. */
export const AdvanceStageBody = Closed({ version, stage: ProductionStage, reason })

/** `POST /api/admin/orders/{id}/transitions`. */
export const TransitionBody = Closed({ version, to: Type.Enum(['cancelled']), reason })

/** `POST /api/admin/orders/{id}/completions`: completes without a delivery, so it requires a reason. */
export const CompleteBody = Closed({ version, reason })

/** `POST /api/admin/orders/{id}/redos`: puts a delivered order back into production. */
export const RedoBody = Closed({ version, reason })

/** `POST /api/admin/orders/{id}/holds`: stops the clock. */
export const HoldBody = Closed({ version, reason })

/** `POST /api/admin/orders/{id}/releases`: restarts the clock where it stopped. */
export const ReleaseBody = Closed({ version })

/** `PUT /api/admin/orders/{id}/claim`: claims the order, or extends the caller's claim. */
export const ClaimBody = Closed({
  /** The claim holder the caller saw and takes over from. */
  takeOverFrom: Type.Optional(Uuid),
})
