import { generateOrders } from './generate-orders.ts'
import { quantile } from './load.ts'
import { paintedRows } from './painted-rows.ts'
import { ms, print, type Figure } from './print.ts'
import { probe } from './probe.ts'
import { startShop, type Shop } from './shop.ts'
import { signIn } from './staff.ts'

const calls = 200
const limit = 'at most 20 ms'

/**
 * Measures the admin's order list, each of its filters and its search with this many orders, some of them claimed, and
 * how soon a browser paints the rows.
 */
export async function benchOrdersList(orders: number) {
  const shop = await startShop()
  try {
    await generateOrders(shop.postgres.url, orders)
    await spread(shop)
    const cookie = await signIn(shop)
    const at = `at ${orders.toLocaleString('en')} orders`
    print(`The list of orders ${at}, one caller, p95`, await apiCalls(shop, cookie))
    print(
      `The list of orders ${at} in a browser, p95 until the row is painted`,
      await paintedRows(shop, cookie),
    )
  } finally {
    await shop.stop()
  }
}

/**
 * Varies what the generator leaves equal: countries, rare gateways and payments, and a claim on every second open
 * order.
 */
async function spread({ query }: Shop): Promise<void> {
  await query(`update orders set
      country = case when hashtext(number) % 1000 = 0 then 'JP' else 'PT' end,
      payment_gateway = case when hashtext(number) % 1000 = 0 then 'pix_key' else payment_gateway end,
      payment_status = case when hashtext(number) % 2000 = 0 then 'disputed' else payment_status end
    where hashtext(number) % 20 = 0`)
  await query(`insert into order_claims (order_id, staff_id, claimed_at, expires_at)
    select orders.id, staff.id, now(), now() + case when hashtext(number) % 4 = 0 then interval '2 hours' else interval '1 hour' end
    from orders, staff where status in ('pending', 'in_production') and hashtext(number) % 2 = 0`)
  await query('vacuum analyze orders, order_claims')
}

async function apiCalls(shop: Shop, cookie: string): Promise<Figure[]> {
  const list = `${shop.api}/api/admin/orders`
  const sample = await shop.query<{ number: string; phone: string; guardian: string; child: string }>(
    `select number, whatsapp_number as phone, guardian_name as guardian, child_name as child from orders
     order by hashtext(number) limit ${calls}`,
  )
  const repeated = (url: string) => Array.from({ length: calls }, () => url)
  const filtered = (query: string) => repeated(`${list}?limit=50&${query}`)
  const searched = (of: (row: (typeof sample)[number]) => string) =>
    sample.map((row) => `${list}?limit=50&${new URLSearchParams({ search: of(row) }).toString()}`)
  const filters = [
    'status=in_production',
    'status=completed',
    'stage=review',
    'late=true',
    'due=4',
    'due=24',
    'hold=true',
    'claim=mine',
    'claim=none',
    'claim=none&hold=false',
    'payment=failed',
    'payment=disputed',
    'gateway=stripe',
    'gateway=pix_key',
    'gateway=manual',
    'country=BR',
    'country=JP',
    'country=PT&gateway=stripe&payment=partially_refunded',
    'status=expired&country=JP&search=ana',
    ...[1, 30].map((days) => `placedSince=${daysAgo(days)}`),
    `paidSince=${daysAgo(7)}`,
  ]
  const work: [what: string, urls: string[]][] = [
    ['the list', repeated(`${list}?limit=50`)],
    ...filters.map((query): [string, string[]] => [query, filtered(query)]),
    ['search by number', searched(({ number }) => number)],
    ['search by phone', searched(({ phone }) => phone)],
    ['search by full name', searched(({ guardian }) => guardian)],
    ['search by child’s name', searched(({ child }) => child)],
    ['the dashboard’s work', repeated(`${shop.api}/api/admin/figures/work`)],
    ['the dashboard’s sales, 30 days', repeated(`${shop.api}/api/admin/figures/sales?days=30`).slice(0, 20)],
    [
      'the dashboard’s revenue, 30 days',
      repeated(`${shop.api}/api/admin/figures/revenue?days=30`).slice(0, 20),
    ],
    ['the dashboard’s health', repeated(`${shop.api}/api/admin/health`)],
  ]
  const figures: Figure[] = []
  for (const [what, urls] of work) {
    const headers = { cookie }
    await probe({ urls: urls.slice(0, 10), headers })
    const took = await probe({ urls, headers })
    const against = what.startsWith('the dashboard') ? '' : `${limit}; `
    figures.push({
      what,
      value: ms(quantile(took, 0.95)),
      against: `${against}p50 ${ms(quantile(took, 0.5))}`,
    })
  }
  return figures
}

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000).toISOString()
