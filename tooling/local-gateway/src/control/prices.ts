import { changeSettings, settings, type Gateway } from '../gateway.ts'
import { controlsOf } from '../shop-controls.ts'

/** The price increase, in minor units. */
export const RISE = 1000

/** Expires an order and raises its package's price; the old price is stored until `lowerPrices`. */
export async function raisePrice(gateway: Gateway, order: string): Promise<void> {
  const before = await controlsOf(gateway).raisePrice(order, RISE)
  const { raised = [] } = settings(gateway.ledger)
  const known = raised.some(({ packageId, currency }) => isSame(before, { packageId, currency }))
  if (!known) changeSettings(gateway.ledger, { raised: [...raised, before] })
}

/** Restores every raised price. */
export async function lowerPrices(gateway: Gateway): Promise<void> {
  for (const price of settings(gateway.ledger).raised ?? []) {
    await controlsOf(gateway).setPrice(price)
    const left = (settings(gateway.ledger).raised ?? []).filter((each) => !isSame(each, price))
    changeSettings(gateway.ledger, { raised: left })
  }
}

interface Sold {
  packageId: string
  currency: string
}

const isSame = (one: Sold, other: Sold) =>
  one.packageId === other.packageId && one.currency === other.currency
