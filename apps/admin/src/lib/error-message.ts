import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { ApiError } from '@recadinho/contracts/client'
import type { ErrorCode } from '@recadinho/contracts/error-codes'

/** The message shown to a person if a request was refused or failed. */
export function errorMessage(error: unknown): MessageDescriptor {
  if (!(error instanceof ApiError)) return isUnreachable(error) ? unreachable : unknown
  return (error.code && byCode[error.code]) ?? (error.status >= 500 ? serverFailed : unknown)
}

/** The request id by which engineers find the logs; shown only if the message is not specific. */
export function requestId(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || (error.code && byCode[error.code])) return undefined
  return error.body?.requestId
}

/** Whether the request may have succeeded anyway: there was no response, or none that identifies the error. */
export const isInDoubt = (error: unknown): boolean =>
  !(error instanceof ApiError) || (error.status >= 500 && !(error.code && byCode[error.code]))

// `fetch` rejects with a TypeError if there is no response.
const isUnreachable = (error: unknown) => error instanceof TypeError

const unreachable = msg`We couldn't reach the server. Check your connection and try again.`
const serverFailed = msg`Something went wrong on the server. Try again in a moment.`
const unknown = msg`That didn't work. Try again; if it keeps happening, tell the shop's owner.`

const byCode: Record<ErrorCode, MessageDescriptor | null> = {
  validation_failed: msg`Something in the form isn't right. Check what you entered.`,
  malformed_body: msg`Something in the form isn't right. Check what you entered.`,
  unauthenticated: msg`You've been signed out. Sign in again.`,
  invalid_credentials: msg`Wrong email or password.`,
  locked_out: msg`Too many attempts. Sign-in is blocked for a while.`,
  password_wrong: msg`This isn't your password. Check it and try again.`,
  second_factor_required: msg`Enter the code from your authenticator app.`,
  second_factor_wrong: msg`This code isn't right, or was used already. Wait for the next one and try again.`,
  passkey_refused: msg`This passkey didn't work here. Try again, or sign in with your password.`,
  proof_required: msg`Enter your password again first.`,
  rate_limited: msg`Too many requests. Wait a moment and try again.`,
  forbidden: msg`Your role doesn't allow this.`,
  cross_site_refused: msg`This request came from another address. Reload the page and try again.`,
  not_found: msg`This doesn't exist, or no longer exists.`,
  illegal_transition: msg`This change isn't possible at the order's current stage. Reload to see where it is.`,
  version_conflict: msg`Someone else changed this in the meantime. Reload to see the changes.`,
  needs_confirmation: msg`You didn't confirm this change. What you entered is still here.`,
  idempotency_key_reused: msg`This was already sent with different details. Reload and try again.`,
  payment_outcome_unknown: msg`We don't know the result of a payment yet. Wait until the provider has answered.`,
  order_claimed: msg`Someone else is working on this order by now. Reload to see who.`,
  price_changed: msg`The price has changed. The new one is shown now: tell the buyer, then create the order again.`,
  character_count_wrong: msg`This package now has a different number of characters. Check your choice.`,
  sold_out: msg`The shop isn't taking orders at the moment: its daily capacity is set to 0.`,
  maintenance: msg`The shop is closed for maintenance, so it takes no orders.`,
  chat_closed: msg`WhatsApp doesn't take free messages to this buyer now. Your text is still here.`,
  order_not_payable: msg`This order can no longer be paid.`,
  not_in_bulk: msg`This film has to be looked at on its own: a check found something, or the owner no longer allows approving several together.`,
  film_outdated: msg`The order has changed, so this film is being made again. Wait for the new one.`,
  correction_closed: msg`Production has started, so the buyer can't make changes anymore.`,
  amount_mismatch: msg`The amount doesn't match the order total. Nothing was confirmed.`,
  video_gone: msg`This video is no longer available.`,
  voice_not_final: msg`This film is silent, or its voice is a draft. The owner decides under Settings → Voices whether such films may be delivered.`,
  storage_full: msg`The server has no room for a file of this size. Tell the shop's owner.`,
  too_many_uploads: msg`You have 5 uploads that aren't finished. Finish or cancel one of them, then continue here.`,
  email_taken: msg`This email is already on the team or invited.`,
  order_open: msg`An order isn't finished yet. Finish or cancel it first.`,
  last_owner: msg`The shop needs at least one owner who can sign in. Make someone else an owner first.`,
  password_common: msg`This password is among the first that attackers try. Choose another one.`,
  gateway_unavailable: msg`The payment provider isn't responding. Try again in a moment.`,
  unavailable: msg`The server is busy. Try again in a moment.`,
  // Errors this app never causes, or for which only the general text fits.
  not_converted: null,
  unsupported_media_type: null,
  payload_too_large: null,
  idempotency_key_missing: null,
  method_not_allowed: null,
  payment_method_unavailable: null,
  package_unavailable: null,
  character_unavailable: null,
  promo_code_invalid: null,
  signature_invalid: null,
  internal: null,
}
