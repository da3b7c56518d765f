import type { ShopControls } from '@recadinho/local-gateway'
import pg from 'pg'
import type { ServerProcess } from './server-process.ts'

/** The rehearsal page's controls of this shop; `api` returns undefined until the API has started. */
export function shopControls(databaseUrl: string, api: () => ServerProcess | undefined): ShopControls {
  return {
    api: () => api()?.standing() ?? { up: false, ends: 0 },
    async killApi() {
      const running = api()
      if (!running) throw new Error('The API has not started yet.')
      await running.kill()
    },
    raisePrice: (orderNumber, by) =>
      withDatabase(databaseUrl, async (client) => {
        const { rows } = await client.query<PriceRow>(raise, [orderNumber, by])
        const [row] = rows
        if (!row) throw new Error(`No order ${orderNumber} is waiting for payment.`)
        return { packageId: row.package_id, currency: row.currency, amount: row.amount }
      }),
    setPrice: ({ packageId, currency, amount }) =>
      withDatabase(databaseUrl, async (client) => {
        await client.query(setBack, [packageId, currency, amount])
      }),
  }
}

interface PriceRow {
  package_id: string
  currency: string
  amount: number
}

/** Expires the order, so that the next poll lapses it, and raises the price of its package. Both or neither. */
const raise = `
  with lapsing as (
    update orders set expires_at = now() where number = $1 and status in ('pending', 'expired')
    returning package_id, currency
  )
  update package_prices as price set amount = price.amount + $2
  from lapsing where price.package_id = lapsing.package_id and price.currency = lapsing.currency
  returning price.package_id, price.currency, old.amount`

const setBack = 'update package_prices set amount = $3 where package_id = $1 and currency = $2'

async function withDatabase<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
