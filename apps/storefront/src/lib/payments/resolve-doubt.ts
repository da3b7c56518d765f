import type { Order } from '@recadinho/contracts/orders'
import { isPaid } from '../orders/outcome.ts'
import type { CardResult } from './card-outcome.ts'

export interface Doubt {
  /** Asks the gateway. */
  check: () => Promise<CardResult>
  /** Loads the order, which the shop may have updated in the meantime. */
  fetchOrder: () => Promise<Order>
  signal: AbortSignal
  pause?: (signal: AbortSignal) => Promise<void>
}

/** Polls the outcome of a card payment until it is known; `undefined` when the page was left first. */
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

function threeSeconds(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, 3000)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
