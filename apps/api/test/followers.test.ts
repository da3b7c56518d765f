import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemActor } from '../src/modules/orders/actor.ts'
import { changeOrder, OrderMoved, type OrderChange } from '../src/modules/orders/write.ts'
import { defineKind, NoPayload, type FollowedChange } from '../src/modules/outbox/kind.ts'
import { listKinds } from '../src/modules/outbox/registry.ts'
import { outboxKinds } from '../src/outbox-kinds.ts'
import { placeOrder } from './support/order.ts'
import { eventsOf } from './support/outbox.ts'
import { createShop, paidOrder, type Shop } from './support/shop.ts'

const handled: (string | null)[] = []
const follower = (name: string, follows: FollowedChange) =>
  defineKind({
    name,
    label: { en: name, pt: name },
    payload: NoPayload,
    retry: { attempts: 1, firstDelayMs: 1000, longestDelayMs: 1000 },
    concurrency: 1,
    follows,
    async handle(_ctx: Shop['ctx'], { orderId }) {
      handled.push(orderId)
      return 'done' as const
    },
  })

let shop: Shop
beforeAll(async () => {
  listKinds([
    ...outboxKinds,
    follower('each_revision', { when: ({ revision }) => revision !== undefined }),
    follower('first_revision', { when: ({ revision }) => revision !== undefined, once: true }),
    follower('never', { when: () => true, where: 'false' }),
  ])
  shop = await createShop()
})
afterAll(async () => {
  listKinds(outboxKinds)
  await shop.close()
})

const versionOf = (id: string) =>
  shop.db.selectFrom('orders').select(['id', 'version']).where('id', '=', id).executeTakeFirstOrThrow()
const change = async (id: string, set: OrderChange['set']) =>
  changeOrder(
    shop.db,
    await versionOf(id),
    { set, events: [] },
    { actor: systemActor, now: shop.clock.now() },
  )
const kindsOf = async (id: string) => (await eventsOf(shop.db, id)).map(({ kind }) => kind).toSorted()

test('X14: an event follows each change that its kind names, or the first, if its condition holds', async () => {
  const { order } = await placeOrder(shop.browser())
  await change(order.id, { search_text: 'ana' })
  expect(await kindsOf(order.id)).toEqual([])
  for (const revision of [2, 3]) await change(order.id, { revision })
  expect(await kindsOf(order.id)).toEqual(['each_revision', 'each_revision', 'first_revision'])
})

test('X14: a change that is not made causes no event', async () => {
  const { order } = await placeOrder(shop.browser())
  const stale = { id: order.id, version: 99 }
  const by = { actor: systemActor, now: shop.clock.now() }
  const moved = changeOrder(shop.db, stale, { set: { revision: 2 }, events: [] }, by)
  await expect(moved).rejects.toBeInstanceOf(OrderMoved)
  expect(await kindsOf(order.id)).toEqual([])
})

test('X14, P5.3: what follows a payment follows it once, and only where it applies', async () => {
  const order = await paidOrder(shop, shop.browser())
  // Neither an affiliate’s, nor of a visit, nor reported to advertisers.
  expect(await kindsOf(order.id)).toEqual(['receipt'])
  await change(order.id, { confirmed_at: shop.clock.now() })
  expect(await kindsOf(order.id)).toEqual(['receipt'])
})
