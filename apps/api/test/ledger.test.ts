import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { balances } from '../src/modules/ledger/queries.ts'
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
