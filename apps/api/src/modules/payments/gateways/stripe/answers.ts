import Stripe from 'stripe'
import { GatewayError, type PaymentSnapshot, type LostAttempt, type PaymentRequest } from '../gateway.ts'

/** One kind of Stripe object that carries a payment. */
export interface StripePayments {
  create(request: PaymentRequest): Promise<PaymentSnapshot>
  fetch(ref: string): Promise<PaymentSnapshot>
  find(attempt: LostAttempt): Promise<PaymentSnapshot | undefined>
  cancel(ref: string): Promise<PaymentSnapshot>
}

/** Maximum age of a webhook, and tolerance for clocks that run ahead. */
export const toleranceSeconds = 300

/**
 * Metadata of each object, to recognize it. A session's intent is marked too, because we follow the session instead.
 */
export const metadataOf = ({ orderId, attemptId, orderNumber, flow }: PaymentRequest) => ({
  order_id: orderId,
  attempt_id: attemptId,
  order_number: orderNumber,
  flow,
})

export const idempotencyOf = ({ attemptId }: PaymentRequest) => ({
  idempotencyKey: `att_${attemptId}:create`,
})

/** Created with the attempt, or later. */
export const createdSince = ({ begunAt }: LostAttempt) => ({
  gte: Math.floor(begunAt.getTime() / 1000) - toleranceSeconds,
})

/** The charge of the declined try, or its card if it never reached the bank. */
export const declineOf = ({ last_payment_error: error }: Stripe.PaymentIntent): string | null =>
  error?.charge ?? error?.payment_method?.id ?? null

export const failureOf = ({ last_payment_error: error }: Stripe.PaymentIntent): string | null =>
  error?.decline_code ?? error?.code ?? null

/** Maps Stripe's errors to a `GatewayError`. */
export async function translated<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof GatewayError) throw error
    const { statusCode, code, rawType } = error instanceof Stripe.errors.StripeError ? error : {}
    throw new GatewayError(
      kindOf(statusCode, code),
      `Stripe: ${code ?? statusCode ?? 'no answer'}`,
      code ?? null,
      // A proxy's failure has no Stripe error type.
      { cause: error, isStored: rawType === 'api_error' && (statusCode ?? 0) >= 500 },
    )
  }
}

/** Only a plain 4xx proves that nothing was done; 409 and 429 can be retried, and the rest is in doubt (P1.4). */
function kindOf(status: number | undefined, code: string | undefined): GatewayError['kind'] {
  // A 404 that does not name the object comes from a proxy, which knows nothing about payments.
  if (status === 404) return code === 'resource_missing' ? 'missing' : 'unknown'
  const refused = status !== undefined && status >= 400 && status < 500 && status !== 409 && status !== 429
  return refused ? 'refused' : 'unknown'
}
