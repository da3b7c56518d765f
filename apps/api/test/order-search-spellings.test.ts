import { readFileSync } from 'node:fs'
import type { AdminOrderList } from '@recadinho/contracts/admin-orders'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { searchTextOf } from '../src/modules/orders/search-text.ts'
import type { Browser } from './support/app.ts'
import { insertManyOrders } from './support/many-orders.ts'
import { createShop, type Shop } from './support/shop.ts'
import { placeOrder } from './support/order.ts'
import { signedIn } from './support/staff.ts'

let shop: Shop
let staff: Browser
beforeAll(async () => {
  shop = await createShop()
  // More than a search reads of the list before it asks the index.
  await insertManyOrders(shop, 11_000)
  // On a busy machine this takes longer than a statement of the shop may.
  await shop.ctx.pool.query(`
    begin;
    set local statement_timeout = 0;
    update orders set search_text = replace(search_text, 'd''avila', 'prado');
    commit`)
  staff = await signedIn(shop)
}, 60_000)
afterAll(() => shop.close())

const found = async (search: string) => {
  const response = await staff.get(
    `/api/admin/orders?${new URLSearchParams({ search, limit: '100' }).toString()}`,
  )
  return response.json<AdminOrderList>().items.map(({ id }) => id)
}
const exported = async (search: string) => {
  const response = await staff.post('/api/admin/order-exports', { filters: { search } })
  expect(response.statusCode).toBe(200)
  return response.body
}

/** An order with this value, as a release stored it. */
async function orderWith(field: string, stored: string): Promise<{ id: string; number: string }> {
  const isText = field !== 'number' && field !== 'whatsappNumber'
  const { order } = await placeOrder(shop.browser(), isText ? { [field]: stored } : {})
  const { id } = order
  const values = {
    number: field === 'number' ? stored : order.number,
    whatsapp_number: field === 'whatsappNumber' ? stored.slice(1) : '12015550123',
    guardian_name: order.guardianName,
    child_name: order.childName,
    other_children: [],
  }
  await shop.db
    .updateTable('orders')
    .set({ number: `X-${id.slice(-12)}` })
    .where('number', '=', values.number)
    .where('id', '<>', id)
    .execute()
  await shop.db
    .updateTable('orders')
    .set({ number: values.number, search_text: searchTextOf(values) })
    .where('id', '=', id)
    .execute()
  return { id, number: values.number }
}

const pairs = readFileSync(new URL('fixtures/search.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t') as [field: string, stored: string, typed: string])

test.each(pairs)(
  'O13.2: an order with the %s %j is found by %j, unpaid or paid, wherever it is in the list',
  async (field, stored, typed) => {
    const { id, number } = await orderWith(field, stored)
    expect(await found(typed)).toContain(id)
    expect(await exported(typed)).toContain(number)
    // The last one of the list.
    await shop.db
      .updateTable('orders')
      .set({ status: 'cancelled', created_at: new Date(0), confirmed_at: new Date(0) })
      .where('id', '=', id)
      .execute()
    expect(await found(typed)).toContain(id)
    expect(await exported(typed)).toContain(number)
  },
)

test('O13.2: an unpaid order is found by parts for 14 days, then by a whole number or address only', async () => {
  const { order } = await placeOrder(shop.browser(), {
    guardianName: 'Zuleide Unpaid',
    guardianEmail: 'Zuleide@example.com',
    whatsappNumber: '5511987650123',
  })
  const { id, number } = order
  const parts = ['zuleide unp', '98765-0123', 'zuleide@ex', number.slice(2, 6)]
  const wholes = [number, number.slice(2), '+55 11 98765-0123', 'zuleide@example.com']
  const aged = (days: number) =>
    shop.db
      .updateTable('orders')
      .set({ status: 'expired', created_at: new Date(shop.clock.now().getTime() - days * 24 * 3_600_000) })
      .where('id', '=', id)
      .execute()
  for (const days of [0, 13.9]) {
    if (days > 0) await aged(days)
    for (const term of [...parts, ...wholes]) expect(await found(term), `${days} days, ${term}`).toContain(id)
  }
  await aged(14.1)
  for (const term of parts) expect(await found(term), term).not.toContain(id)
  for (const term of parts) expect(await exported(term), term).not.toContain(number)
  for (const term of wholes) expect(await found(term), term).toContain(id)
  expect(await exported(number)).toContain(number)
  const { rows } = await shop.ctx.pool.query('select from order_search_entries where order_id = $1', [id])
  expect(rows).toEqual([])
})

test('an email address that was corrected or erased finds nothing anymore', async () => {
  const { id } = await orderWith('guardianEmail', 'before@example.com')
  await shop.db
    .updateTable('orders')
    .set({ confirmed_at: new Date(0) })
    .where('id', '=', id)
    .execute()
  expect(await found('before@example.com')).toEqual([id])
  await shop.db
    .updateTable('orders')
    .set({ guardian_email: '', search_text: '' })
    .where('id', '=', id)
    .execute()
  expect(await found('before@example.com')).toEqual([])
  const { rows } = await shop.ctx.pool.query(
    'select keys::text as keys from order_search_entries where order_id = $1',
    [id],
  )
  expect(JSON.stringify(rows)).not.toContain('before')
})
