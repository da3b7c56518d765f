import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pollOnce } from '../src/workers.ts'
import { balances } from '../src/modules/ledger/queries.ts'
import { placeOrder, readOrder } from './support/order.ts'
import { createShop, latestRef, openPayment, submitCard, type Shop } from './support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await createShop()
})
afterAll(() => shop.close())

/** A story of an order's money at the gateway, whose webhooks are held until released. */
async function heldStory(story: (ref: string) => void) {
  const browser = shop.browser()
  const { order } = await placeOrder(browser)
  shop.gateway.control['webhook-policy']({ policy: 'hold' })
  const { clientSecret } = await openPayment(browser, order.id, 'card')
  const ref = await latestRef(shop, order.id)
  await submitCard(shop, clientSecret, 'pm_card_chargeDeclined')
  await submitCard(shop, clientSecret)
  story(ref)
  shop.gateway.control['webhook-policy']({ policy: 'drop' })
  const events = shop.gateway.ledger
    .list('event')
    .filter(
      ({ data: { object } }) =>
        object.id === ref || ('payment_intent' in object && object.payment_intent === ref),
    )
    .map(({ id }) => id)
  return { browser, orderId: order.id, events }
}

async function endOf({ browser, orderId }: { browser: ReturnType<Shop['browser']>; orderId: string }) {
  const { status, stage, paymentStatus } = await readOrder(browser, orderId)
  const [refunds, disputes, ledger, inbox, payments] = await Promise.all([
    shop.db.selectFrom('refunds').select(['state', 'amount']).where('order_id', '=', orderId).execute(),
    shop.db.selectFrom('disputes').select(['state', 'amount']).where('order_id', '=', orderId).execute(),
    shop.db.selectFrom('ledger').select(['kind', 'amount']).where('order_id', '=', orderId).execute(),
    shop.db
      .selectFrom('money_inbox')
      .select(['kind', 'resolution'])
      .where('order_id', '=', orderId)
      .execute(),
    shop.db.selectFrom('payments').select(['state', 'refunded']).where('order_id', '=', orderId).execute(),
  ])
  const sorted = ledger.toSorted((a, b) => a.kind.localeCompare(b.kind))
  return { status, stage, paymentStatus, refunds, disputes, ledger: sorted, inbox, payments }
}

const stories = {
  'a refund of a part': (ref: string) =>
    void shop.gateway.control.refund({ paymentIntent: ref, amount: 1000 }),
  'a dispute that is won': (ref: string) => {
    shop.gateway.control.dispute({ paymentIntent: ref })
    shop.gateway.control['close-dispute']({ paymentIntent: ref, status: 'won' })
  },
  'a refund, and a dispute that is lost': (ref: string) => {
    shop.gateway.control.refund({ paymentIntent: ref, amount: 1000 })
    shop.gateway.control.dispute({ paymentIntent: ref })
    shop.gateway.control['close-dispute']({ paymentIntent: ref, status: 'lost' })
  },
}

test.each(Object.entries(stories))(
  '§6.11, P1.2: %s: whatever the order of the webhooks, and however often they come, it ends the same',
  async (_, story) => {
    const straight = await heldStory(story)
    shop.gateway.control['webhook-policy']({ policy: 'deliver' })
    for (const event of straight.events) {
      shop.gateway.control['resend-webhook']({ event })
      await shop.idle()
    }
    const end = await endOf(straight)
    expect(end.status).toBe('in_production')
    const order = fc.infiniteStream(fc.nat())
    await fc.assert(
      fc.asyncProperty(order, fc.boolean(), async (draws, atOnce) => {
        const run = await heldStory(story)
        shop.gateway.control['webhook-policy']({ policy: 'deliver' })
        // Each event is sent twice, in random order.
        const left = [...run.events, ...run.events]
        while (left.length > 0) {
          const [event = ''] = left.splice((draws.next().value ?? 0) % left.length, 1)
          shop.gateway.control['resend-webhook']({ event })
          if (!atOnce) await shop.idle()
        }
        await shop.idle()
        shop.clock.advance(11_000)
        await pollOnce(shop.ctx)
        expect(await endOf(run)).toEqual(end)
      }),
      { numRuns: 30 },
    )
  },
)

test('G4: after all of this the ledger’s sums are the gateway’s', async () => {
  const { ledger } = shop.gateway
  const captured = ledger.list('charge').reduce((sum, each) => sum + each.amount_captured, 0)
  const back = ledger.list('refund').reduce((sum, each) => sum + each.amount, 0)
  const lost = ledger
    .list('dispute')
    .reduce((sum, each) => sum + (each.status === 'won' ? 0 : each.amount), 0)
  expect(await balances(shop.db)).toEqual([
    { gateway: 'stripe', currency: 'BRL', amount: captured - back - lost },
  ])
})
