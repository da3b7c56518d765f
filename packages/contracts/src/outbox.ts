import { Type, type Static } from 'typebox'
import { ownerOnly } from './access.ts'
import { Closed, Instant, Nullable, Uuid } from './common.ts'
import type { Endpoint } from './endpoints.ts'
import { RowId } from './paging.ts'

/** What leaves the shop because of what happened in it. A newer server may know more kinds. */
export const outboxKinds = [
  'receipt',
  'order_link',
  'address_changed',
  'surplus_refund',
  'staff_invitation',
  'contact_answer',
  'video_check',
  'password_reset',
  'account_notice',
  'email_change',
  'delivery_whatsapp',
  'delivery_email',
  'script_draft',
  'chat_message',
  'session_paid',
  'session_erased',
  'meta_conversion',
  'meta_purchase',
  'tiktok_purchase',
  'commission',
] as const
export type OutboxKind = (typeof outboxKinds)[number]

/** Why nothing tries an event any more, and it waits for staff. */
export const deadReasons = [
  'attempts_used',
  'outcome_unknown',
  'kind_unknown',
  'payload_invalid',
  'overdue',
] as const
export type DeadReason = (typeof deadReasons)[number]

/** What the shop is not configured for, so that events wait; see `OutboxEvent.error`. */
export const blockedCodes = ['no_mail_server', 'no_whatsapp'] as const
export type BlockedCode = (typeof blockedCodes)[number]

/** Something that should have left the shop and has not. */
export const OutboxEvent = Closed({
  id: Type.String(),
  kind: Type.String(),
  order: Nullable(Closed({ id: Uuid, number: Type.String(), guardianName: Type.String() })),
  /** `null`: it is tried by itself as soon as the shop is configured for it, which `error` says. */
  deadReason: Nullable(Type.Enum(deadReasons)),
  /** A code: one of `blockedCodes`, or the mail server's; never words, which can quote an address. */
  error: Nullable(Type.String()),
  attempts: Type.Integer(),
  /** When it was given up, or written. */
  at: Instant,
})
export type OutboxEvent = Static<typeof OutboxEvent>

export const OutboxQuery = Closed({
  /** Only those of one order. */
  orderId: Type.Optional(Uuid),
  /** The last event of the page before. */
  after: Type.Optional(RowId),
})
export type OutboxQuery = Static<typeof OutboxQuery>

export const OutboxPage = Closed({
  /** The newest first, at most 50. */
  events: Type.Array(OutboxEvent),
  /** Give it as `after` for the next page; `null` on the last. */
  next: Nullable(Type.String()),
})
export type OutboxPage = Static<typeof OutboxPage>

/** Try them again with all their attempts, or note that they are dealt with. */
export const outboxActions = ['replay', 'dismiss'] as const
export type OutboxAction = (typeof outboxActions)[number]

export const OutboxActionBody = Closed({
  action: Type.Enum(outboxActions),
  ids: Type.Array(RowId, { minItems: 1, maxItems: 50 }),
})
export type OutboxActionBody = Static<typeof OutboxActionBody>

/** What the owner does with events that did not leave the shop; part of `endpoints`. */
export const outboxEndpoints = {
  listOutbox: {
    ...ownerOnly,
    method: 'GET',
    path: '/api/admin/outbox',
    summary: 'Messages and other events that could not be sent',
    query: OutboxQuery,
    status: 200,
    response: OutboxPage,
  },
  actOnOutbox: {
    ...ownerOnly,
    method: 'POST',
    path: '/api/admin/outbox/actions',
    summary: 'Send events again that could not be sent, or note that they are dealt with',
    body: OutboxActionBody,
    status: 204,
    response: Type.Null(),
  },
} as const satisfies Record<string, Endpoint>
