import { Type, type Static } from 'typebox'
import { ownerOnly } from './access.ts'
import { Closed, Instant, LocalizedText, Nullable, Uuid } from './common.ts'
import type { Endpoint } from './endpoints.ts'
import { RowId } from './paging.ts'

/** Why an event is no longer retried and needs staff. */
export const deadReasons = [
  'attempts_used',
  'outcome_unknown',
  'kind_unknown',
  'payload_invalid',
  'overdue',
] as const
export type DeadReason = (typeof deadReasons)[number]

/** Missing configuration that events wait for; see `OutboxEvent.error`. */
export const blockedCodes = ['no_mail_server', 'no_whatsapp', 'no_ffmpeg', 'no_room'] as const
export type BlockedCode = (typeof blockedCodes)[number]

/** An outbox event that has not been sent as expected. */
export const OutboxEvent = Closed({
  id: Type.String(),
  kind: Type.String(),
  /** What staff call its kind; of a kind known only to another release, the kind. */
  label: LocalizedText,
  order: Nullable(Closed({ id: Uuid, number: Type.String(), guardianName: Type.String() })),
  /** `null`: retried automatically once the shop is configured for it; `error` says what is missing. */
  deadReason: Nullable(Type.Enum(deadReasons)),
  /** A code: one of `blockedCodes` or the mail server's; never free text, which can contain an email address. */
  error: Nullable(Type.String()),
  attempts: Type.Integer(),
  /** When retries ended or, if blocked, when it was written. */
  at: Instant,
})
export type OutboxEvent = Static<typeof OutboxEvent>

export const OutboxQuery = Closed({
  /** Only events of this order. */
  orderId: Type.Optional(Uuid),
  /** Id of the last event of the previous page. */
  after: Type.Optional(RowId),
})
export type OutboxQuery = Static<typeof OutboxQuery>

export const OutboxPage = Closed({
  /** Newest first, at most 50. */
  events: Type.Array(OutboxEvent),
  /** Pass as `after` to get the next page; `null` on the last page. */
  next: Nullable(Type.String()),
})
export type OutboxPage = Static<typeof OutboxPage>

/** Retry events with a full set of attempts, or mark them as handled. */
export const outboxActions = ['replay', 'dismiss'] as const
export type OutboxAction = (typeof outboxActions)[number]

export const OutboxActionBody = Closed({
  action: Type.Enum(outboxActions),
  ids: Type.Array(RowId, { minItems: 1, maxItems: 50 }),
})
export type OutboxActionBody = Static<typeof OutboxActionBody>

/** The owner's calls on outbox events that were not sent; part of `endpoints`. */
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
