import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { GatewayError } from '../src/modules/payments/gateways/gateway.ts'
import { insertInboxRow } from '../src/modules/payments/inbox-queries.ts'
import { pollOnce } from '../src/workers.ts'
import { eventually } from './support/eventually.ts'
import { createShop, type Shop } from './support/shop.ts'

// A burst of webhooks: four are processed at once, and two more wait in the process that stored them.

let shop: Shop
/** The references fetched from the gateway, in order. */
let fetched: string[]
/** Lets the gateway answer the first four. */
let release: () => void

beforeEach(async () => {
  shop = await createShop()
  const stripe = shop.ctx.gateways.get('stripe')
  if (!stripe) throw new Error('There is no Stripe')
  const released = Promise.withResolvers<void>()
  release = released.resolve
  fetched = []
  vi.spyOn(stripe, 'fetchPayment').mockImplementation(async (ref) => {
    fetched.push(ref)
    if (fetched.length <= 4) await released.promise
    throw new GatewayError('missing', 'No such payment')
  })
  for (const n of [1, 2, 3, 4, 5, 6]) await receive(n)
  await eventually(() => expect(fetched).toEqual(['pi_1', 'pi_2', 'pi_3', 'pi_4']))
})
afterEach(async () => {
  release()
  await shop.close()
})

async function receive(n: number) {
  const event = { id: `evt_${n}`, type: 'payment_intent.succeeded', ref: `pi_${n}` }
  const stored = await insertInboxRow(shop.db, 'stripe', event, null, shop.clock.now())
  if (stored) shop.ctx.notify.webhook(stored)
}

const timesFetched = (ref: string) => fetched.filter((each) => each === ref).length
const unprocessed = async () => {
  const rows = shop.db.selectFrom('webhook_events').select('gateway_ref').where('processed_at', 'is', null)
  return (await rows.orderBy('id').execute()).map(({ gateway_ref: ref }) => ref)
}

test('P5.2: events that wait until a poller takes them are processed by it alone', async () => {
  shop.clock.advance(6000)
  await pollOnce(shop.ctx)
  release()
  await shop.workers.idle()
  expect([timesFetched('pi_5'), timesFetched('pi_6')]).toEqual([1, 1])
  expect(await unprocessed()).toEqual([])
})

test('P5.2: a process that ends finishes what is under way, and leaves the others to the next one', async () => {
  const stopped = shop.workers.stop()
  release()
  await stopped
  expect(fetched).toEqual(['pi_1', 'pi_2', 'pi_3', 'pi_4'])
  expect(await unprocessed()).toEqual(['pi_5', 'pi_6'])
  shop.clock.advance(6000)
  await pollOnce(shop.ctx)
  expect(await unprocessed()).toEqual([])
})
