import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { applyStatuses, pollDeadAttempts, pollDeliveries } from '../src/modules/deliveries/poll.ts'
import { claimDeadAttempts, claimDue } from '../src/modules/deliveries/poll-queries.ts'
import { expireOrders } from '../src/modules/payments/expire.ts'
import { createOpenedForms } from '../src/modules/payments/opened-forms.ts'
import { sweepUploads } from '../src/modules/videos/uploads/service.ts'
import { claimStatuses } from '../src/modules/whatsapp/status-queries.ts'
import { purge } from '../src/modules/retention/purge.ts'
import { approveAfter, book, linesOf } from './support/commissions.ts'
import { deliver, openDesk, readDelivery, readyOrder, type DeliveryDesk } from './support/deliveries.ts'
import { placeOrder, readOrder } from './support/order.ts'
import { openPayment, paidOrder } from './support/shop.ts'

// In every lane and job: one row that fails stops no other, and is tried again later.

const minute = 60_000
const dayMs = 24 * 60 * minute

let desk: DeliveryDesk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

const rejected: string[] = []
afterEach(accept)

/** From now on the database rejects changes of these rows. */
async function reject(table: string, condition: string) {
  await sql`
    create or replace function reject() returns trigger language plpgsql as
    $$ begin raise exception 'secret of the row'; end $$`.execute(desk.shop.db)
  await sql`
    create trigger rejects before update or delete on ${sql.table(table)} for each row
    when (${sql.raw(condition)}) execute function reject()`.execute(desk.shop.db)
  rejected.push(table)
}

async function accept() {
  for (const table of rejected.splice(0))
    await sql`drop trigger rejects on ${sql.table(table)}`.execute(desk.shop.db)
}

const attemptOf = (orderId: string) =>
  desk.shop.db
    .selectFrom('delivery_attempts as a')
    .innerJoin('deliveries as d', 'd.id', 'a.delivery_id')
    .select(['a.id', 'a.state', 'd.id as delivery_id'])
    .where('d.order_id', '=', orderId)
    .orderBy('a.id')
    .executeTakeFirstOrThrow()

/** Orders whose video was sent by WhatsApp. */
async function sent(count: number): Promise<string[]> {
  const ids: string[] = []
  for (let each = 0; each < count; each += 1) {
    const { order } = await readyOrder(desk)
    await deliver(desk, order.id)
    ids.push(order.id)
  }
  await desk.work()
  return ids
}

const addStatus = (attemptId: string) =>
  desk.shop.db
    .insertInto('whatsapp_statuses')
    .values({
      message_id: `wamid.${randomUUID()}`,
      status: 'delivered',
      attempt_id: attemptId,
      error: null,
      at: desk.shop.clock.now(),
    })
    .execute()

test('D4: a status that cannot be applied keeps no other from being applied, and is applied later', async () => {
  const { shop } = desk
  const [bad = '', ...good] = await sent(3)
  for (const id of [bad, ...good]) await addStatus((await attemptOf(id)).id)
  await reject('delivery_attempts', `old.id = '${(await attemptOf(bad)).id}'`)
  await expect(applyStatuses(shop.ctx)).rejects.toThrow('1 failed')
  const stateOf = async (id: string) => (await readDelivery(desk, id)).delivery?.state
  expect([await stateOf(bad), ...(await Promise.all(good.map(stateOf)))]).toEqual([
    'waiting',
    'delivered',
    'delivered',
  ])
  // Not again at once, however often it is polled.
  await applyStatuses(shop.ctx)
  await accept()
  await applyStatuses(shop.ctx)
  expect(await stateOf(bad)).toBe('waiting')
  shop.clock.advance(11_000)
  await applyStatuses(shop.ctx)
  expect(await stateOf(bad)).toBe('delivered')
})

test('D8: a delivery that cannot start keeps no other from starting, and starts later', async () => {
  const { shop } = desk
  const orders = await Promise.all([readyOrder(desk), readyOrder(desk)])
  const ids = orders.map(({ order }) => order.id)
  for (const id of ids) {
    await deliver(desk, id)
    await shop.db
      .deleteFrom('delivery_attempts')
      .where('id', '=', (await attemptOf(id)).id)
      .execute()
  }
  await shop.db
    .updateTable('deliveries')
    .set({ state: 'scheduled', deliver_at: shop.clock.now(), next_poll_at: shop.clock.now() })
    .where('order_id', 'in', ids)
    .execute()
  const [bad = '', good = ''] = ids
  await reject('orders', `old.id = '${bad}'`)
  await expect(pollDeliveries(shop.ctx)).rejects.toThrow('1 failed')
  const stateOf = async (id: string) => (await readDelivery(desk, id)).delivery?.state
  expect([await stateOf(bad), await stateOf(good)]).toEqual(['scheduled', 'waiting'])
  await accept()
  shop.clock.advance(minute)
  await pollDeliveries(shop.ctx)
  expect(await stateOf(bad)).toBe('waiting')
})

test('X5: a message given up that cannot be recorded keeps no other from being recorded', async () => {
  const { shop } = desk
  const ids = [(await readyOrder(desk)).order.id, (await readyOrder(desk)).order.id]
  for (const id of ids) await deliver(desk, id)
  await shop.db
    .updateTable('outbox_events')
    .set({ next_attempt_at: null, dead_at: shop.clock.now(), dead_reason: 'outcome_unknown' })
    .where('kind', '=', 'delivery_whatsapp')
    .where('order_id', 'in', ids)
    .execute()
  const [bad = '', good = ''] = ids
  await reject('deliveries', `old.order_id = '${bad}'`)
  await expect(pollDeadAttempts(shop.ctx)).rejects.toThrow('1 failed')
  expect([(await attemptOf(bad)).state, (await attemptOf(good)).state]).toEqual(['queued', 'unknown'])
  await accept()
  shop.clock.advance(minute)
  await pollDeadAttempts(shop.ctx)
  expect((await attemptOf(bad)).state).toBe('unknown')
})

test('P5.4: of several processes one claims a row', async () => {
  const { shop } = desk
  const { db } = shop
  const ids = await sent(2)
  for (const id of ids) await addStatus((await attemptOf(id)).id)
  await db
    .updateTable('deliveries')
    .set({ next_poll_at: shop.clock.now() })
    .where('order_id', 'in', ids)
    .execute()
  const now = shop.clock.now()
  const claims = [claimStatuses, claimDue].map(async (claim) => {
    const claimed = await Promise.all([1, 2, 3].map(() => claim(db, now, 50)))
    return claimed.flat().length
  })
  expect(await Promise.all(claims)).toEqual([2, 2])
  expect(await claimDeadAttempts(db, now, 50)).toEqual([])
  await db.deleteFrom('whatsapp_statuses').execute()
})

test('O1.3: an order that cannot expire keeps no other from expiring', async () => {
  const { shop } = desk
  const browsers = [shop.browser(), shop.browser()]
  const orders = await Promise.all(browsers.map((browser) => placeOrder(browser)))
  const ids = orders.map(({ order }) => order.id).toSorted()
  await shop.db.updateTable('orders').set({ expires_at: shop.clock.now() }).where('id', 'in', ids).execute()
  await reject('orders', `old.id = '${ids[0]}'`)
  await expect(expireOrders(shop.ctx, null)).rejects.toThrow('1 failed')
  const rows = await shop.db
    .selectFrom('orders')
    .select('status')
    .where('id', 'in', ids)
    .orderBy('id')
    .execute()
  expect(rows.map(({ status }) => status)).toEqual(['pending', 'expired'])
})

test('P1.8: a card form whose reference cannot be stored keeps no other’s from being stored', async () => {
  const { shop } = desk
  const payments: string[] = []
  for (const browser of [shop.browser(), shop.browser(), shop.browser()]) {
    const { order } = await placeOrder(browser)
    payments.push((await openPayment(browser, order.id, 'card')).payment.id)
  }
  await shop.idle()
  await shop.db.updateTable('payments').set({ gateway_ref: null }).where('id', 'in', payments).execute()
  await reject('payments', `old.id = '${payments[1]}'`)
  const forms = createOpenedForms(shop.ctx)
  for (const id of payments) forms.add(id, `pi_${id}`)
  await forms.stop()
  const rows = await shop.db
    .selectFrom('payments')
    .select('gateway_ref')
    .where('id', 'in', payments)
    .orderBy('id')
    .execute()
  expect(rows.map(({ gateway_ref: ref }) => ref !== null)).toEqual([true, false, true])
})

test('M1: a commission that cannot be approved keeps no other affiliate’s from being approved', async () => {
  const { shop } = desk
  const orders: string[] = []
  for (const code of ['BADPARTNER', 'GOODPARTNER']) {
    await shop.db
      .insertInto('affiliates')
      .values({ code, name: code, contact: 'a@b.test', commission: 10 })
      .execute()
    orders.push(
      (await paidOrder(shop, shop.browser(), { affiliateCode: code, guardianEmail: 'b@example.com' })).id,
    )
  }
  await book(shop)
  await reject('commission_lines', `old.affiliate_code = 'BADPARTNER'`)
  await expect(approveAfter(shop, 60)).rejects.toThrow('1 failed')
  const states = await Promise.all(orders.map(async (id) => (await linesOf(shop, id))[0]?.[2]))
  expect(states).toEqual(['pending', 'approved'])
})

test('A15, V9: an order that cannot be erased, and files that cannot be deleted, keep no others from it', async () => {
  const { shop } = desk
  const ids = [
    (await readyOrder(desk)).order.id,
    (await readyOrder(desk)).order.id,
    (await readyOrder(desk)).order.id,
  ]
  await shop.db
    .updateTable('videos')
    .set({ expires_at: new Date(0) })
    .where('order_id', 'in', ids)
    .execute()
  await shop.db
    .updateTable('orders')
    .set({ status: 'completed', completed_at: new Date(shop.clock.now().getTime() - 1000 * dayMs) })
    .where('id', 'in', ids)
    .execute()
  const bad = ids[0] ?? ''
  const video = await shop.db
    .selectFrom('videos')
    .select('id')
    .where('order_id', '=', bad)
    .executeTakeFirstOrThrow()
  await reject('order_events', `old.order_id = '${bad}'`)
  const { fileStorage } = shop.ctx
  const remove = (key: string) =>
    key.startsWith(video.id) ? Promise.reject(new Error('The disk is away')) : fileStorage.remove(key)
  const run = () =>
    purge({ ...shop.ctx, fileStorage: { ...fileStorage, remove } }, new AbortController().signal)
  await expect(run()).rejects.toThrow('2 failed')
  const rows = await shop.db
    .selectFrom('orders')
    .innerJoin('videos', 'videos.order_id', 'orders.id')
    .select((eb) => [eb('child_name', '=', '—').as('erased'), eb('purged_at', 'is not', null).as('purged')])
    .where('orders.id', 'in', ids)
    .orderBy('orders.id')
    .execute()
  expect(rows).toEqual([
    { erased: false, purged: false },
    ...[1, 2].map(() => ({ erased: true, purged: true })),
  ])
  // The next run of the night continues with what failed.
  await accept()
  await purge(shop.ctx, new AbortController().signal)
  expect((await readOrder(shop.browser(), bad).catch(() => undefined))?.childName).toBeUndefined()
  const left = await shop.db
    .selectFrom('orders')
    .select('id')
    .where('id', 'in', ids)
    .where('child_name', '<>', '—')
    .execute()
  expect(left).toEqual([])
})

test('V5.5: an upload that cannot be removed keeps no other from being removed', async () => {
  const { shop } = desk
  const ids = [randomUUID(), randomUUID()].toSorted()
  for (const id of ids) await shop.ctx.uploadFiles.create(id)
  const { uploadFiles } = shop.ctx
  const remove = (id: string) =>
    id === ids[0] ? Promise.reject(new Error('The disk is away')) : uploadFiles.remove(id)
  await expect(sweepUploads({ ...shop.ctx, uploadFiles: { ...uploadFiles, remove } })).rejects.toThrow(
    '1 failed',
  )
  expect(await uploadFiles.list()).toEqual([ids[0]])
  await sweepUploads(shop.ctx)
})

test('what is logged of a failing row is its id, and nothing else of it', async () => {
  const { shop } = desk
  const [bad = ''] = await sent(1)
  const { id } = await attemptOf(bad)
  await addStatus(id)
  await reject('delivery_attempts', `old.id = '${id}'`)
  const error = await applyStatuses(shop.ctx).catch((failure: unknown) => failure)
  shop.ctx.logger.error({ err: error }, 'a poller failed')
  const line = shop.logs().trim().split('\n').at(-1) ?? ''
  expect(line).toMatch(/Row \d+ failed/)
  expect(line).toContain('P0001')
  expect(line).not.toMatch(/secret of the row|wamid|Olívia|5511987654321/)
})
