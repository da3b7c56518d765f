import type { Order } from '@recadinho/contracts/orders'
import { isPaid } from '../../lib/api/orders/outcome.ts'
import type { CardResult } from './card/card-outcome.ts'

export interface Doubt {
  /** Asks the gateway. */
  check: () => Promise<CardResult>
  /** Asks the shop, which may have heard of it by another way. */
  ask: () => Promise<Order>
  signal: AbortSignal
  pause?: (signal: AbortSignal) => Promise<void>
}

/** Asks what became of a card payment until somebody knows; `undefined` when the page was left first. */
export async function resolveDoubt({
  check,
  ask,
  signal,
  pause = threeSeconds,
}: Doubt): Promise<CardResult | undefined> {
  while (!signal.aborted) {
    const result = await check().catch(() => undefined)
    if (result && result.kind !== 'unknown') return result
    const order = await ask().catch(() => undefined)
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
