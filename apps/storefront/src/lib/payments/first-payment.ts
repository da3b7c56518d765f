import { ApiError } from '@recadinho/contracts/client'
import type { ErrorCode } from '@recadinho/contracts/error-codes'
import type { CreatedOrder } from '@recadinho/contracts/orders'
import type { CreatedPayment } from '@recadinho/contracts/payments'
import { threeSeconds } from './resolve-doubt.ts'

/** The attempt that was opened with an order; rejects as the separate call would. */
export type FirstAnswer = () => Promise<CreatedPayment>

/** What the page does while the outcome of a request is unknown. */
export interface Waiting {
  signal: AbortSignal
  onDoubt: () => void
  pause?: (signal: AbortSignal) => Promise<void>
}

/** No response, or one that leaves the outcome unknown. */
export const isUnclear = (error: unknown) =>
  !(error instanceof ApiError) || error.status >= 500 || error.code === undefined

/** Repeats a request until its outcome is known or the page is left; its key makes that safe. */
export async function untilAnswered<T>(
  request: () => Promise<T>,
  { signal, onDoubt, pause = threeSeconds }: Waiting,
): Promise<T> {
  for (;;)
    try {
      // oxlint-disable-next-line no-await-in-loop -- one request after the other
      return await request()
    } catch (error) {
      const isClosed = error instanceof ApiError && error.code === 'maintenance'
      if (!isUnclear(error) || isClosed || signal.aborted) throw error
      onDoubt()
      // oxlint-disable-next-line no-await-in-loop -- as above
      await pause(signal)
    }
}

/** The separate call answers these with 5xx. */
const unanswered = new Set<ErrorCode>(['gateway_unavailable', 'unavailable', 'maintenance', 'internal'])

/** What an order's creation says of its first payment; each further call repeats the request. */
export function firstAnswer(created: CreatedOrder, request: () => Promise<CreatedOrder>): FirstAnswer {
  let unread: CreatedOrder | undefined = created
  return async () => {
    const { payment, paymentError } = unread ?? (await request())
    unread = undefined
    if (payment) return payment
    const status = paymentError && unanswered.has(paymentError.code) ? 502 : 409
    throw new ApiError(status, '', JSON.stringify(paymentError), 'createOrder')
  }
}
