import type Stripe from 'stripe'

/** The `error` object of a response, with Stripe's fields. */
export interface ErrorBody {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error'
  message: string
  code?: string
  decline_code?: string
  param?: string
  doc_url?: string
  charge?: string
  payment_intent?: Stripe.PaymentIntent
  payment_method?: Stripe.PaymentMethod
}

/**
 * An error response. `saved` says whether it happened during execution, so that the idempotency key stores it: Stripe
 * does not save errors from reading the request.
 */
export class StripeError extends Error {
  readonly status: number
  readonly body: ErrorBody
  readonly saved: boolean

  constructor(status: number, body: ErrorBody, saved = false) {
    super(body.message)
    this.status = status
    this.body = body
    this.saved = saved
  }
}

/** A request that is invalid by itself. */
export function invalid(message: string, param?: string, code?: string): StripeError {
  return new StripeError(400, { type: 'invalid_request_error', message, ...defined({ param, code }) })
}

/** A valid request that the object's state does not allow. */
export function unexpectedState(message: string, payment_intent: Stripe.PaymentIntent): StripeError {
  const code = 'payment_intent_unexpected_state'
  return new StripeError(400, { type: 'invalid_request_error', message, code, payment_intent }, true)
}

/** A valid request that cannot be executed. */
export function refused(message: string, code?: string, param?: string): StripeError {
  return new StripeError(400, { type: 'invalid_request_error', message, ...defined({ param, code }) }, true)
}

/** `No such payment_intent: 'pi_x'`. */
export function missing(kind: string, id: string, param = 'id'): StripeError {
  const message = `No such ${kind}: '${id}'`
  return new StripeError(
    404,
    { type: 'invalid_request_error', code: 'resource_missing', message, param },
    true,
  )
}

/** Drops undefined fields: Stripe omits them, and `exactOptionalPropertyTypes` requires it. */
export function defined<T extends object>(fields: T): { [K in keyof T]?: NonNullable<T[K]> } {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== null),
  ) as {
    [K in keyof T]?: NonNullable<T[K]> // what is left is T without its undefined fields
  }
}
