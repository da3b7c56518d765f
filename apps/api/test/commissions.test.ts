import { randomUUID } from 'node:crypto'
import type { CommissionBalances, CommissionList, PayoutList } from '@recadinho/contracts/commissions'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Browser } from './support/app.ts'
import { approveAfter, book, linesOf, payoutsAddUp } from './support/commissions.ts'
import { withKey } from './support/order.ts'
import { eventsOf } from './support/outbox.ts'
import { requestRefund } from './support/refunds.ts'
import { createShop, latestRef, paidOrder, type Shop } from './support/shop.ts'
import { signedIn, signedInAs } from './support/staff.ts'

let shop: Shop
let owner: Browser
let partner: Browser
/** An affiliate for each test, so that what one is paid is nothing to another. */
let code: string
let count = 0
beforeAll(async () => {
  shop = await createShop()
  owner = await signedIn(shop)
  partner = await signedInAs(shop, 'marketing')
})
afterAll(() => shop.close())
beforeEach(async () => {
  code = `PARTNER${(count += 1)}`
  await shop.db
    .insertInto('affiliates')
    .values({ code, name: `=Ana ${count}`, contact: 'ana@blog.test', commission: 10 })
    .execute()
})

/** A paid order of this test's affiliate, which earns 499 of its 4990. */
async function earned() {
  const order = await paidOrder(shop, shop.browser(), { affiliateCode: code, guardianEmail: 'b@example.com' })
  await book(shop)
  const part = { id: order.id, paymentId: order.payment?.id ?? '' }
  return { ...part, number: order.number, ref: await latestRef(shop, order.id) }
}
type Earned = Awaited<ReturnType<typeof earned>>

const refund = async (order: Earned, amount: number) => {
  expect((await requestRefund(shop, owner, order, amount)).statusCode).toBe(201)
  await shop.idle()
  await book(shop)
}
const approve = ({ id }: { id: string }, by = partner) =>
  by.post(`/api/admin/orders/${id}/commission/approve`)
const payOut = (amount: number, key?: string) =>
  owner.post('/api/admin/affiliate-payouts', { currency: 'BRL', amounts: [{ code, amount }] }, withKey(key))
const balance = async () =>
  (await partner.get(`/api/admin/commission-balances?affiliate=${code}`))
    .json<CommissionBalances>()
    .items.map(({ pending, approved, paid }) => ({ pending, approved, paid }))
const list = async (query = '') =>
  (await partner.get(`/api/admin/commissions?affiliate=${code}${query}`)).json<CommissionList>()

test('A2, L2, L3: a paid order earns its frozen share; the event is written with the payment', async () => {
  const order = await earned()
  expect((await eventsOf(shop.db, order.id, 'commission')).map(({ state }) => state)).toEqual(['done'])
  expect(await linesOf(shop, order.id)).toEqual([['earned', 499, 'pending']])
  await shop.db.updateTable('affiliates').set({ commission: 50 }).where('code', '=', code).execute()
  await refund(order, 2495)
  expect(await linesOf(shop, order.id)).toEqual([
    ['earned', 499, 'pending'],
    ['reversed', -249, 'pending'],
  ])
})

test('L2: an order without an affiliate, or without a payment, writes no event', async () => {
  const order = await paidOrder(shop, shop.browser())
  expect(await eventsOf(shop.db, order.id, 'commission')).toEqual([])
})

test('L2: an event that runs again changes nothing', async () => {
  const order = await earned()
  await shop.db
    .updateTable('outbox_events')
    .set({ done_at: null, next_attempt_at: new Date(0) })
    .where('order_id', '=', order.id)
    .where('kind', '=', 'commission')
    .execute()
  await book(shop)
  expect(await linesOf(shop, order.id)).toEqual([['earned', 499, 'pending']])
})

test('L1: a lost dispute reverses the commission, a failed refund restores it', async () => {
  const [disputed, returned] = [await earned(), await earned()]
  shop.gateway.control.dispute({ paymentIntent: disputed.ref })
  await shop.idle()
  await book(shop)
  expect(await linesOf(shop, disputed.id)).toEqual([['earned', 499, 'pending']])
  shop.gateway.control['close-dispute']({ paymentIntent: disputed.ref, status: 'lost' })
  await refund(returned, 4990)
  const there = shop.gateway.ledger.list('refund').find(({ payment_intent: of }) => of === returned.ref)
  shop.gateway.control['fail-refund']({ refund: there?.id ?? '' })
  await shop.idle()
  await book(shop)
  expect(await linesOf(shop, disputed.id)).toEqual([
    ['earned', 499, 'pending'],
    ['reversed', -499, 'pending'],
  ])
  expect(await linesOf(shop, returned.id)).toEqual([
    ['earned', 499, 'pending'],
    ['reversed', -499, 'pending'],
    ['restored', 499, 'pending'],
  ])
})

test('M1: a commission is approved automatically once the owner’s waiting time has passed', async () => {
  const settings = (await owner.get('/api/admin/settings')).json()
  expect(settings.commissionDays).toBe(30)
  const order = await earned()
  await approveAfter(shop, 29)
  expect(await linesOf(shop, order.id)).toEqual([['earned', 499, 'pending']])
  await approveAfter(shop, 30)
  expect(await linesOf(shop, order.id)).toEqual([['earned', 499, 'approved']])
  // What comes to an approved commission is approved at once.
  await refund(order, 1000)
  expect(await linesOf(shop, order.id)).toEqual([
    ['earned', 499, 'approved'],
    ['reversed', -100, 'approved'],
  ])
  const entries = await shop.db
    .selectFrom('audit_log')
    .select(['action', 'actor_type'])
    .where('subject', '=', `orders/${order.id}`)
    .where('action', '=', 'commission.approved')
    .execute()
  expect(entries).toEqual([{ action: 'commission.approved', actor_type: 'system' }])
})

test('M1: a newer order of the same affiliate waits for its own time', async () => {
  const [older, newer] = [await earned(), await earned()]
  await shop.db
    .updateTable('orders')
    .set({ confirmed_at: new Date(shop.clock.now().getTime() - 10 * 86_400_000) })
    .where('id', '=', older.id)
    .execute()
  await approveAfter(shop, 25)
  expect(await linesOf(shop, older.id)).toEqual([['earned', 499, 'approved']])
  expect(await linesOf(shop, newer.id)).toEqual([['earned', 499, 'pending']])
})

test('M1: the owner sets the waiting time, never below the withdrawal period', async () => {
  const change = (commissionDays: number) =>
    owner.send({
      method: 'PATCH',
      url: '/api/admin/settings',
      payload: { was: { commissionDays: 30 }, changes: { commissionDays } },
    })
  expect((await change(6)).statusCode).toBe(400)
  expect((await change(7)).statusCode).toBe(200)
  const order = await earned()
  await approveAfter(shop, 7)
  expect(await linesOf(shop, order.id)).toEqual([['earned', 499, 'approved']])
  await shop.db.updateTable('settings').set({ commission_days: 30 }).execute()
})

test('M1, M7: staff approve early; a second approval succeeds without effect', async () => {
  const order = await earned()
  expect((await approve(order)).statusCode).toBe(204)
  expect((await approve(order)).statusCode).toBe(204)
  expect(await linesOf(shop, order.id)).toEqual([['earned', 499, 'approved']])
  const entries = await shop.db
    .selectFrom('audit_log')
    .select('actor_type')
    .where('subject', '=', `orders/${order.id}`)
    .where('action', '=', 'commission.approved')
    .execute()
  expect(entries).toEqual([{ actor_type: 'staff' }])
  expect((await approve({ id: randomUUID() })).statusCode).toBe(404)
})

test('M2: a disputed order’s commission cannot be approved, and the list says why', async () => {
  const order = await earned()
  shop.gateway.control.dispute({ paymentIntent: order.ref })
  await shop.idle()
  const answer = await approve(order)
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'illegal_transition'])
  await approveAfter(shop, 40)
  const { items } = await list()
  expect(items).toMatchObject([{ state: 'pending', blockedBy: 'dispute', approvesAt: null }])
})

test('M2: a commission cannot be approved while a refund is in progress at the bank', async () => {
  const order = await earned()
  shop.gateway.control['refund-policy']({ policy: 'hold' })
  expect((await requestRefund(shop, owner, order, 1000)).statusCode).toBe(201)
  await shop.idle()
  // The gateway may have been called only now.
  shop.gateway.control['refund-policy']({ policy: 'usual' })
  const refused = await approve(order)
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'illegal_transition'])
  await approveAfter(shop, 31)
  expect(await linesOf(shop, order.id)).toEqual([['earned', 499, 'pending']])
})

test('M3, M6: a payout pays the approved balance; its CSV never changes and is safe to open', async () => {
  const [first, second] = [await earned(), await earned()]
  await approve(first)
  expect(await balance()).toEqual([{ pending: 499, approved: 499, paid: 0 }])
  const answer = await payOut(499)
  expect(answer.statusCode).toBe(201)
  const payout = answer.json()
  expect(payout).toMatchObject({ currency: 'BRL', amount: 499, affiliates: 1 })
  expect(await balance()).toEqual([{ pending: 499, approved: 0, paid: 499 }])
  const csv = async () => (await partner.get(`/api/admin/affiliate-payouts/${payout.id}/csv`)).json().csv
  const file = await csv()
  expect(file).toBe(
    '\uFEFFpayout,paidAt,affiliate,name,contact,amount,currency,orders\r\n' +
      `${payout.id},${payout.at},${code},"'=Ana ${count}",ana@blog.test,4.99,BRL,1\r\n`,
  )
  await approve(second)
  expect(await csv()).toBe(file)
  const listed = (await partner.get('/api/admin/affiliate-payouts')).json<PayoutList>()
  expect(listed.items[0]).toEqual(payout)
  expect((await list(`&payout=${payout.id}`)).items.map(({ order }) => order.number)).toEqual([first.number])
  const [entry] = await shop.db
    .selectFrom('audit_log')
    .select('details')
    .where('subject', '=', `affiliate-payouts/${payout.id}`)
    .execute()
  expect(entry?.details).toEqual({
    currency: { now: 'BRL' },
    amount: { now: 499 },
    affiliates: { now: [code] },
  })
})

test('M3: a payout pays its own currency only', async () => {
  await approve(await earned())
  const abroad = await earned()
  // As if it had been in dollars.
  await shop.db
    .insertInto('commission_lines')
    .values({
      order_id: abroad.id,
      affiliate_code: code,
      kind: 'restored',
      amount: 99,
      currency: 'USD',
      created_at: shop.clock.now(),
      approved_at: shop.clock.now(),
    })
    .execute()
  expect((await payOut(499)).statusCode).toBe(201)
  expect(await linesOf(shop, abroad.id)).toEqual([
    ['earned', 499, 'pending'],
    ['restored', 99, 'approved'],
  ])
})

test('M3: a refund after the payout is carried over to the next one', async () => {
  const first = await earned()
  await approve(first)
  await payOut(499)
  await refund(first, 4990)
  expect(await linesOf(shop, first.id)).toEqual([
    ['earned', 499, 'paid'],
    ['reversed', -499, 'approved'],
  ])
  const second = await earned()
  await approve(second)
  expect(await balance()).toEqual([{ pending: 0, approved: 0, paid: 499 }])
  const third = await earned()
  await approve(third)
  expect((await payOut(499)).statusCode).toBe(201)
  expect(await balance()).toEqual([{ pending: 0, approved: 0, paid: 998 }])
  await payoutsAddUp(shop)
})

test('M4: two simultaneous payouts of the same balance pay it once', async () => {
  const order = await earned()
  await approve(order)
  const answers = await Promise.all([payOut(499), payOut(499)])
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409])
  const refused = answers.find(({ statusCode }) => statusCode === 409)?.json()
  expect([refused.code, refused.details]).toEqual(['version_conflict', { changed: [code] }])
  expect(await balance()).toEqual([{ pending: 0, approved: 0, paid: 499 }])
})

test('M5: a payout repeated with its key returns the first one; a different one with that key is refused', async () => {
  await approve(await earned())
  const key = randomUUID()
  const [first, again] = [await payOut(499, key), await payOut(499, key)]
  expect([again.statusCode, again.json()]).toEqual([201, first.json()])
  expect((await payOut(500, key)).json().code).toBe('idempotency_key_reused')
})

test('only the owner pays out', async () => {
  const body = { currency: 'BRL', amounts: [{ code, amount: 1 }] }
  expect((await partner.post('/api/admin/affiliate-payouts', body, withKey())).statusCode).toBe(403)
})

test('L4: the database refuses to change, delete or pay a line twice', async () => {
  const order = await earned()
  await approve(order)
  await payOut(499)
  const lines = shop.db.updateTable('commission_lines').where('order_id', '=', order.id)
  await expect(lines.set({ amount: 1 }).execute()).rejects.toThrow(/approved once/)
  await expect(lines.set({ payout_id: null }).execute()).rejects.toThrow(/paid once/)
  await expect(lines.set({ approved_at: new Date() }).execute()).rejects.toThrow(/approved once/)
  await expect(
    shop.db.deleteFrom('commission_lines').where('order_id', '=', order.id).execute(),
  ).rejects.toThrow(/approved once/)
})

test('the list is filtered by state and currency, and paged', async () => {
  const [first, second] = [await earned(), await earned()]
  await approve(first)
  expect((await list('&state=approved')).items.map(({ order }) => order.id)).toEqual([first.id])
  expect((await list('&currency=USD')).items).toEqual([])
  const page = await list('&limit=1')
  expect(page.items.map(({ order }) => order.id)).toEqual([second.id])
  const rest = await list(`&limit=1&cursor=${page.nextCursor}`)
  expect([rest.items.map(({ order }) => order.id), rest.nextCursor]).toEqual([[first.id], null])
})
