import { createShopper } from '@recadinho/shopper'
import type { Shop } from './shop.ts'

/** Every fourth order is by the family of the order this many before it. */
const againAfter = 99
let families = 0

/** Each family has its own number and address: with one for all, every order would have thousands of earlier ones. */
function nextFamily() {
  const index = families++
  const family = index % 4 === 3 && index > againAfter ? index - againAfter : index
  return {
    whatsappNumber: `1201${String(2_000_000 + family)}`,
    guardianEmail: `ana.${family}@example.com`,
  }
}

/** Places a whole order in three calls: order with its payment attempt, card at the gateway, and the stream that confirms it. */
export async function buy({ api, gateway, publishableKey }: Shop): Promise<void> {
  const shopper = createShopper({ api, gateway: gateway.url, publishableKey })
  const { id, clientSecret } = await shopper.orderForCard(nextFamily())
  await shopper.submitCard(clientSecret)
  await shopper.untilInProduction(id)
}

/** Runs `work` while `buyers` buyers each place one order after another; also returns the orders per second. */
export async function whileBuying<T>(
  shop: Shop,
  buyers: number,
  work: () => Promise<T>,
): Promise<{ result: T; ordersPerSecond: number }> {
  const started = performance.now()
  let orders = 0
  const finished = new AbortController()
  const lane = async () => {
    while (!finished.signal.aborted) {
      await buy(shop)
      orders += 1
    }
  }
  const lanes = Promise.all(Array.from({ length: buyers }, lane))
  const done = work().finally(() => finished.abort())
  const [result] = await Promise.all([done, lanes])
  return { result, ordersPerSecond: (orders * 1000) / (performance.now() - started) }
}
