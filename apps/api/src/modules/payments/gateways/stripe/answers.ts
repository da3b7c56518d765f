import Stripe from 'stripe'
import type { PaymentSnapshot, LostAttempt, PaymentRequest } from '../gateway.ts'
import { GatewayError } from '../gateway.ts'

/** One kind of Stripe's objects that carry a payment. */
export interface StripePayments {
  create(request: PaymentRequest): Promise<PaymentSnapshot>
  fetch(ref: string): Promise<PaymentSnapshot>
  find(attempt: LostAttempt): Promise<PaymentSnapshot | undefined>
  cancel(ref: string): Promise<PaymentSnapshot>
}

/** Of a webhook's age, and of a clock that runs ahead. */
export const toleranceSeconds = 300

/** What we write on each object, to know it again. A session's intent is marked, for it is the session that we follow. */
export const metadataOf = ({ orderId, attemptId, orderNumber, flow }: PaymentRequest) => ({
  order_id: orderId,
  attempt_id: attemptId,
  order_number: orderNumber,
  flow,
})

export const idempotencyOf = ({ attemptId }: PaymentRequest) => ({
  idempotencyKey: `att_${attemptId}:create`,
})

/** Created when the attempt was, or since. */
export const createdSince = ({ begunAt }: LostAttempt) => ({
  gte: Math.floor(begunAt.getTime() / 1000) - toleranceSeconds,
})

/** The charge of the declined try; one that its bank did not even see is known by its card. */
export const declineOf = ({ last_payment_error: error }: Stripe.PaymentIntent): string | null =>
  error?.charge ?? error?.payment_method?.id ?? null

export const failureOf = ({ last_payment_error: error }: Stripe.PaymentIntent): string | null =>
  error?.decline_code ?? error?.code ?? null

/** Stripe's errors as the shop knows them. */
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
      // A proxy's failure has no type of Stripe's.
      { cause: error, isStored: rawType === 'api_error' && (statusCode ?? 0) >= 500 },
    )
  }
}

/** Only a plain 4xx says that nothing was done; 409 and 429 are worth asking again, the rest is in doubt (P1.4). */
function kindOf(status: number | undefined, code: string | undefined): GatewayError['kind'] {
  // A 404 that does not name the object comes from a proxy, which knows no payments.
  if (status === 404) return code === 'resource_missing' ? 'missing' : 'unknown'
  const refused = status !== undefined && status >= 400 && status < 500 && status !== 409 && status !== 429
  return refused ? 'refused' : 'unknown'
}
