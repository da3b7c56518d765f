import type { CreatedOrder, Order } from '@recadinho/contracts/orders'
import type { CreatedPayment } from '@recadinho/contracts/payments'
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { eventually } from './eventually.ts'
import type { KillableShop } from './killable-shop.ts'
import { orderBody } from './order.ts'
import { gatewayKeys, secretOf, stripeClient, submitCard } from './shop.ts'

/** The parts of a shop that a buyer and the checks need, if its process can die. */
type MortalShop = Pick<KillableShop, 'gateway' | 'mail' | 'pool' | 'send'>

/** A buyer who repeats unanswered requests with the same keys. */
export interface Buyer {
  /** Posts the order; `undefined` if the shop dies without an answer. */
  placeOrder(): Promise<CreatedOrder | undefined>
  openPayment(method?: 'card' | 'pix'): Promise<CreatedPayment | undefined>
  id(): string
  number(): string
  read(): Promise<Order>
  /** Pays with the form that `openPayment` returned. */
  pay(): Promise<void>
}

export function createBuyer(shop: Pick<MortalShop, 'gateway' | 'send'>, change: object = {}): Buyer {
  const keys = { order: randomUUID(), card: randomUUID(), pix: randomUUID() }
  let created: CreatedOrder | undefined
  let payment: CreatedPayment | undefined
  const path = (rest: string) => `/api/orders/${created?.order.id}${rest}?token=${created?.accessToken}`

  async function post<T>(address: string, body: object, key: string): Promise<T | undefined> {
    const response = await shop.send('POST', address, { body, key }).catch(() => undefined)
    if (response === undefined) return undefined
    if (response.status !== 201) throw new Error(`${response.status}: ${await response.text()}`)
    return (await response.json()) as T // checked by the server against its contract
  }

  return {
    id: () => created?.order.id ?? '',
    number: () => created?.order.number ?? '',
    async placeOrder() {
      return (created = await post<CreatedOrder>('/api/orders', { ...orderBody, ...change }, keys.order))
    },
    async openPayment(method = 'card') {
      return (payment = await post(path('/payments'), { gateway: 'stripe', method }, keys[method]))
    },
    async read() {
      return (await (await shop.send('GET', path(''))).json()) as Order // as above
    },
    async pay() {
      if (payment === undefined) throw new Error('No form was shown')
      const stripeJs = stripeClient(shop.gateway, gatewayKeys.publishableKey)
      await submitCard({ stripeJs }, secretOf(payment))
    },
  }
}

/** An order with an open card form. */
export async function buyerAtTheForm(shop: MortalShop, change: object = {}): Promise<Buyer> {
  const buyer = createBuyer(shop, change)
  await buyer.placeOrder()
  await buyer.openPayment()
  return buyer
}

/** An order with a confirmed payment. */
export async function paidBuyer(shop: MortalShop, change: object = {}): Promise<Buyer> {
  const buyer = await buyerAtTheForm(shop, change)
  await buyer.pay()
  await expectPaidOnce(shop, buyer)
  return buyer
}

/** Checks for one order in production, with one confirmed payment and one receipt. */
export async function expectPaidOnce(shop: MortalShop, buyer: Buyer): Promise<void> {
  const count = async (sql: string) =>
    Number((await shop.pool.query<{ count: string }>(sql, [buyer.id()])).rows[0]?.count)
  await eventually(async () =>
    expect(await buyer.read()).toMatchObject({ status: 'in_production', paymentStatus: 'confirmed' }),
  )
  const events = `select count(*) from order_events where order_id = $1 and to_state = `
  expect(await count(`${events}'in_production'`)).toBe(1)
  expect(await count(`${events}'confirmed'`)).toBe(1)
  const receipts = `select count(*) from outbox_events where order_id = $1 and kind = 'receipt'`
  // The receipt is sent once, by whichever process lives.
  await eventually(async () => expect(await count(`${receipts} and done_at is not null`)).toBe(1))
  expect(await count(receipts)).toBe(1)
  expect(shop.mail.list().filter(({ subject }) => subject.includes(buyer.number()))).toHaveLength(1)
}

/** Holds after every crash: the shop's ledger and the gateway's agree, per order and in total. */
export async function expectRecordsAgree({ pool, gateway }: MortalShop): Promise<void> {
  const { ledger } = gateway
  const intents = ledger.list('payment_intent').filter(({ status }) => status === 'succeeded')
  const refunds = ledger.list('refund').filter(({ status }) => status === 'succeeded')
  await eventually(async () => {
    const paid = await pool.query<{ gateway_ref: string }>(
      `select gateway_ref from payments where state in ('confirmed', 'disputed', 'lost') order by gateway_ref`,
    )
    expect(paid.rows.map(({ gateway_ref: ref }) => ref)).toEqual(intents.map(({ id }) => id).toSorted())
    const given = await pool.query<{ gateway_ref: string }>(
      `select gateway_ref from refunds where state = 'succeeded' order by gateway_ref`,
    )
    expect(given.rows.map(({ gateway_ref: ref }) => ref)).toEqual(refunds.map(({ id }) => id).toSorted())
  })
  const captured = intents.reduce((sum, { amount_received: amount }) => sum + amount, 0)
  const returned = refunds.reduce((sum, { amount }) => sum + amount, 0)
  const { rows } = await pool.query<{ sum: string }>(
    `select coalesce(sum(case when debit = 'stripe' then amount else -amount end), 0) as sum from ledger
     where gateway = 'stripe'`,
  )
  expect(Number(rows[0]?.sum)).toBe(captured - returned)
}
