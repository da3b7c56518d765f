import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertUnmatched } from '../src/modules/ledger/items.ts'
import { balances, findCapture } from '../src/modules/ledger/queries.ts'
import { createTestApp, type TestApp } from './support/app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp()
})
afterAll(() => shop.close())

test('the plan that is made while the ledger is empty finds an entry by its key', async () => {
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    explain (generic_plan) select amount from ledger
    where gateway = $1 and kind = 'capture' and ref = $2 and credit = 'unassigned'`.execute(shop.db)
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('ledger_gateway_kind_ref_key')
})

test('A17: the balance of a gateway may be more than 32 bits can hold', async () => {
  for (const ref of ['one', 'two', 'three'])
    await shop.db
      .insertInto('ledger')
      .values({
        kind: 'capture',
        gateway: 'stripe',
        ref,
        payment_ref: ref,
        amount: 2_000_000_000,
        currency: 'BRL',
        debit: 'stripe',
        credit: 'sales',
      })
      .execute()
  expect(await balances(shop.db)).toEqual([{ gateway: 'stripe', currency: 'BRL', amount: 6_000_000_000 }])
})

test('P3.5: unmatched money is booked when it has come, and stays dealt with once it was', async () => {
  const now = shop.clock.now()
  const report = (state: string) =>
    insertUnmatched(shop.db, 'stripe', { ref: 'nobody', amount: 777, currency: 'BRL', state }, now)
  const booked = async () => (await findCapture(shop.db, 'stripe', 'nobody'))?.amount
  const item = () => shop.db.selectFrom('money_inbox').select(['detail', 'resolution']).execute()
  const resolve = () =>
    shop.db.updateTable('money_inbox').set({ resolved_at: now, resolution: 'resolved' }).execute()

  await report('processing')
  expect(await booked()).toBeUndefined()
  await resolve()
  await report('cancelled')
  expect(await item()).toEqual([{ detail: 'processing', resolution: 'resolved' }])

  await report('confirmed')
  expect(await booked()).toBe(777)
  expect(await item()).toEqual([{ detail: 'confirmed', resolution: null }])
  await resolve()
  await report('confirmed')
  expect(await item()).toEqual([{ detail: 'confirmed', resolution: 'resolved' }])
})
