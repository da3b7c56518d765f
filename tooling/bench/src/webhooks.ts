import { createHmac, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { createShopper } from '@recadinho/shopper'
import { inLanes, quantile } from './load.ts'
import { ms, print, rate } from './print.ts'
import { gatewayKeys, startShop, type Shop } from './shop.ts'

const perSecond = 300
const seconds = 20
const lanes = 8

/**
 * Sends signed events at a fixed rate, regardless of the shop's speed: each has its own send time, from which its
 * latency counts. One event in ten pays an order; the others report the same payments again under new ids, like
 * repeated and reordered events.
 */
export async function benchWebhooks() {
  const shop = await startShop()
  try {
    const total = perSecond * seconds
    const refs = await paidUnheard(shop, total / 10)
    const started = performance.now()
    let refused = 0
    const took = await Promise.all(
      Array.from({ length: total }, async (_, index) => {
        const at = started + (index * 1000) / perSecond
        await pause(Math.max(0, at - performance.now()))
        const event = eventAbout(refs[index % refs.length] ?? '')
        // Like a gateway, repeat events that were not acknowledged.
        while (!(await deliver(shop, event))) refused += 1
        return performance.now() - at
      }),
    )
    const sent = (total * 1000) / (performance.now() - started)
    const settled = await untilAllPaid(shop, refs.length)
    print(`Webhooks, ${total.toLocaleString('en')} signed events at ${perSecond} a second`, [
      { what: 'acknowledged', value: rate(sent) },
      { what: '  median', value: ms(quantile(took, 0.5)) },
      { what: '  p99', value: ms(quantile(took, 0.99)), against: 'under 500 ms' },
      { what: '  slowest', value: ms(quantile(took, 1)) },
      { what: '  not acknowledged at once, sent again', value: String(refused), against: '0' },
      { what: `the last of ${refs.length} orders paid after the last event`, value: ms(settled) },
    ])
  } finally {
    await shop.stop()
  }
}

/** Creates orders whose card was charged but whose webhooks were dropped; returns the gateway's ids. */
export async function paidUnheard({ gateway, api, publishableKey }: Shop, orders: number): Promise<string[]> {
  gateway.control['webhook-policy']({ policy: 'drop' })
  await inLanes(orders, lanes, async () => {
    const shopper = createShopper({ api, gateway: gateway.url, publishableKey })
    const { clientSecret } = await shopper.orderForCard()
    await shopper.submitCard(clientSecret)
  })
  return gateway.ledger.list('payment_intent').map(({ id }) => id)
}

export const eventAbout = (ref: string): string =>
  JSON.stringify({
    id: `evt_${randomUUID()}`,
    object: 'event',
    api_version: null,
    livemode: false,
    created: Math.floor(Date.now() / 1000),
    type: 'payment_intent.succeeded',
    data: { object: { id: ref, object: 'payment_intent', metadata: {} } },
  })

export async function deliver({ api }: Shop, body: string): Promise<boolean> {
  const time = Math.floor(Date.now() / 1000)
  const signature = createHmac('sha256', gatewayKeys.webhookSecret).update(`${time}.${body}`).digest('hex')
  const response = await fetch(`${api}/api/webhooks/stripe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': `t=${time},v1=${signature}` },
    body,
  })
  await response.arrayBuffer()
  return response.status === 200
}

async function untilAllPaid({ query }: Shop, orders: number): Promise<number> {
  const started = performance.now()
  for (;;) {
    const [row] = await query<{ count: number }>(
      `select count(*)::int as count from orders where status = 'in_production'`,
    )
    if (row?.count === orders) return performance.now() - started
    await pause(20)
  }
}
