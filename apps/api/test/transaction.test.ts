import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Db, Tx } from '../src/db/client.ts'
import { transact } from '../src/db/transaction.ts'
import { listenToEvents } from '../src/modules/outbox/write.ts'
import type { Browser } from './support/app.ts'
import { placeOrder, readOrder, withKey } from './support/order.ts'
import { createShop, latestRef, openPayment, type Shop } from './support/shop.ts'
import { readAdminOrder, signedIn } from './support/staff.ts'

let shop: Shop
beforeAll(async () => {
  shop = await createShop()
})
afterAll(() => shop.close())
afterEach(async () => {
  vi.restoreAllMocks()
  await sql`drop function if exists give_up cascade`.execute(shop.db)
})

/** Makes PostgreSQL abort the next `times` changes of that kind with this code, as if in favour of others. */
async function giveUp(code: string, times: number, change = 'update on orders') {
  await sql`create sequence if not exists given_up`.execute(shop.db)
  await sql`select setval('given_up', 1, false)`.execute(shop.db)
  // A sequence is not rolled back with its transaction.
  await sql`
    create or replace function give_up() returns trigger language plpgsql as $$
    begin
      if nextval('given_up') <= ${sql.lit(times)} then
        raise exception 'given up' using errcode = ${sql.lit(code)};
      end if;
      return coalesce(new, old);
    end $$`.execute(shop.db)
  await sql`
    create or replace trigger give_up before ${sql.raw(change)} for each row execute function give_up()`.execute(
    shop.db,
  )
}

test.each([
  ['a serialization failure', '40001'],
  ['a deadlock', '40P01'],
])('S7: %s twice is nobody’s 503: staff’s change is made, once', async (_, code) => {
  const staff = await signedIn(shop, `${code}@recadinho.test`.toLowerCase())
  const { order } = await placeOrder(shop.browser())
  const { version } = await readAdminOrder(staff, order.id)
  await giveUp(code, 2)
  const body = { version, to: 'cancelled', reason: 'Asked by phone' }
  const answer = await staff.post(`/api/admin/orders/${order.id}/transitions`, body)
  expect([answer.statusCode, answer.json<{ status: string }>().status]).toEqual([200, 'cancelled'])
  const events = await shop.db
    .selectFrom('order_events')
    .select('id')
    .where('order_id', '=', order.id)
    .where('to_state', '=', 'cancelled')
    .execute()
  expect(events).toHaveLength(1)
})

test.each(['40001', '40P01'])('S7: %s under a buyer’s payment is tried again', async (code) => {
  const browser = shop.browser()
  const { order } = await placeOrder(browser)
  await giveUp(code, 1)
  await openPayment(browser, order.id, 'pix')
  await giveUp(code, 1)
  shop.gateway.control.pay({ paymentIntent: await latestRef(shop, order.id) })
  await shop.idle()
  expect((await readOrder(browser, order.id)).status).toBe('in_production')
})

/** Calls that write with a single statement, and what each changes. */
const singleStatements: { title: string; change: string; call: (browser: Browser) => Promise<unknown> }[] = [
  {
    title: 'an order without a promo code',
    change: 'insert on orders',
    call: (browser) => placeOrder(browser),
  },
  {
    title: 'a visit',
    change: 'insert on visits',
    call: (browser) =>
      browser.post('/api/user-access/register', { phoneNumber: '', ipAddress: null, userAgent: 'x' }),
  },
  {
    title: 'a message to the shop',
    change: 'insert on contact_messages',
    call: (browser) =>
      browser.post('/api/contact-messages', {
        fullName: 'Ana Souza',
        email: 'ana@example.com',
        subject: 'A question',
        message: 'When will it arrive?',
        locale: 'en',
      }),
  },
  {
    title: 'a payment attempt',
    change: 'insert on payments',
    async call(browser) {
      const { order } = await placeOrder(browser)
      return openPayment(browser, order.id, 'pix')
    },
  },
]

test.each(
  singleStatements.flatMap((call) => ['40001', '40P01'].map((code) => ({ title: call.title, code, call }))),
)(
  '$title is written although PostgreSQL aborts the statement twice with $code',
  async ({ call: { change, call }, code }) => {
    await giveUp(code, 2, change)
    const answer = await call(shop.browser())
    expect(answer).not.toMatchObject({ statusCode: 503 })
    const { rows } = await sql<{ runs: string }>`select last_value as runs from given_up`.execute(shop.db)
    expect(Number(rows[0]?.runs)).toBeGreaterThan(2)
  },
)

function writeSeed(db: Db | Tx, kind: string, name: string) {
  if (kind === 'insert') return sql`insert into seeds (name) values (${name})`.execute(db)
  if (kind === 'update') return sql`update seeds set name = name where name = ${name}`.execute(db)
  return sql`delete from seeds where name = ${name}`.execute(db)
}

test.each([
  ['insert', 'new-1', 'new-2'],
  ['update', 'countries', 'rates'],
  ['delete', 'packages', 'characters'],
])(
  'any single %s is tried again; within a transaction only the transaction is',
  async (kind, alone, together) => {
    await giveUp('40P01', 2, `${kind} on seeds`)
    expect((await writeSeed(shop.db, kind, alone)).numAffectedRows).toBe(1n)
    await giveUp('40P01', 1, `${kind} on seeds`)
    const inTransaction = (tx: Tx) => writeSeed(tx, kind, together)
    await expect(shop.db.transaction().execute(inTransaction)).rejects.toMatchObject({ code: '40P01' })
    await giveUp('40P01', 1, `${kind} on seeds`)
    expect((await transact(shop.db, inTransaction)).numAffectedRows).toBe(1n)
  },
)

test('S7: a transaction that PostgreSQL aborts at its commit is not taken for committed', async () => {
  await giveUp('40001', 1, 'insert on seeds')
  await sql`drop trigger give_up on seeds`.execute(shop.db)
  await sql`
    create constraint trigger give_up after insert on seeds deferrable initially deferred
    for each row execute function give_up()`.execute(shop.db)
  const write = (tx: Tx) => writeSeed(tx, 'insert', 'at-commit')
  await expect(shop.db.transaction().execute(write)).rejects.toMatchObject({ code: '40001' })
  await sql`select setval('given_up', 1, false)`.execute(shop.db)
  await transact(shop.db, write)
  const stored = await shop.db.selectFrom('seeds').select('name').where('name', '=', 'at-commit').execute()
  expect(stored).toHaveLength(1)
})

test('S7: what follows from a change is announced once, and after it is committed', async () => {
  const staff = await signedIn(shop, 'announced@recadinho.test')
  const { order } = await placeOrder(shop.browser())
  const { version } = await readAdminOrder(staff, order.id)
  const record = vi.spyOn(shop.ctx.events, 'record')
  const seen: Promise<{ status: string }>[] = []
  listenToEvents(shop.db, () => {
    const found = shop.db.selectFrom('orders').select('status').where('id', '=', order.id)
    seen.push(found.executeTakeFirstOrThrow())
  })
  await giveUp('40001', 1, 'insert on audit_log')
  const body = { version, reason: 'Seen on the statement', amount: order.amounts.total }
  const answer = await staff.post(`/api/admin/orders/${order.id}/payments`, body, withKey())
  expect(answer.statusCode).toBe(200)
  expect(record.mock.calls.filter(([event]) => event === 'payment_confirmed')).toHaveLength(1)
  expect(await Promise.all(seen)).toEqual([{ status: 'in_production' }])
})

test('S7: the tries are bounded, and any other error is given on at once', async () => {
  let runs = 0
  const failing = (code: string) =>
    transact(shop.db, async (tx) => {
      runs += 1
      await sql`do ${sql.lit(`begin raise exception 'given up' using errcode = '${code}'; end`)}`.execute(tx)
    })
  await expect(failing('40001')).rejects.toMatchObject({ code: '40001' })
  expect(runs).toBe(4)
  runs = 0
  await expect(failing('23505')).rejects.toMatchObject({ code: '23505' })
  expect(runs).toBe(1)
})
