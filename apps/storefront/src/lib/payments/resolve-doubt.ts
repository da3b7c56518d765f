import type { Order } from '@recadinho/contracts/orders'
import { isPaid } from '../orders/outcome.ts'
import type { CardResult } from './card-outcome.ts'

export interface Doubt {
  /** Fetches the outcome from the gateway. */
  check: () => Promise<CardResult>
  /** Loads the order, which the server may have updated in the meantime. */
  fetchOrder: () => Promise<Order>
  signal: AbortSignal
  pause?: (signal: AbortSignal) => Promise<void>
}

/** Polls the outcome of a card payment until it is known; returns `undefined` if the page is left first. */
export async function resolveDoubt({
  check,
  fetchOrder,
  signal,
  pause = threeSeconds,
}: Doubt): Promise<CardResult | undefined> {
  while (!signal.aborted) {
    const result = await check().catch(() => undefined)
    if (result && result.kind !== 'unknown') return result
    const order = await fetchOrder().catch(() => undefined)
    if (order && isPaid(order)) return { kind: 'taken' }
    await pause(signal)
  }
  return undefined
}

/** Resolves after three seconds, or at once when the page is left. */
export function threeSeconds(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, 3000)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
