import type { Transaction } from 'kysely'
import type { Database } from '../schema/index.ts'

/** A link to a stand-in's page for each package and currency with an explicit price; PIX for BRL only. */
export async function seedPaymentLinks(tx: Transaction<Database>, pageUrl: string): Promise<void> {
  const prices = await tx.selectFrom('package_prices').select(['package_id', 'currency', 'amount']).execute()
  const links = prices.flatMap(({ package_id, currency, amount }) =>
    (currency === 'BRL' ? (['card', 'pix'] as const) : (['card'] as const)).map((method) => {
      const url = new URL(`${pageUrl}/${package_id}-${method}`)
      url.searchParams.set('amount', String(amount))
      url.searchParams.set('currency', currency)
      return { package_id, method, currency, amount, url: url.toString() }
    }),
  )
  if (links.length > 0) await tx.insertInto('package_payment_links').values(links).execute()
}
