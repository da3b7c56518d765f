import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { ApiError } from '@recadinho/contracts/client'
import type { ErrorCode } from '@recadinho/contracts/errors'

/** What a person reads when something was refused or failed. */
export function errorMessage(error: unknown): MessageDescriptor {
  if (!(error instanceof ApiError)) return isUnreachable(error) ? unreachable : unknown
  return (error.code && byCode[error.code]) ?? (error.status >= 500 ? serverFailed : unknown)
}

/** The number by which engineers find what happened; shown only where the message says too little. */
export function requestId(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || (error.code && byCode[error.code])) return undefined
  return error.body?.requestId
}

/** Whether the request may have succeeded anyway: no answer came, or none that says what happened. */
export const isInDoubt = (error: unknown): boolean =>
  !(error instanceof ApiError) || (error.status >= 500 && !(error.code && byCode[error.code]))

// `fetch` rejects with a TypeError when no answer came at all.
const isUnreachable = (error: unknown) => error instanceof TypeError

const unreachable = msg`The server could not be reached. Check the connection and try again.`
const serverFailed = msg`The server failed. Try again in a moment.`
const unknown = msg`That did not work. Try again; if it goes on, tell whoever runs the shop.`

const byCode: Partial<Record<ErrorCode, MessageDescriptor>> = {
  validation_failed: msg`Something in the form was refused. Check what you entered.`,
  malformed_body: msg`Something in the form was refused. Check what you entered.`,
  unauthenticated: msg`You are signed out. Sign in again.`,
  invalid_credentials: msg`The e-mail or the password is wrong.`,
  locked_out: msg`Too many tries. Signing in is blocked for a while.`,
  rate_limited: msg`Too many requests. Wait a moment and try again.`,
  forbidden: msg`Your role may not do this.`,
  cross_site_refused: msg`The browser sent this from another address. Reload the page and try again.`,
  not_found: msg`This does not exist, or no longer.`,
  illegal_transition: msg`The order cannot go there from where it stands now. Reload to see it.`,
  version_conflict: msg`Somebody changed this order in the meantime. Reload to see it.`,
  idempotency_key_reused: msg`This was already sent with other details. Reload and try again.`,
  payment_outcome_unknown: msg`The outcome of a payment is not known yet. Wait until the gateway has answered.`,
  order_not_payable: msg`This order takes no payment any more.`,
  correction_closed: msg`Production has begun: the buyer can correct nothing any more.`,
  amount_mismatch: msg`The amount is not the order's total. Nothing was confirmed.`,
  video_gone: msg`This video is not kept any more.`,
  gateway_unavailable: msg`The payment gateway does not answer. Try again in a moment.`,
  unavailable: msg`The server is busy. Try again in a moment.`,
}
