import { Type, type Static } from 'typebox'
import { production } from './access.ts'
import { CalendarDay, Closed, Instant, Nullable, PhoneDigits, SeenNumber, Uuid, Words } from './common.ts'
import type { Endpoint } from './endpoints.ts'
import { deliveryLists } from './filters.ts'
import { OrderParams, OrderStatus } from './orders.ts'

export const deliveryChannels = ['whatsapp', 'email', 'by_hand'] as const
export type DeliveryChannel = (typeof deliveryChannels)[number]

/** Delivery state of one message, by rank: a state is only replaced by a later one. */
export const attemptStates = ['queued', 'unknown', 'sent', 'failed', 'delivered', 'read'] as const
export type AttemptState = (typeof attemptStates)[number]

export const deliveryStates = [
  'scheduled',
  /** A staff member has yet to send it by hand. */
  'to_send',
  /** Sent or about to be sent; its arrival is not confirmed yet. */
  'waiting',
  'delivered',
  'not_reached',
  /** Not reached, and staff have recorded what they did about it. */
  'resolved',
  'cancelled',
] as const
export type DeliveryState = (typeof deliveryStates)[number]

/** What a timeline event about a delivery says. */
export const DeliveryCause = Type.Union([
  Closed({
    code: Type.Literal('delivery'),
    channel: Type.Enum(deliveryChannels),
    /** The channel's own code for why it failed. */
    error: Type.Optional(Type.String()),
  }),
  Closed({ code: Type.Literal('delivery_time'), at: Instant, timeZone: Nullable(Type.String()) }),
  /** Whether the video was delivered by the promised time. */
  Closed({ code: Type.Literal('promise'), kept: Type.Boolean() }),
])
export type DeliveryCause = Static<typeof DeliveryCause>

export const DeliveryAttempt = Closed({
  id: Uuid,
  channel: Type.Enum(deliveryChannels),
  state: Type.Enum(attemptStates),
  /** Sent automatically because no earlier message was confirmed as delivered. */
  fallback: Type.Boolean(),
  /** It was sent to a number that has since been corrected. */
  superseded: Type.Boolean(),
  error: Nullable(Type.String()),
  /** When it reached this state. */
  at: Instant,
})
export type DeliveryAttempt = Static<typeof DeliveryAttempt>

/** What staff may do now; the server decides. */
export const deliveryActions = [
  'deliver',
  'send_now',
  'cancel',
  'mark_sent',
  'send_text',
  'undo_sent',
  'resolve',
  'correct_number',
] as const
export type DeliveryAction = (typeof deliveryActions)[number]

/** Why an order cannot be delivered now. */
export const deliveryProblems = ['not_ready', 'on_hold', 'no_video', 'link_revoked', 'sending'] as const
export type DeliveryProblem = (typeof deliveryProblems)[number]

const TimeZone = Type.String({ pattern: '^[A-Za-z0-9_+/-]{1,60}$' })

/** How an order's newest video is delivered to its buyer. */
export const OrderDelivery = Closed({
  /** The order's version; sent back with each action. */
  version: Type.Integer(),
  actions: Type.Array(Type.Enum(deliveryActions)),
  problem: Nullable(Type.Enum(deliveryProblems)),
  /** The configured channels, the default first. */
  channels: Type.Array(Type.Enum(deliveryChannels)),
  /** The buyer opted out of WhatsApp messages. */
  optedOut: Type.Boolean(),
  delivery: Nullable(
    Closed({
      state: Type.Enum(deliveryStates),
      channels: Type.Array(Type.Enum(deliveryChannels)),
      deliverAt: Instant,
      /** The zone in which `deliverAt` was selected; `null` for immediate delivery. */
      timeZone: Nullable(Type.String()),
      deliveredAt: Nullable(Instant),
      /** `null` until delivered. */
      promiseKept: Nullable(Type.Boolean()),
      /** Newest first. */
      attempts: Type.Array(DeliveryAttempt),
    }),
  ),
  /** The buyer's private URL of the video; `null` before there is anything to see. */
  link: Nullable(Type.String()),
  /** Opens WhatsApp with a prefilled message, for sending by hand. */
  handLink: Nullable(Type.String()),
  /** Opens a text message with the same words, for numbers without WhatsApp. */
  smsLink: Nullable(Type.String()),
  whatsappNumber: Type.String(),
  guardianEmail: Type.String(),
  /** Time zones of the buyer's country, most likely first. */
  timeZones: Type.Array(Type.String()),
})
export type OrderDelivery = Static<typeof OrderDelivery>

const version = SeenNumber

export const DeliverBody = Closed({
  version,
  channels: Type.Array(Type.Enum(deliveryChannels), { minItems: 1, maxItems: 3, uniqueItems: true }),
  /** Deliver at this time instead of immediately. */
  at: Type.Optional(
    Closed({
      day: CalendarDay,
      time: Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' }),
      timeZone: TimeZone,
    }),
  ),
})
export type DeliverBody = Static<typeof DeliverBody>

export const DeliveryActionBody = Closed({
  version,
  /** `send_text`: staff send it as a text message now, which counts as sent by hand. */
  action: Type.Enum(['send_now', 'cancel', 'mark_sent', 'send_text', 'undo_sent']),
})
export type DeliveryActionBody = Static<typeof DeliveryActionBody>

export const ResolveDeliveryBody = Closed({ version, reason: Words(3, 500) })

export const CorrectNumberBody = Closed({ version, whatsappNumber: PhoneDigits })

export const DeliveryListQuery = Closed({
  list: Type.Enum(deliveryLists),
  /** Id of the last row of the previous page. */
  after: Type.Optional(Uuid),
})

export const DeliveryRow = Closed({
  id: Uuid,
  order: Closed({
    id: Uuid,
    version: Type.Integer(),
    number: Type.String(),
    status: OrderStatus,
    guardianName: Type.String(),
    whatsappNumber: Type.String(),
    dueAt: Nullable(Instant),
    /** `null` unless it is on hold. */
    onHoldSince: Nullable(Instant),
  }),
  deliverAt: Instant,
  timeZone: Nullable(Type.String()),
  /** The newest message other than the fallback. */
  attempt: Nullable(DeliveryAttempt),
  /** For sending by hand: see `OrderDelivery`. */
  handLink: Nullable(Type.String()),
  smsLink: Nullable(Type.String()),
  actions: Type.Array(Type.Enum(deliveryActions)),
})
export type DeliveryRow = Static<typeof DeliveryRow>

const Count = Type.Integer({ minimum: 0 })
export const DeliveryPage = Closed({
  /** Oldest first, at most 50. */
  items: Type.Array(DeliveryRow),
  /** Pass as `after` to get the next page; `null` on the last page. */
  next: Nullable(Type.String()),
  counts: Closed({ not_reached: Count, to_send: Count, waiting: Count, scheduled: Count }),
})
export type DeliveryPage = Static<typeof DeliveryPage>

const delivery = { ...production, params: OrderParams, status: 200, response: OrderDelivery } as const

/** Delivery of finished videos; part of `endpoints`. Calls that change a delivery return the updated delivery. */
export const deliveryEndpoints = {
  getDelivery: {
    ...delivery,
    method: 'GET',
    path: '/api/admin/orders/{id}/delivery',
    summary: "How an order's video reaches its buyer, and what may be done about it",
  },
  deliverOrder: {
    ...delivery,
    method: 'POST',
    path: '/api/admin/orders/{id}/deliveries',
    summary: "Deliver an order's video, at once or at a chosen moment; or send it again",
    body: DeliverBody,
  },
  actOnDelivery: {
    ...delivery,
    method: 'POST',
    path: '/api/admin/orders/{id}/delivery/actions',
    summary: 'Send a scheduled delivery now or cancel it; note that it was sent by hand, or was not',
    body: DeliveryActionBody,
  },
  resolveDelivery: {
    ...delivery,
    method: 'POST',
    path: '/api/admin/orders/{id}/delivery/resolutions',
    summary: 'Note what was done about a buyer who was not reached',
    body: ResolveDeliveryBody,
  },
  correctWhatsappNumber: {
    ...delivery,
    method: 'PUT',
    path: '/api/admin/orders/{id}/whatsapp-number',
    summary: 'Correct where an order goes; a link that may have reached a stranger stops working',
    body: CorrectNumberBody,
  },
  listDeliveries: {
    ...production,
    method: 'GET',
    path: '/api/admin/deliveries',
    summary: 'Deliveries that need a person or wait, and how many there are',
    query: DeliveryListQuery,
    status: 200,
    response: DeliveryPage,
  },
} as const satisfies Record<string, Endpoint>

/** `GET` and `POST /api/webhooks/whatsapp`: a challenge and raw signed bodies, so not in the endpoint map. */
export const whatsappWebhookPath = '/api/webhooks/whatsapp'
export const WhatsappChallengeQuery = Type.Object({
  'hub.mode': Type.Literal('subscribe'),
  'hub.verify_token': Type.String({ maxLength: 500 }),
  'hub.challenge': Type.String({ pattern: '^[\\w-]{1,200}$' }),
})
