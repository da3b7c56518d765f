import { Type, type Static } from 'typebox'
import { Closed } from './common.ts'

/** Every code that an answer of the API can carry. Clients branch on the code, never on the message. */
export const errorCodes = [
  'validation_failed',
  'malformed_body',
  'unsupported_media_type',
  'payload_too_large',
  'idempotency_key_missing',
  'idempotency_key_reused',
  'unauthenticated',
  'invalid_credentials',
  'locked_out',
  'password_wrong',
  'passkey_refused',
  'second_factor_required',
  'second_factor_wrong',
  'proof_required',
  'forbidden',
  'cross_site_refused',
  'not_found',
  'method_not_allowed',
  'illegal_transition',
  'version_conflict',
  'price_changed',
  'order_claimed',
  'order_not_payable',
  'correction_closed',
  'payment_outcome_unknown',
  'payment_method_unavailable',
  'package_unavailable',
  'character_unavailable',
  'character_count_wrong',
  'promo_code_invalid',
  'amount_mismatch',
  'signature_invalid',
  'sold_out',
  'rate_limited',
  'video_gone',
  'storage_full',
  'email_taken',
  'last_owner',
  'order_open',
  'password_common',
  'gateway_unavailable',
  'maintenance',
  'unavailable',
  'internal',
] as const
export type ErrorCode = (typeof errorCodes)[number]

/** One refused field of a body, query or path. */
export const FieldIssue = Closed({
  /** Where: `body/childAge`, `query/locale`, … */
  path: Type.String(),
  message: Type.String(),
})
export type FieldIssue = Static<typeof FieldIssue>

/** The body of every answer that is not a success. */
export const ErrorBody = Closed({
  code: Type.Enum(errorCodes),
  /** English, for engineers; people read a translation chosen by `code`. */
  message: Type.String(),
  /** `issues` for `validation_failed`, `legal` next states for `illegal_transition`, `total` for `price_changed`, `retryAfter` in seconds for `locked_out` and `rate_limited`, … */
  details: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  requestId: Type.String(),
})
export type ErrorBody = Static<typeof ErrorBody>
