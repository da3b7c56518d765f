import type { ErrorCode } from '@recadinho/contracts/error-codes'
import type { ErrorBody } from '@recadinho/contracts/errors'

/** The HTTP status of each code. */
export const statusOf: Record<ErrorCode, number> = {
  validation_failed: 400,
  malformed_body: 400,
  unsupported_media_type: 415,
  payload_too_large: 413,
  idempotency_key_missing: 400,
  idempotency_key_reused: 422,
  unauthenticated: 401,
  invalid_credentials: 401,
  locked_out: 429,
  password_wrong: 422,
  passkey_refused: 422,
  second_factor_required: 401,
  second_factor_wrong: 422,
  proof_required: 403,
  forbidden: 403,
  cross_site_refused: 403,
  not_found: 404,
  method_not_allowed: 405,
  illegal_transition: 409,
  version_conflict: 409,
  needs_confirmation: 409,
  price_changed: 409,
  order_claimed: 409,
  chat_closed: 409,
  order_not_payable: 409,
  correction_closed: 409,
  film_outdated: 409,
  not_in_bulk: 409,
  not_converted: 409,
  payment_outcome_unknown: 409,
  payment_method_unavailable: 409,
  package_unavailable: 409,
  character_unavailable: 409,
  character_count_wrong: 409,
  promo_code_invalid: 409,
  amount_mismatch: 409,
  signature_invalid: 400,
  sold_out: 409,
  rate_limited: 429,
  video_gone: 410,
  voice_not_final: 409,
  storage_full: 507,
  too_many_uploads: 422,
  email_taken: 409,
  last_owner: 409,
  order_open: 409,
  password_common: 422,
  gateway_unavailable: 502,
  maintenance: 503,
  unavailable: 503,
  internal: 500,
}

/** An error for the caller. The message is in English for engineers; people read a translation of the code. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: ErrorCode
  readonly statusCode: number
  readonly details: Record<string, unknown> | undefined

  constructor(code: ErrorCode, message: string, details?: Record<string, unknown>, options?: ErrorOptions) {
    super(message, options)
    this.code = code
    this.statusCode = statusOf[code]
    this.details = details
  }
}

/** The body of an error response. */
export const errorBody = ({ code, message, details }: AppError, requestId: string): ErrorBody => ({
  code,
  message,
  ...(details ? { details } : {}),
  requestId,
})
