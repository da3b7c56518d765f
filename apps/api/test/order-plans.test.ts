import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Tx } from '../src/db/client.ts'
import { findFamilyScripts } from '../src/modules/orders/family-scripts.ts'
import { insertInboxRow } from '../src/modules/payments/inbox-queries.ts'
import { orderBody, placeOrder } from './support/order.ts'
import { createShop, latestRef, openPayment, type Shop } from './support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await createShop()
})
afterAll(() => shop.close())

const many = 60

test('a stored event finds its order without reading the others, however new the shop is', async () => {
  const browser = shop.browser()
  const { order } = await placeOrder(browser)
  await openPayment(browser, order.id, 'card')
  const ref = await latestRef(shop, order.id)
  for (let n = 1; n < many; n++) await placeOrder(shop.browser())

  // Without statistics, and with the generic plan that a connection uses after its first runs.
  const { known, read } = await shop.db.transaction().execute(async (tx) => {
    await sql`set local plan_cache_mode = force_generic_plan`.execute(tx)
    const event = { id: `evt_${randomUUID()}`, type: 'payment_intent.succeeded', ref }
    const stored = await insertInboxRow(tx, 'stripe', event, null, shop.clock.now())
    const { rows } = await sql<{ read: number }>`
      select seq_tup_read::int as read from pg_stat_xact_user_tables where relname = 'orders'`.execute(tx)
    return { known: stored?.known, read: rows[0]?.read }
  })
  expect(known?.order.id).toBe(order.id)
  expect(read).toBe(0)
})

test('O9.6: the earlier films of a number with many orders are found without reading them all', async () => {
  const { guardianEmail, whatsappNumber } = orderBody
  await shop.db.updateTable('orders').set({ confirmed_at: shop.clock.now() }).execute()

  const { scripts, read } = await shop.db.transaction().execute(async (tx) => {
    await sql`set local plan_cache_mode = force_generic_plan`.execute(tx)
    const before = await rowsRead(tx, 'orders')
    const scripts = await findFamilyScripts(tx, { guardianEmail, whatsappNumber })
    return { scripts, read: (await rowsRead(tx, 'orders')) - before }
  })
  expect(scripts).toHaveLength(5)
  expect(read).toBeLessThan(many / 2)
})

/** Rows of a table that this connection has read. */
async function rowsRead(tx: Tx, table: string): Promise<number> {
  const { rows } = await sql<{ read: number }>`
    select (seq_tup_read + idx_tup_fetch)::int as read from pg_stat_xact_user_tables where relname = ${table}`.execute(
    tx,
  )
  return rows[0]?.read ?? 0
}
