import type { AdminOrderList } from '@recadinho/contracts/admin-orders'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { searchFor } from '../src/modules/orders/search-text.ts'
import { foldClosedOrders } from '../src/modules/admin-orders/list-queries.ts'
import type { Browser } from './support/app.ts'
import { insertManyOrders } from './support/many-orders.ts'
import { createShop, type Shop } from './support/shop.ts'
import { placeOrder } from './support/order.ts'
import { signedIn } from './support/staff.ts'
import { orderCounts } from '../src/modules/admin-orders/counts.ts'

const orders = 30_000
let shop: Shop
let staff: Browser
beforeAll(async () => {
  shop = await createShop()
  await insertManyOrders(shop, orders)
  await rename('teodora', 1000, 'urgency, urgency_order, id offset 2000')
  await rename('leocadia', 1000, 'urgency desc, urgency_order desc, id')
  staff = await signedIn(shop)
}, 60_000)
afterAll(() => shop.close())

async function list(query: Record<string, string>): Promise<AdminOrderList> {
  const response = await staff.get(`/api/admin/orders?${new URLSearchParams(query).toString()}`)
  expect(response.statusCode).toBe(200)
  return response.json<AdminOrderList>()
}

const rows = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await shop.ctx.pool.query<Row>(text, values)).rows

/** The expected result of a search, by a full scan. */
async function allNumbers(pattern: string, condition = 'true'): Promise<string[]> {
  const found = await rows<{ number: string }>(
    `select number from orders where search_text like $1 and ${condition}
       and (confirmed_at is not null or created_at >= $2::timestamptz - interval '14 days')
     order by urgency, urgency_order, id`,
    [pattern, shop.clock.now()],
  )
  return found.map(({ number }) => number)
}

/** Adds a name to that many orders, starting at a point of the list. */
const rename = (name: string, count: number, from: string) =>
  rows(
    `update orders set search_text = search_text || ' ${name}'
     where id = any(array(select id from orders order by ${from} limit ${count}))`,
  )

const oneOf = async (column: string, n: number): Promise<string> => {
  const [row] = await rows<{ value: string }>(
    `select ${column} as value from orders where idempotency_key = $1`,
    [`many-${n}`],
  )
  return row?.value ?? ''
}

describe('M2: at 30,000 orders a search', () => {
  test.each<[what: string, typed: () => Promise<string> | string, pattern: (typed: string) => string]>([
    ['a number', () => oneOf('number', 777), (typed) => `% ${typed.toLowerCase()}%`],
    [
      'a number’s beginning',
      async () => (await oneOf('number', 777)).slice(2, 6),
      (typed) => (/^\d{4}$/.test(typed) ? `%${typed}%` : `% ${typed.toLowerCase()}%`),
    ],
    ['a phone number', () => oneOf('whatsapp_number', 15_000), (typed) => `%${typed}%`],
    [
      'a phone number’s middle',
      async () => (await oneOf('whatsapp_number', 29_999)).slice(5, 11),
      (typed) => `%${typed}%`,
    ],
    ['four digits that all phones share', () => '5511', () => '%5511%'],
    ['a rare full name', () => 'Zuleica Quaresma', () => '% zuleica quaresma%'],
    ['a rare full name, half typed', () => 'zuleica quar', () => '% zuleica quar%'],
    ['a rare last name', () => 'quaresma', () => '% quaresma%'],
    ['a name with a number in it', () => 'rosa silva 8020', () => '% rosa silva 8020%'],
    ['guardian and child', () => 'zuleica quaresma mi', () => '% zuleica quaresma mi%'],
    ['a common full name', () => 'Ana Maria Souza Lima', () => '% ana maria souza lima%'],
    ['a common child’s name', () => 'olivia', () => '% olivia%'],
    ['a common name that the first orders do not have', () => 'teodora', () => '% teodora%'],
    ['a common name of the last orders only', () => 'leocadia', () => '% leocadia%'],
    ['a name with an apostrophe', () => "d'avila", () => "% d'avila%"],
    ['two words that never follow each other', () => 'maria souza silva', () => '% maria souza silva%'],
    ['a word’s middle', () => 'uaresma', () => '% uaresma%'],
  ])('by %s finds what a look at every order finds, in order, page by page', async (_, typed, pattern) => {
    const search = await typed()
    const expected = (await allNumbers(pattern(search))).slice(0, 60)
    const found: string[] = []
    let cursor: string | null = null
    do {
      const page: AdminOrderList = await list({ search, limit: '20', ...(cursor === null ? {} : { cursor }) })
      found.push(...page.items.map(({ number }) => number))
      cursor = page.nextCursor
    } while (cursor !== null && found.length < 60)
    expect(found).toEqual(expected)
  })

  test('with a filter goes through the filtered orders only', async () => {
    const found = await list({ search: 'quaresma', status: 'expired', limit: '100' })
    expect(found.items.map(({ number }) => number)).toEqual(
      await allNumbers('% quaresma%', `status = 'expired'`),
    )
  })

  test.each([
    ['a phone number', () => oneOf('whatsapp_number', 20_001)],
    ['a phone number’s end', async () => (await oneOf('whatsapp_number', 20_001)).slice(-8)],
    ['a rare full name', () => 'zuleica quaresma'],
    ['a number', () => oneOf('number', 20_001)],
    ['a name with an apostrophe', () => 'zuleica d’quaresma'],
    ['an email address', () => 'nobody@example.com'],
  ])('by %s is planned to read the index of its keys, not the table', async (_, typed) => {
    const search = await typed()
    shop.takeQueries()
    await list({ search })
    const statement = shop.takeQueries().find((text) => text.includes('order_search_entries'))
    const { keys, patterns, whole } = searchFor(search)
    const compared = patterns.length === 1 ? patterns[0] : patterns
    const values = [keys, shop.clock.now(), compared, whole.numbers, whole.phones, whole.email, compared]
    const plan = await rows(`explain ${statement}`, values)
    expect(JSON.stringify(plan)).toContain('order_search_entries_by_key')
    expect(JSON.stringify(plan)).not.toContain('Seq Scan on orders')
  })
})

test.each(['', 'payment=unpaid', 'gateway=stripe', 'country=BR', 'claim=none'])(
  'M1: the first page of the list (%s) is read in its order, and never by a scan of the table',
  async (filter) => {
    shop.takeQueries()
    await list(Object.fromEntries(new URLSearchParams(filter)))
    const statement = shop.takeQueries().find((text) => text.includes('json_agg(page)'))
    const known: Record<string, unknown> = { 'gateway=stripe': 'stripe', 'country=BR': 'BR' }
    const values = new Set(statement?.match(/\$\d+/g)).values().map(() => known[filter] ?? shop.clock.now())
    const plan = JSON.stringify(await rows(`explain ${statement}`, [...values]))
    expect(plan).not.toContain('Seq Scan on orders')
  },
)

test('M2: a common name is read from the index of the list, never from the table', async () => {
  await rows('vacuum analyze orders')
  shop.takeQueries()
  await list({ search: 'teodora' })
  const statement = shop.takeQueries().find((text) => text.includes('limit 10000'))
  const values = [shop.clock.now(), ...searchFor('teodora').patterns]
  const plan = JSON.stringify(await rows(`explain ${statement}`, values))
  expect(plan).toContain('Index Only Scan using orders_listed')
})

test('O13.1: an order gets its search keys when it is paid, and new ones only with a new search text', async () => {
  const { order } = await placeOrder(shop.browser())
  const entry = () => rows('select ctid from order_search_entries where order_id = $1', [order.id])
  await rows('update orders set search_text = $2 where id = $1', [order.id, ' zenobia'])
  expect(await entry()).toEqual([])
  await rows(`update orders set status = 'cancelled', confirmed_at = now() where id = $1`, [order.id])
  const paid = await entry()
  expect(paid).toHaveLength(1)
  await rows('update orders set payment_status = $2 where id = $1', [order.id, 'processing'])
  expect(await entry()).toEqual(paid)
  await rows('update orders set search_text = $2 where id = $1', [order.id, ' zenaida'])
  expect((await list({ search: 'zenaida' })).items.map(({ number }) => number)).toEqual([order.number])
  const onOrders = `select indexname from pg_indexes where tablename = 'orders' and indexdef like '%gin%'`
  expect(await rows(onOrders)).toEqual([])
})

describe('M1: the counts over the list', () => {
  const expected = async () => {
    const counted = await rows<{ status: string; count: number }>(
      'select status, count(*)::int as count from orders group by status',
    )
    const [late] = await rows<{ count: number }>(
      'select count(*)::int as count from orders where urgency = 0 and due_at < $1',
      [shop.clock.now()],
    )
    const none = { pending: 0, in_production: 0, completed: 0, expired: 0, cancelled: 0 }
    const byStatus = Object.fromEntries(counted.map(({ status, count }) => [status, count]))
    return { ...none, ...byStatus, late: late?.count }
  }
  const shown = async () => {
    orderCounts(shop.ctx).forget()
    return (await list({ limit: '1' })).counts
  }

  test('are counted once while others order, and again once staff change something', async () => {
    await shown()
    shop.takeQueries()
    const { order } = await placeOrder(shop.browser())
    const before = (await list({ limit: '1' })).counts
    expect(shop.takeQueries().filter((text) => text.includes('closed_order_counts'))).toEqual([])
    const [row] = await rows<{ version: number }>('select version from orders where id = $1', [order.id])
    const body = { version: row?.version, to: 'cancelled', reason: 'Asked by phone' }
    const { statusCode } = await staff.post(`/api/admin/orders/${order.id}/transitions`, body)
    expect(statusCode).toBe(200)
    expect((await list({ limit: '1' })).counts.cancelled).toBe(before.cancelled + 1)
  })

  test('are those of the table, before and after orders close, open again and go', async () => {
    expect(await shown()).toEqual(await expected())
    await shop.ctx.pool.query(`update orders set status = 'completed' where status = 'in_production'`)
    await shop.ctx.pool.query(
      `update orders set status = 'pending' where status = 'expired' and idempotency_key like 'many-9%'`,
    )
    await shop.ctx.pool.query(`update orders set status = 'expired' where idempotency_key = 'many-9'`)
    await shop.ctx.pool.query(
      `delete from orders where status = 'cancelled' and idempotency_key like 'many-1%'`,
    )
    expect(await shown()).toEqual(await expected())
    await foldClosedOrders(shop.db)
    expect(await rows('select id from closed_order_changes')).toEqual([])
    expect(await shown()).toEqual(await expected())
  })

  test('let two orders close at once without waiting for each other', async () => {
    const [first, second] = await rows<{ id: string }>(
      `select id from orders where status = 'pending' order by id limit 2`,
    )
    const close = `update orders set status = 'cancelled' where id = $1`
    const other = await shop.ctx.pool.connect()
    try {
      await other.query('begin')
      await other.query(close, [first?.id])
      // The pool's lock timeout would abort this one if it had to wait for the other's commit.
      await shop.ctx.pool.query(close, [second?.id])
      await other.query('commit')
    } finally {
      other.release()
    }
    expect(await shown()).toEqual(await expected())
  })
})
