import { setTimeout as pause } from 'node:timers/promises'
import { buy } from './buyers.ts'
import { inLanes } from './load.ts'
import { print } from './print.ts'
import { residentMb } from './process-figures.ts'
import { startShop } from './shop.ts'

const buyers = 16

/** Measures the API's memory after this many whole orders, and its growth during the second half. */
export async function benchMemory(orders: number) {
  const shop = await startShop()
  try {
    await pause(3000) // the workers have started by then
    const resident = () => residentMb(shop.apiPid)
    const idle = resident()
    await inLanes(orders / 2, buyers, () => buy(shop))
    const half = resident()
    await inLanes(orders / 2, buyers, () => buy(shop))
    const all = resident()
    const count = (number: number) => number.toLocaleString('en')
    const mb = (value: number) => `${value.toFixed(0)} MB`
    print(`Memory of the API process, ${count(orders)} whole orders by ${buyers} buyers at a time`, [
      { what: 'resident when idle', value: mb(idle), against: 'at most 110 MB' },
      { what: `after ${count(orders / 2)} orders`, value: mb(half) },
      { what: `after ${count(orders)} orders`, value: mb(all), against: 'at most 200 MB' },
      { what: `grown over the last ${count(orders / 2)}`, value: mb(all - half), against: 'flat' },
    ])
  } finally {
    await shop.stop()
  }
}
