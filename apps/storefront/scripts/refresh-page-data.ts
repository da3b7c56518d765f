import { writeFile } from 'node:fs/promises'
import { createClient } from '@recadinho/contracts/client'
import { locales } from '@recadinho/i18n/locales'
import type { PageData } from '../src/lib/pages/page-data.ts'

/**
 * Writes the committed data of the pages from a running API: `pnpm --filter @recadinho/storefront gen
 * http://localhost:3002`. Omits offers, payment options, pixels and reviews, which must come from a live shop.
 */
const [api = 'http://localhost:3002'] = process.argv.slice(2)
const client = createClient({ baseUrl: api })

for (const locale of locales) {
  const catalog = await client.call('getCatalog', { query: { locale } })
  const data: PageData = {
    catalog: { ...catalog, offers: [], paymentOptions: [], pixels: [], reviewsCount: 0 },
    status: { maintenance: false },
    settings: await client.call('getSettings', {}),
    reviews: { items: [] },
  }
  const file = new URL(`../src/generated/page-data.${locale}.json`, import.meta.url)
  await writeFile(file, `${JSON.stringify(data, null, 2)}\n`)
  const { characters, packages, currency } = catalog
  console.log(`${locale}: ${characters.length} characters, ${packages.length} packages in ${currency}`)
}
