import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { ApiError } from '@recadinho/contracts/client'
import type { ErrorCode } from '@recadinho/contracts/error-codes'

/** The text of an error, selected by its code; never the server's English message. */
export function errorText(i18n: I18n, error: unknown): string {
  if (!(error instanceof ApiError)) return i18n._(unreachable)
  if (error.code) return i18n._(textOf(error.code))
  return i18n._(error.status >= 500 ? unavailable : tryAgain)
}

/** The message in an API error's body: translated if its code is known, otherwise verbatim; empty if there is none. */
export function serverMessage(i18n: I18n, { code, text }: ApiError): string {
  if (code) return i18n._(textOf(code))
  try {
    const { message } = JSON.parse(text) as { message?: unknown } // checked on the next line
    return typeof message === 'string' ? message : ''
  } catch {
    return ''
  }
}

/** The code of an API error. */
export const errorCode = (error: unknown): ErrorCode | undefined =>
  error instanceof ApiError ? error.code : undefined

const unreachable = msg`We couldn't reach the shop. Check your connection and try again; you won't be charged twice.`
const checkFields = msg`Something in the form isn't right. Check the fields and try again.`
const tryAgain = msg`Something went wrong on our side. Please try again in a moment.`
const unavailable = msg`The shop is taking a short break. Try again in a moment.`
const notHere = msg`You can't do that here. Refresh the page and try again.`

/** Every other code means that this visitor may not do that, or belongs to staff calls. */
const texts: Partial<Record<ErrorCode, MessageDescriptor>> = {
  validation_failed: checkFields,
  malformed_body: checkFields,
  unsupported_media_type: tryAgain,
  payload_too_large: msg`That's too long. Please shorten it and try again.`,
  idempotency_key_missing: tryAgain,
  idempotency_key_reused: msg`This order was already sent with different details. We've started a new one; please try again.`,
  not_found: msg`We can't find that. The link may be old, or made for another browser.`,
  method_not_allowed: tryAgain,
  illegal_transition: msg`That's no longer possible for this order. Refresh the page to see where it is.`,
  version_conflict: msg`This order has changed in the meantime. Please refresh the page.`,
  correction_closed: msg`We've started making the video, so you can't make changes here anymore. Contact us, and we'll see what we can still do.`,
  price_changed: msg`The price has changed. Check the new total, then confirm.`,
  order_not_payable: msg`This order can no longer be paid. Start a new one; your details are saved.`,
  payment_outcome_unknown: msg`We're still checking your last payment with the bank. Please don't pay again; this page will update as soon as we know.`,
  payment_method_unavailable: msg`This payment method isn't available right now. Please choose another one.`,
  package_unavailable: msg`This package is no longer available. Please choose another one.`,
  character_unavailable: msg`One of your characters is no longer available. Please choose another one.`,
  character_count_wrong: msg`Your package includes a different number of characters. Please choose them again.`,
  promo_code_invalid: msg`This code isn't valid or has expired.`,
  amount_mismatch: msg`The amount doesn't match the order. Please refresh the page.`,
  signature_invalid: tryAgain,
  sold_out: msg`We're not taking new orders right now. Yours is saved; please try again later.`,
  rate_limited: msg`Too many tries in a row. Wait a minute and try again.`,
  video_gone: msg`This video is no longer available. Contact us if you need it again.`,
  storage_full: tryAgain,
  gateway_unavailable: msg`The payment provider isn't responding. You weren't charged; try again in a moment.`,
  maintenance: msg`The shop is under maintenance. Your order is saved; try again a little later.`,
  unavailable,
  internal: tryAgain,
} satisfies Record<Exclude<ErrorCode, Elsewhere>, MessageDescriptor>

type Elsewhere =
  | 'film_outdated'
  | 'not_in_bulk'
  | 'not_converted'
  | 'unauthenticated'
  | 'forbidden'
  | 'cross_site_refused'
  | 'invalid_credentials'
  | 'locked_out'
  | 'password_wrong'
  | 'password_common'
  | 'passkey_refused'
  | 'second_factor_required'
  | 'second_factor_wrong'
  | 'proof_required'
  | 'order_claimed'
  | 'order_open'
  | 'chat_closed'
  | 'email_taken'
  | 'too_many_uploads'
  | 'last_owner'
  | 'needs_confirmation'
  | 'voice_not_final'

const textOf = (code: ErrorCode) => texts[code] ?? notHere
