import { closeContext, createContext, purge, readConfig } from '@recadinho/api/purge'
import { generateOrders } from './generate-orders.ts'
import { ms, print, type Figure } from './print.ts'
import { startShop, type Shop } from './shop.ts'

/** The orders whose details are to be erased; whole days make it somewhat more. */
const due = 10_000

/** Measures the nightly purge: it erases the details of the oldest orders, out of this many. */
export async function benchPurge(orders: number) {
  const shop = await startShop()
  try {
    await generateOrders(shop.postgres.url, orders)
    await keepAllBut(shop, due)
    await shop.query('create extension if not exists pg_stat_statements')
    await shop.query('select pg_stat_statements_reset()')
    const seconds = await purgeOnce(shop)
    print(`The nightly purge at ${orders.toLocaleString('en')} orders`, await figures(shop, seconds))
  } finally {
    await shop.stop()
  }
}

/** Sets the retention time of orders' details to whole days, so that at least `count` orders are past it. */
async function keepAllBut({ query }: Shop, count: number): Promise<void> {
  await query(
    `update settings set keep_order_details_days = (
      select floor(extract(epoch from now() - ended) / 86400) from (
        select coalesce(completed_at, expires_at, created_at) as ended from orders
        where status in ('completed', 'expired', 'cancelled') order by 1 offset $1 limit 1
      ) as oldest
    )`,
    [count],
  )
}

/** As the job runs it, in this process. */
async function purgeOnce({ environment }: Shop): Promise<number> {
  const ctx = createContext(readConfig(environment))
  try {
    const started = performance.now()
    await purge(ctx, new AbortController().signal)
    return (performance.now() - started) / 1000
  } finally {
    await closeContext(ctx)
  }
}

async function figures({ query }: Shop, seconds: number): Promise<Figure[]> {
  const [erased] = await query<{ orders: string; finished: boolean }>(
    `select count(*) as orders, (select finished_at is not null from purges where name = 'order_details') as finished
     from orders where details_erased_at is not null`,
  )
  const slowest = await query<{ text: string; calls: string; longest: number }>(
    `select regexp_replace(left(query, 90), '\\s+', ' ', 'g') as text, calls, max_exec_time as longest
     from pg_stat_statements where dbid = (select oid from pg_database where datname = current_database())
       and query !~* 'pg_stat_statements|finished_at is not null'
     order by max_exec_time desc limit 8`,
  )
  const [batches] = await query<{ calls: string }>(
    `select coalesce(sum(calls), 0) as calls from pg_stat_statements where query ilike '%skip locked%' and query ilike '%from "orders"%'`,
  )
  return [
    {
      what: 'orders erased',
      value: Number(erased?.orders).toLocaleString('en'),
      against: `in ${seconds.toFixed(1)} s${erased?.finished ? '' : ', not finished'}`,
    },
    { what: 'batches', value: String(batches?.calls) },
    ...slowest.map(({ text, calls, longest }, rank) => ({
      what: rank === 0 ? 'slowest statement' : `slowest ${rank + 1}`,
      value: ms(longest),
      against: `${rank === 0 ? 'at most 1000 ms; ' : ''}${calls} calls: ${text}`,
    })),
  ]
}
