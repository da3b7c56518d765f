import type { AdminOrderList, OrderCountries } from '@recadinho/contracts/admin-orders'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from './support/app.ts'
import { insertManyOrders } from './support/many-orders.ts'
import { placeOrder, withKey } from './support/order.ts'
import { createShop, openPayment, paidOrder, type Shop } from './support/shop.ts'
import { orderVersion, signedIn } from './support/staff.ts'

const hour = 3_600_000

let shop: Shop
let staff: Browser
let rows: Row[]
beforeAll(async () => {
  shop = await createShop()
  staff = await signedIn(shop)
  await insertManyOrders(shop, 4000)
  rows = await mixed()
}, 60_000)
afterAll(() => shop.close())

/** An order as found by a full scan, in the order of the list. */
interface Row {
  number: string
  status: string
  stage: string | null
  held: boolean
  due_at: Date | null
  payment_status: string
  payment_gateway: string | null
  country: string | null
  created_at: Date
  confirmed_at: Date | null
  /** By the claim: expired or none, mine, or another's. */
  claim: 'mine' | 'other' | null
}

/** Spreads every filter's values over the orders independently; each prime gives a filter its own orders. */
async function mixed(): Promise<Row[]> {
  const now = shop.clock.now()
  const { pool } = shop.ctx
  await signedIn(shop, 'bia@recadinho.test')
  await pool.query(
    `update orders set
      stage = case when status = 'in_production' then (array['queued','scripting','recording','review','ready'])[1 + n % 5] else stage end,
      due_at = case when status = 'in_production' then $1::timestamptz + (n % 97 - 40) * interval '1 hour' else due_at end,
      on_hold_since = case when status = 'in_production' and n % 7 = 0 then $1::timestamptz end,
      on_hold_reason = case when status = 'in_production' and n % 7 = 0 then 'The name is unclear' end,
      payment_status = case when n % 11 = 0 then 'disputed' else payment_status end,
      payment_gateway = case when n % 13 = 0 then 'pix_key' when n % 3 = 0 then 'stripe' end,
      country = case when n % 17 = 0 then 'PT' when n % 5 > 0 then 'BR' end
     from (select id as of, substr(idempotency_key, 6)::int as n from orders) numbered where id = of`,
    [now],
  )
  await pool.query(
    `insert into order_claims (order_id, staff_id, claimed_at, expires_at)
     select id, (select staff.id from staff where email = case when n % 2 = 0 then 'owner@recadinho.test' else 'bia@recadinho.test' end),
       $1, $1::timestamptz + case when n % 3 = 0 then interval '-1 minute' else interval '1 hour' end
     from (select id, substr(idempotency_key, 6)::int as n from orders) numbered where n % 4 < 2 and n < 900`,
    [now],
  )
  await pool.query('analyze orders')
  const found = await pool.query<Row>(
    `select number, status, stage, on_hold_since is not null as held, due_at, payment_status, payment_gateway, country, orders.created_at, confirmed_at,
       case when order_claims.expires_at > $1 then case email when 'owner@recadinho.test' then 'mine' else 'other' end end as claim
     from orders left join order_claims on order_id = orders.id left join staff on staff.id = staff_id
     order by urgency, urgency_order, orders.id`,
    [now],
  )
  return found.rows
}

const read = async (query: Record<string, string>) => {
  const response = await staff.get(`/api/admin/orders?${new URLSearchParams(query).toString()}`)
  expect(response.statusCode).toBe(200)
  return response.json<AdminOrderList>()
}

async function everyPage(query: Record<string, string>): Promise<string[]> {
  const numbers: string[] = []
  let cursor: string | null = null
  do {
    const page: AdminOrderList = await read({ ...query, limit: '100', ...(cursor ? { cursor } : {}) })
    numbers.push(...page.items.map(({ number }) => number))
    cursor = page.nextCursor
  } while (cursor !== null)
  return numbers
}

const running = ({ status, held }: Row) => status === 'in_production' && !held
const open = ({ status }: Row) => status === 'in_production' || status === 'pending'
const due = (row: Row) => (row.due_at?.getTime() ?? Infinity) - shop.clock.now().getTime()

const began = Date.now()
/** The time that many hours before the start: the orders were placed a minute apart. */
const ago = (hours: number) => new Date(began - hours * hour).toISOString()

test.each<[Record<string, string>, (row: Row) => boolean]>([
  [{ status: 'cancelled' }, ({ status }) => status === 'cancelled'],
  [{ stage: 'review' }, ({ status, stage }) => status === 'in_production' && stage === 'review'],
  [{ late: 'true' }, (row) => running(row) && due(row) < 0],
  [{ due: '24' }, (row) => running(row) && due(row) >= 0 && due(row) < 24 * hour],
  [
    { due: '4', stage: 'queued' },
    (row) => running(row) && due(row) >= 0 && due(row) < 4 * hour && row.stage === 'queued',
  ],
  [{ hold: 'true' }, ({ status, held }) => status === 'in_production' && held],
  [{ hold: 'false' }, running],
  [{ claim: 'mine' }, (row) => open(row) && row.claim === 'mine'],
  [{ claim: 'none' }, (row) => open(row) && row.claim === null],
  [{ claim: 'none', hold: 'false' }, (row) => running(row) && row.claim === null],
  [{ payment: 'disputed' }, (row) => row.payment_status === 'disputed'],
  [{ payment: 'unpaid' }, (row) => row.payment_status === 'unpaid'],
  [
    { payment: 'confirmed', country: 'PT' },
    (row) => row.payment_status === 'confirmed' && row.country === 'PT',
  ],
  [{ gateway: 'pix_key' }, (row) => row.payment_gateway === 'pix_key'],
  [{ gateway: 'manual' }, () => false],
  [{ placedSince: ago(24) }, ({ created_at }) => created_at.getTime() >= Date.parse(ago(24))],
  [
    { paidSince: ago(24), country: 'PT' },
    ({ confirmed_at, country }) =>
      country === 'PT' && confirmed_at !== null && confirmed_at.getTime() >= Date.parse(ago(24)),
  ],
  [
    { paidSince: ago(48), paidBefore: ago(24) },
    ({ confirmed_at }) =>
      confirmed_at !== null &&
      confirmed_at.getTime() >= Date.parse(ago(48)) &&
      confirmed_at.getTime() < Date.parse(ago(24)),
  ],
  [
    { country: 'PT', gateway: 'stripe', status: 'completed' },
    (row) => row.country === 'PT' && row.payment_gateway === 'stripe' && row.status === 'completed',
  ],
])(
  'the list of %j has exactly the orders of the table that fit, in order, page by page',
  async (query, fits) => {
    expect(await everyPage(query)).toEqual(rows.filter(fits).map(({ number }) => number))
  },
)

test('a search goes through the filtered orders only', async () => {
  const all = await everyPage({ search: 'rafael' })
  const fits = new Set(rows.filter((row) => running(row) && row.claim === null).map(({ number }) => number))
  const expected = all.filter((number) => fits.has(number))
  expect(expected.length).toBeGreaterThan(10)
  expect(await everyPage({ search: 'rafael', hold: 'false', claim: 'none' })).toEqual(expected)
})

test.each([
  ['payment', 'disputed', 'orders_listed_by_payment_status'],
  ['gateway', 'pix_key', 'orders_listed_by_payment_gateway'],
  ['country', 'PT', 'orders_listed_by_country'],
])('M2: the filter by %s is planned by an index of its own', async (filter, value, index) => {
  shop.takeQueries()
  await read({ [filter]: value })
  const statement = shop.takeQueries().find((text) => text.includes('json_agg(page)'))
  const values = new Set(statement?.match(/\$\d+/g)).values().map(() => value)
  const { rows: plan } = await shop.ctx.pool.query(`explain ${statement}`, [...values])
  expect(JSON.stringify(plan)).toContain(index)
})

test('the countries are those of the orders, each once', async () => {
  const { codes } = (await staff.get('/api/admin/order-countries')).json<OrderCountries>()
  expect(codes).toEqual(['BR', 'PT'])
})

test('the gateway is that of the newest attempt, then of the money that has come', async () => {
  const gatewayOf = async (id: string) => {
    const order = shop.db.selectFrom('orders').select('payment_gateway').where('id', '=', id)
    return (await order.executeTakeFirstOrThrow()).payment_gateway
  }
  const buyer = shop.browser()
  const { order } = await placeOrder(buyer)
  expect(await gatewayOf(order.id)).toBeNull()
  await openPayment(buyer, order.id, 'card')
  expect(await gatewayOf(order.id)).toBe('stripe')
  const confirmation = {
    version: await orderVersion(shop, order.id),
    reason: 'Seen in the bank',
    amount: order.amounts.total,
  }
  const path = `/api/admin/orders/${order.id}/payments`
  expect((await staff.post(path, confirmation, withKey(randomUUID()))).statusCode).toBe(200)
  expect(await gatewayOf(order.id)).toBe('manual')
  expect(await gatewayOf((await paidOrder(shop, shop.browser())).id)).toBe('stripe')
})
