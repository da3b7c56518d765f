import type { AdminOrder, AdminOrderList } from '@recadinho/contracts/admin-orders'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type Browser, type TestApp } from './support/app.ts'
import { placeOrder } from './support/order.ts'
import { readAdminOrder, signedIn } from './support/staff.ts'

const hour = 3_600_000

let shop: TestApp
let ana: Browser
let bia: Browser
beforeAll(async () => {
  shop = await createTestApp()
  ana = await signedIn(shop, 'ana@recadinho.test')
  bia = await signedIn(shop, 'bia@recadinho.test')
  await shop.db.updateTable('staff').set({ name: 'Bia' }).where('email', '=', 'bia@recadinho.test').execute()
})
afterAll(() => shop.close())

const newOrder = async () => (await placeOrder(shop.browser())).order.id
const claim = (who: Browser, id: string, payload: object = {}) =>
  who.send({ method: 'PUT', url: `/api/admin/orders/${id}/claim`, payload })
const release = (who: Browser, id: string) =>
  who.send({ method: 'DELETE', url: `/api/admin/orders/${id}/claim` })
const inList = async (who: Browser, id: string) => {
  const { items } = (await who.get('/api/admin/orders?limit=100')).json<AdminOrderList>()
  return items.find((row) => row.id === id)?.claim
}
/** Ages only the claim, because sessions would expire sooner. */
const pass = (id: string, milliseconds: number) =>
  shop.db
    .updateTable('order_claims')
    .set({ expires_at: sql<Date>`expires_at - ${milliseconds} * interval '1 millisecond'` })
    .where('order_id', '=', id)
    .execute()
const claimEvents = async (id: string) =>
  (await readAdminOrder(ana, id)).timeline
    .filter(({ machine }) => machine === 'claim')
    .map(({ from, to }) => `${from} → ${to}`)

test('O8.1, O8.5: a claim shows who is on an order, in the page and the list, and ends by itself after two hours', async () => {
  const id = await newOrder()
  const { version } = await readAdminOrder(bia, id)
  const claimed = (await claim(bia, id)).json<AdminOrder>()
  expect(claimed).toMatchObject({ version, claim: { by: { name: 'Bia' }, mine: true } })
  expect(claimed.actions).toContain('release_claim')
  expect(await inList(ana, id)).toMatchObject({ by: { name: 'Bia' }, mine: false })
  expect((await readAdminOrder(ana, id)).actions).toContain('take_over')

  await pass(id, 2 * hour + 1000)
  expect(await inList(ana, id)).toBeNull()
  expect(await readAdminOrder(ana, id)).toMatchObject({ claim: null })
  expect((await claim(ana, id)).json()).toMatchObject({ claim: { mine: true } })
  expect(await claimEvents(id)).toEqual(['free → claimed', 'free → claimed'])
})

test('O8.1: what its holder changes, and claiming again, keep the claim; another’s change does not', async () => {
  const id = await newOrder()
  await shop.db
    .updateTable('orders')
    .set({ status: 'in_production', stage: 'queued' })
    .where('id', '=', id)
    .execute()
  await claim(bia, id)
  await pass(id, hour)
  const { version } = await readAdminOrder(bia, id)
  await bia.post(`/api/admin/orders/${id}/stages`, { version, stage: 'scripting', reason: 'Moved by staff' })
  await pass(id, 1.5 * hour)
  expect(await inList(bia, id)).toMatchObject({ mine: true })
  await claim(bia, id)
  await ana.post(`/api/admin/orders/${id}/stages`, {
    version: version + 1,
    stage: 'recording',
    reason: 'Moved by staff',
  })
  await pass(id, 1.5 * hour)
  expect(await inList(ana, id)).toMatchObject({ by: { name: 'Bia' } })
  await pass(id, hour)
  expect(await inList(ana, id)).toBeNull()
  expect(await claimEvents(id)).toEqual(['free → claimed'])
})

test('O8.2: of many who claim at once one gets it, and the others hear who', async () => {
  const id = await newOrder()
  const answers = await Promise.all([ana, bia, ana, bia].map((who) => claim(who, id)))
  const holder = (await readAdminOrder(ana, id)).claim
  const named = answers.map((answer) =>
    answer.statusCode === 200 ? answer.json<AdminOrder>().claim : answer.json().details.claim,
  )
  for (const seen of named) expect(seen.by).toEqual(holder?.by)
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(expect.arrayContaining([200, 409]))
  expect(await claimEvents(id)).toEqual(['free → claimed'])
})

test('O8.3: it is taken over from who was seen on it, and from nobody else', async () => {
  const id = await newOrder()
  const seen = (await claim(bia, id)).json<AdminOrder>().claim?.by.id
  const stranger = await claim(ana, id, { takeOverFrom: '0197a1c0-0000-7000-8000-000000000000' })
  expect(stranger.json()).toMatchObject({
    code: 'order_claimed',
    details: { claim: { by: { name: 'Bia' } } },
  })
  expect((await claim(ana, id, { takeOverFrom: seen })).json()).toMatchObject({ claim: { mine: true } })
  expect((await claim(bia, id)).statusCode).toBe(409)
  expect(await claimEvents(id)).toEqual(['free → claimed', 'claimed → claimed'])
})

test('O8.4: only one’s own claim is released; releasing twice is as releasing once', async () => {
  const id = await newOrder()
  await claim(bia, id)
  expect((await release(ana, id)).json()).toMatchObject({ code: 'order_claimed' })
  expect((await release(bia, id)).json()).toMatchObject({ claim: null })
  expect((await release(bia, id)).statusCode).toBe(200)
  expect(await claimEvents(id)).toEqual(['free → claimed', 'claimed → free'])
})

test('O8.1: an order on which nothing is left to do is not claimed', async () => {
  const id = await newOrder()
  await shop.db.updateTable('orders').set({ status: 'cancelled' }).where('id', '=', id).execute()
  expect((await claim(bia, id)).json()).toMatchObject({ code: 'illegal_transition' })
  expect((await claim(bia, '0197a1c0-0000-7000-8000-000000000000')).json()).toMatchObject({
    code: 'not_found',
  })
})
