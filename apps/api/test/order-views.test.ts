import { orderViewsMax, type OrderViews } from '@recadinho/contracts/order-views'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type Browser, type TestApp } from './support/app.ts'
import { signedIn, signedInAs } from './support/staff.ts'

let shop: TestApp
let ana: Browser
let bia: Browser
beforeAll(async () => {
  shop = await createTestApp()
  ana = await signedIn(shop)
  bia = await signedInAs(shop, 'production')
})
afterAll(() => shop.close())

const path = (id: string) => `/api/admin/order-views/${id}`
const put = (who: Browser, id: string, payload: object) => who.send({ method: 'PUT', url: path(id), payload })
const remove = (who: Browser, id: string) => who.send({ method: 'DELETE', url: path(id) })
const list = async (who: Browser) => (await who.get('/api/admin/order-views')).json<OrderViews>().items

test('a view is saved, sent again, renamed and deleted, and is seen by its owner alone', async () => {
  const id = randomUUID()
  const filters = { status: 'in_production', claim: 'mine', country: 'BR' }
  for (const name of ['Brazil', 'Brazil', ' Brazil, mine '])
    expect((await put(ana, id, { name, filters })).statusCode).toBe(200)
  const second = randomUUID()
  await put(ana, second, { name: 'a first one', filters: {} })
  expect(await list(ana)).toEqual([
    { id: second, name: 'a first one', filters: {} },
    { id, name: 'Brazil, mine', filters },
  ])
  expect(await list(bia)).toEqual([])

  expect((await put(bia, id, { name: 'Taken', filters: {} })).statusCode).toBe(404)
  expect((await remove(bia, id)).statusCode).toBe(204)
  expect(await list(ana)).toHaveLength(2)
  expect((await remove(ana, id)).statusCode).toBe(204)
  expect((await remove(ana, id)).statusCode).toBe(204)
  expect(await list(ana)).toHaveLength(1)
})

test.each([
  [{ name: ' ', filters: {} }],
  [{ name: 'x'.repeat(41), filters: {} }],
  [{ name: 'By name', filters: { search: 'Olivia' } }],
  [{ name: 'Wrong', filters: { status: 'lost' } }],
])('%j is refused', async (body) => {
  expect((await put(bia, randomUUID(), body)).statusCode).toBe(400)
})

test('the one too many is refused, also of two that come at once, and a kept one can still change', async () => {
  const ids = Array.from({ length: orderViewsMax - 1 }, () => randomUUID())
  for (const id of ids) await put(bia, id, { name: 'One of many', filters: {} })
  const last = await Promise.all([1, 2].map(() => put(bia, randomUUID(), { name: 'Last', filters: {} })))
  expect(new Set(last.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 400]))
  expect((await put(bia, ids[0] ?? '', { name: 'Renamed', filters: {} })).statusCode).toBe(200)
  expect(await list(bia)).toHaveLength(orderViewsMax)
})
