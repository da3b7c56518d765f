import { createHmac, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { balances } from '../src/modules/ledger/queries.ts'
import { compareLedger } from '../src/modules/reconciliation/compare.ts'
import { pollOnce } from '../src/workers.ts'
import { openMoneyDesk, type MoneyDesk } from './support/money-desk.ts'
import { placeOrder, readOrder, withKey } from './support/order.ts'
import { createShop, latestRef, openPayment, submitCard, type Shop } from './support/shop.ts'
import { readAdminOrder } from './support/staff.ts'

// A2: staff confirm a payment by hand, and a bank or gateway reports the same one later: it is one payment.

const secret = 'what the bank and the shop share'

let shop: Shop
let desk: MoneyDesk
beforeAll(async () => {
  shop = await createShop({ mercadoPago: true, pixKey: true, env: { PIX_WEBHOOK_SECRET: secret } })
})
beforeEach(signIn)
afterAll(() => shop.close())

/** The clock advances here, and sessions expire. */
async function signIn() {
  desk = await openMoneyDesk(shop, `${randomBytes(6).toString('hex')}@recadinho.test`)
}

/** The bank's report of a transfer to the shop's own key. */
async function credit(
  txid: string,
  amount = '49.90',
  endToEndId = `E${randomBytes(16).toString('hex').slice(1)}`,
) {
  const body = JSON.stringify({ endToEndId, txid, amount, currency: 'BRL' })
  const t = Math.floor(shop.clock.now().getTime() / 1000)
  const v1 = createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')
  const response = await shop.app.inject({
    method: 'POST',
    url: '/api/webhooks/pix_key',
    payload: body,
    headers: { 'content-type': 'application/json', 'x-pix-signature': `t=${t},v1=${v1}` },
  })
  expect(response.json()).toEqual({ received: true })
  await shop.idle()
  return endToEndId
}

async function confirmByHand(id: string) {
  const { version, amounts } = await readAdminOrder(desk.staff, id)
  return desk.staff.post(
    `/api/admin/orders/${id}/payments`,
    { version, reason: 'Seen on the statement', amount: amounts.total },
    withKey(),
  )
}

async function refundOf(id: string, body: object) {
  const { version } = await readAdminOrder(desk.staff, id)
  return desk.staff.post(`/api/admin/orders/${id}/refunds`, { version, ...body }, withKey())
}

/** An order with a code of that gateway, confirmed by hand. */
async function confirmed(gateway: 'pix_key' | 'mercadopago') {
  const browser = shop.browser()
  const { order } = await placeOrder(browser)
  await openPayment(browser, order.id, 'pix', { gateway })
  const ref = await latestRef(shop, order.id)
  // The code has expired when staff read the bank statement.
  shop.clock.advance(31 * 60_000)
  await pollOnce(shop.ctx)
  await signIn()
  expect((await confirmByHand(order.id)).statusCode).toBe(200)
  return { id: order.id, number: order.number, ref, read: () => readOrder(browser, order.id) }
}

type Confirmed = Awaited<ReturnType<typeof confirmed>>

const refundsOf = (id: string) =>
  shop.db.selectFrom('refunds').select('id').where('order_id', '=', id).execute()

/** Debits minus credits of each account, from the entries about one order and its money. */
async function accountsOf(id: string): Promise<Record<string, number>> {
  const { ledger } = await desk.orderMoney(id)
  const sums: Record<string, number> = {}
  for (const { debit, credit: account, amount } of ledger) {
    sums[debit] = (sums[debit] ?? 0) + amount.amount
    sums[account] = (sums[account] ?? 0) - amount.amount
  }
  return Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0))
}

test('A2, P3.13: the bank reports the transfer that staff confirmed: matched with one action, and nothing is refunded', async () => {
  const order = await confirmed('pix_key')
  await credit(order.ref)
  expect(await order.read()).toMatchObject({ status: 'in_production', paymentStatus: 'confirmed' })
  const item = await desk.itemOf(order.ref)
  expect(item).toMatchObject({
    kind: 'repeats_confirmation',
    order: { number: order.number },
    amount: { amount: 4990, currency: 'BRL' },
    actions: ['match', 'resolve'],
  })
  expect(await accountsOf(order.id)).toEqual({ manual: 4990, pix_key: 4990, sales: -4990, unassigned: -4990 })

  const answers = await Promise.all([1, 2].map(() => desk.act(item?.id, { action: 'match' })))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(await desk.itemOf(order.ref)).toBeUndefined()
  expect(await order.read()).toMatchObject({ status: 'in_production', paymentStatus: 'confirmed' })
  expect(await accountsOf(order.id)).toEqual({ pix_key: 4990, sales: -4990 })
  expect(await refundsOf(order.id)).toEqual([])

  // From now on the gateway's payment is the refundable one.
  const { payments } = await desk.orderMoney(order.id)
  const counting = payments.find(({ gatewayRef }) => gatewayRef === order.ref)
  expect(counting).toMatchObject({ countedBy: null, refundable: { amount: 4990 } })
  const note = payments.find(({ payment }) => payment.gateway === 'manual')
  expect(note).toMatchObject({ countedBy: counting?.payment.id, refundable: { amount: 0 } })
  const amount = { amount: 4990, currency: 'BRL' }
  const refund = (paymentId?: string) => refundOf(order.id, { paymentId, amount, reason: 'Asked for' })
  expect((await refund(note?.payment.id)).json()).toMatchObject({ code: 'illegal_transition' })
  expect((await refund(counting?.payment.id)).statusCode).toBe(201)
  expect((await order.read()).paymentStatus).toBe('refunded')
})

test('A2, P3.13: a second transfer after the matched one is a second payment', async () => {
  const order = await confirmed('pix_key')
  await credit(order.ref)
  await desk.act((await desk.itemOf(order.ref))?.id, { action: 'match' })
  const second = await credit(order.ref)
  const item = await desk.itemOf(second)
  expect(item).toMatchObject({ kind: 'unmatched' })
  await desk.act(item?.id, { action: 'attach', orderNumber: order.number })
  expect(await desk.itemOf(second)).toMatchObject({ kind: 'duplicate' })
  expect((await order.read()).paymentStatus).toBe('overpaid')
})

test('R11: an order is cancelled with the refund of its confirmation, which the bank’s report only repeats', async () => {
  const order = await confirmed('pix_key')
  await credit(order.ref)
  const { payments } = await desk.orderMoney(order.id)
  const note = payments.find(({ payment }) => payment.gateway === 'manual')
  const amount = { amount: 4990, currency: 'BRL' }
  const all = { paymentId: note?.payment.id, amount, reason: 'Asked for', cancelOrder: true }
  expect((await refundOf(order.id, all)).statusCode).toBe(201)
  expect((await order.read()).status).toBe('cancelled')
})

test('R9: money that a confirmation counts does not cover the order beside it, so the duplicate stays', async () => {
  const browser = shop.browser()
  const { order } = await placeOrder(browser)
  const open = async () => {
    await openPayment(browser, order.id, 'pix', { gateway: 'mercadopago' })
    const ref = await latestRef(shop, order.id)
    await shop.db.updateTable('payments').set({ state: 'expired' }).where('order_id', '=', order.id).execute()
    return ref
  }
  const refs = [await open(), await open()]
  expect((await confirmByHand(order.id)).statusCode).toBe(200)
  for (const ref of refs) {
    // The bank had sent it before the code was voided.
    const held = shop.gateway.ledger.get('mp_payment', ref)
    const ended = { status: 'cancelled', status_detail: 'expired' } as const
    if (held) shop.gateway.ledger.put('mp_payment', { ...held, value: { ...held.value, ...ended } })
    shop.gateway.control['mp-approve']({ payment: ref })
    await shop.idle()
  }
  const kinds = await Promise.all(refs.map(async (ref) => (await desk.itemOf(ref))?.kind))
  expect(kinds).toEqual(['repeats_confirmation', 'duplicate'])
  // Staff refund the confirmation before the duplicate is refunded automatically.
  const { payments } = await desk.orderMoney(order.id)
  const note = payments.find(({ payment }) => payment.gateway === 'manual')
  const amount = { amount: 4990, currency: 'BRL' }
  const back = await refundOf(order.id, { paymentId: note?.payment.id, amount, reason: 'Asked for' })
  expect(back.statusCode).toBe(201)
  await shop.workers.outbox.runOnce()
  await shop.idle()
  expect(await refundsOf(order.id)).toHaveLength(1)
})

test('P3.13, P3.7: a second transfer before the first one is matched is a second payment, too', async () => {
  const order = await confirmed('pix_key')
  await credit(order.ref)
  const second = await credit(order.ref)
  await desk.act((await desk.itemOf(second))?.id, { action: 'attach', orderNumber: order.number })
  expect(await desk.itemOf(order.ref)).toMatchObject({ kind: 'repeats_confirmation' })
  expect(await desk.itemOf(second)).toMatchObject({ kind: 'duplicate' })
  expect((await order.read()).paymentStatus).toBe('overpaid')
})

test('A2, P3.13: unmatched money that is attached to a confirmed order is offered to be matched, too', async () => {
  const order = await confirmed('pix_key')
  const transfer = await credit('STATICKEY1').then(async () => 'STATICKEY1')
  const unmatched = await desk.itemOf(transfer)
  expect(unmatched).toMatchObject({ kind: 'unmatched' })
  await desk.act(unmatched?.id, { action: 'attach', orderNumber: order.number })
  const item = await desk.itemOf(transfer)
  expect(item).toMatchObject({ kind: 'repeats_confirmation' })
  expect((await desk.act(item?.id, { action: 'match' })).statusCode).toBe(200)
  expect((await order.read()).paymentStatus).toBe('confirmed')
  expect(await accountsOf(order.id)).toEqual({ pix_key: 4990, sales: -4990 })
})

test.each([
  [
    'late at mercadopago',
    async ({ ref }: Confirmed) => {
      shop.gateway.control['mp-approve']({ payment: ref })
      await shop.idle()
      return ref
    },
  ],
  [
    'at stripe, attached',
    async ({ number }: Confirmed) => {
      const ref = await desk.unmatched(4990)
      await desk.act((await desk.itemOf(ref))?.id, { action: 'attach', orderNumber: number })
      return ref
    },
  ],
])(
  'A2, R9: money %s that staff had confirmed is not refunded by the system; a real second payment can be',
  async (_, pay) => {
    const order = await confirmed('mercadopago')
    const ref = await pay(order)
    await pollOnce(shop.ctx)
    expect(await refundsOf(order.id)).toEqual([])
    const item = await desk.itemOf(ref)
    expect(item).toMatchObject({ kind: 'repeats_confirmation', actions: ['match', 'resolve', 'refund'] })
    expect((await order.read()).paymentStatus).toBe('confirmed')

    // The nightly comparison finds no difference.
    const before = (await desk.inbox()).openItems
    for (const result of await compareLedger(shop.ctx))
      expect(result).toMatchObject({ missing: 0, unequal: 0 })
    expect((await desk.inbox()).openItems).toBe(before)

    await desk.act(item?.id, { action: 'refund' })
    await shop.idle()
    expect(await desk.itemOf(ref)).toBeUndefined()
    expect(await order.read()).toMatchObject({ status: 'in_production', paymentStatus: 'confirmed' })
  },
)

test('A2, P3.13: another amount than the confirmed one is never taken for it', async () => {
  const order = await confirmed('pix_key')
  await credit(order.ref, '49.91')
  expect(await desk.itemOf(order.ref)).toMatchObject({ kind: 'mismatched' })
})

test('A2, P3.13: a confirmation that was refunded is matched with nothing, and refunding again is not the first offer', async () => {
  const order = await confirmed('pix_key')
  const [, manual] = (await desk.orderMoney(order.id)).payments
  const body = { paymentId: manual?.payment.id, amount: manual?.payment.amount, reason: 'Asked for' }
  expect((await refundOf(order.id, body)).statusCode).toBe(201)
  await credit(order.ref)
  const item = await desk.itemOf(order.ref)
  expect(item).toMatchObject({ kind: 'repeats_confirmation', actions: ['resolve'] })
  expect((await desk.act(item?.id, { action: 'match' })).json()).toMatchObject({ code: 'illegal_transition' })
})

test('A2, P3.8: the bank was first: confirming by hand is refused, as the order is paid', async () => {
  const browser = shop.browser()
  const { order } = await placeOrder(browser)
  await openPayment(browser, order.id, 'pix', { gateway: 'pix_key' })
  await credit(await latestRef(shop, order.id))
  expect((await confirmByHand(order.id)).json()).toMatchObject({ code: 'illegal_transition' })
  const { payments } = await desk.orderMoney(order.id)
  expect(payments.map(({ payment }) => payment.gateway)).toEqual(['pix_key'])
})

test('A2, G4: whatever was matched, what each gateway holds is right and a confirmation by hand is counted once', async () => {
  const before = await balances(shop.db)
  const sum = (rows: typeof before, name: string) => rows.find(({ gateway }) => gateway === name)?.amount ?? 0
  const order = await confirmed('pix_key')
  await credit(order.ref)
  await desk.act((await desk.itemOf(order.ref))?.id, { action: 'match' })
  const after = await balances(shop.db)
  expect(sum(after, 'pix_key') - sum(before, 'pix_key')).toBe(4990)
  expect(sum(after, 'manual') - sum(before, 'manual')).toBe(0)
})

test('A6, G2: money that is attached to an order becomes its sale, once, and the nightly comparison agrees', async () => {
  const browser = shop.browser()
  const { order } = await placeOrder(browser)
  const ref = await desk.unmatched(order.amounts.total.amount)
  const { id = '' } = (await desk.itemOf(ref)) ?? {}
  await desk.act(id, { action: 'attach', orderNumber: order.number })
  await desk.act(id, { action: 'attach', orderNumber: order.number })
  expect((await readOrder(browser, order.id)).paymentStatus).toBe('confirmed')
  expect(await accountsOf(order.id)).toEqual({ stripe: 4990, sales: -4990 })
  const { ledger } = await desk.orderMoney(order.id)
  expect(ledger.map(({ kind, debit, credit: account }) => [kind, debit, account])).toEqual([
    ['capture', 'stripe', 'unassigned'],
    ['reclassification', 'unassigned', 'sales'],
  ])
  const results = await compareLedger(shop.ctx)
  expect(results.find(({ gateway }) => gateway === 'stripe')).toMatchObject({ missing: 0, unequal: 0 })
})

test('A17: attaching one money and acting on it at once, twenty times, never deadlocks', async () => {
  for (let round = 0; round < 20; round++) {
    const { order } = await placeOrder(shop.browser())
    const ref = await desk.unmatched(4990)
    const { id } = (await desk.itemOf(ref)) ?? {}
    const answers = await Promise.all([
      desk.act(id, { action: 'attach', orderNumber: order.number }),
      desk.act(id, { action: 'attach', orderNumber: order.number }),
      desk.act(id, { action: 'resolve' }),
      confirmByHand(order.id),
    ])
    for (const { statusCode } of answers) expect([200, 409]).toContain(statusCode)
    const { rows } = await shop.ctx.pool.query<{ resolved: boolean }>(
      'select resolved_at is not null as resolved from money_inbox where id = $1',
      [id],
    )
    expect(rows).toEqual([{ resolved: true }])
  }
})

test('A5, O1.6: a declined card’s form takes no money once staff have cancelled the order', async () => {
  const browser = shop.browser()
  const { order } = await placeOrder(browser)
  const { clientSecret } = await openPayment(browser, order.id, 'card')
  await submitCard(shop, clientSecret, 'pm_card_chargeDeclined')
  await shop.idle()
  const { version } = await readAdminOrder(desk.staff, order.id)
  const body = { version, to: 'cancelled', reason: 'Asked by phone' }
  expect((await desk.staff.post(`/api/admin/orders/${order.id}/transitions`, body)).statusCode).toBe(200)
  await expect(submitCard(shop, clientSecret)).rejects.toThrow(/canceled/)
  expect((await readOrder(browser, order.id)).status).toBe('cancelled')
})

test('A5, P3.8: nor once they have confirmed the payment by hand', async () => {
  const browser = shop.browser()
  const { order } = await placeOrder(browser)
  const { clientSecret } = await openPayment(browser, order.id, 'card')
  await submitCard(shop, clientSecret, 'pm_card_chargeDeclined')
  await shop.idle()
  expect((await confirmByHand(order.id)).statusCode).toBe(200)
  await expect(submitCard(shop, clientSecret)).rejects.toThrow(/canceled/)
})
