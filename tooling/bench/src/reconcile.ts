import { setTimeout as pause } from 'node:timers/promises'
import { createShopper } from '@recadinho/shopper'
import { print } from './print.ts'
import { startShop, type Shop } from './shop.ts'

const orders = 20
/** Payments are spread over this time, so that they do not all fall on the same phase of the pollers. */
const spreadMs = 10_000

/** Measures how long the shop's own pollers take to detect a payment when every webhook is lost. */
export async function benchReconcile() {
  const shop = await startShop()
  try {
    shop.gateway.control['webhook-policy']({ policy: 'drop' })
    const waiting = await slowest(shop, { waits: true, ageMinutes: 5 })
    const fresh = await slowest(shop, { waits: false, ageMinutes: 0 })
    const gone = await slowest(shop, { waits: false, ageMinutes: 5 })
    const of = (figures: number[]) =>
      `${(Math.max(...figures) / 1000).toFixed(1)} s (mean ${(figures.reduce((a, b) => a + b, 0) / figures.length / 1000).toFixed(1)} s)`
    print(
      `A dropped webhook, from the money to the paid order; the slowest of ${orders}, by the real schedule`,
      [
        {
          what: 'the buyer waits at the page, minutes after opening it',
          value: of(waiting),
          against: 'ten seconds',
        },
        { what: 'nobody waits, the attempt is new', value: of(fresh), against: 'under two minutes' },
        { what: 'nobody waits, the attempt is minutes old', value: of(gone), against: 'under two minutes' },
      ],
    )
  } finally {
    await shop.stop()
  }
}

function slowest(shop: Shop, how: { waits: boolean; ageMinutes: number }): Promise<number[]> {
  return Promise.all(
    Array.from({ length: orders }, async (_, index) => {
      await pause((index * spreadMs) / orders)
      return timeOne(shop, how)
    }),
  )
}

/** Milliseconds from charging the card until the order is in production. */
async function timeOne(shop: Shop, { waits, ageMinutes }: { waits: boolean; ageMinutes: number }) {
  const { api, gateway, publishableKey, query } = shop
  const shopper = createShopper({ api, gateway: gateway.url, publishableKey })
  const { id } = await shopper.placeOrder()
  const { next } = await shopper.openPayment(id, { gateway: 'stripe', method: 'card' })
  if (next?.kind !== 'card_form') throw new Error('A card payment came without its form')
  if (ageMinutes > 0)
    await query(
      `update payments set created_at = created_at - make_interval(mins => $2),
        next_poll_at = now() + random() * interval '1 minute' where order_id = $1`,
      [id, ageMinutes],
    )
  const seen = waits ? shopper.untilInProduction(id) : undefined
  await shopper.submitCard(next.clientSecret)
  const paid = performance.now()
  await (seen ?? untilInProduction(shop, id))
  return performance.now() - paid
}

async function untilInProduction({ query }: Shop, id: string): Promise<void> {
  for (;;) {
    const [row] = await query<{ status: string }>('select status from orders where id = $1', [id])
    if (row?.status === 'in_production') return
    await pause(100)
  }
}
