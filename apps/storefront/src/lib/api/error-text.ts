import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { ApiError } from '@recadinho/contracts/client'
import type { ErrorCode } from '@recadinho/contracts/errors'

/** The text of an error: selected by the code alone, never the server's English. */
export function errorText(i18n: I18n, error: unknown): string {
  if (!(error instanceof ApiError)) return i18n._(unreachable)
  return i18n._(error.code ? texts[error.code] : error.status >= 500 ? texts.unavailable : texts.internal)
}

/**
 * The server's message in an error's body: translated when its code is known, otherwise unchanged; empty without one.
 */
export function serverMessage(i18n: I18n, body: string): string {
  const { body: parsed } = new ApiError(0, '', body)
  if (parsed) return i18n._(texts[parsed.code])
  try {
    const { message } = JSON.parse(body) as { message?: unknown } // checked on the next line
    return typeof message === 'string' ? message : ''
  } catch {
    return ''
  }
}

/** The code of an error that the API answered with. */
export const errorCode = (error: unknown): ErrorCode | undefined =>
  error instanceof ApiError ? error.code : undefined

const unreachable = msg`We could not reach the shop. Check your connection and try again; nothing was charged twice.`
const checkFields = msg`Something in the form was not accepted. Check the fields and try again.`
const tryAgain = msg`Something failed on our side. Try again in a moment.`
const signInAgain = msg`You may not do that here. Load the page anew and try again.`

const texts: Record<ErrorCode, MessageDescriptor> = {
  validation_failed: checkFields,
  malformed_body: checkFields,
  unsupported_media_type: tryAgain,
  payload_too_large: msg`That is too long. Shorten it and try again.`,
  idempotency_key_missing: tryAgain,
  idempotency_key_reused: msg`This order was sent before with other details. We made a new one of it; try again.`,
  unauthenticated: signInAgain,
  invalid_credentials: signInAgain,
  locked_out: signInAgain,
  forbidden: signInAgain,
  cross_site_refused: signInAgain,
  not_found: msg`We cannot find that. The link may be old, or open in another browser.`,
  method_not_allowed: tryAgain,
  illegal_transition: msg`That is no longer possible for this order. Load the page anew to see where it is.`,
  version_conflict: msg`The order changed meanwhile. Load the page anew.`,
  correction_closed: msg`We have begun to make the video, so this page can change nothing any more. Write to us, and we see what can still be done.`,
  price_changed: msg`The price has changed. Look at the new total, then confirm.`,
  order_not_payable: msg`This order cannot be paid any more. Start a new one; your details are kept.`,
  payment_outcome_unknown: msg`We are still asking the bank about your last payment. Do not pay again; this page tells you as soon as we know.`,
  payment_method_unavailable: msg`This way to pay is not available right now. Choose another one.`,
  package_unavailable: msg`This package is not offered any more. Choose another one.`,
  character_unavailable: msg`One of your characters is not offered any more. Choose another one.`,
  character_count_wrong: msg`Your package holds another number of characters. Choose them again.`,
  promo_code_invalid: msg`This code is not valid, or has ended.`,
  amount_mismatch: msg`The amount does not fit the order. Load the page anew.`,
  signature_invalid: tryAgain,
  sold_out: msg`All places of today are taken. Come back tomorrow; your order is kept.`,
  rate_limited: msg`That was a little too fast. Wait a minute and try again.`,
  video_gone: msg`This video is not kept any more. Write to us if you need it again.`,
  gateway_unavailable: msg`The payment service does not answer. You were not charged; try again in a moment.`,
  maintenance: msg`The portal is under maintenance. Your order is kept; try again a little later.`,
  unavailable: msg`The shop is having a short pause. Try again in a moment.`,
  internal: tryAgain,
}
