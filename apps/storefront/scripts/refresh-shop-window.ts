import { writeFile } from 'node:fs/promises'
import type { Catalog } from '@recadinho/contracts/catalog'
import { createClient } from '@recadinho/contracts/client'
import { locales } from '@recadinho/i18n/locales'
import type { ShopWindow } from '../src/lib/shop-window.ts'

/**
 * Takes the snapshot of the catalog that pages are prerendered with from a running API:
 * `pnpm --filter @recadinho/storefront gen http://localhost:3002`.
 */
const [api = 'http://localhost:3002'] = process.argv.slice(2)
const client = createClient({ baseUrl: api })

for (const locale of locales) {
  const catalog: Catalog = await client.call('getCatalog', { query: { locale } })
  const { siteTitle, currency, packages, characters, countries, openingHours, timeZone } = catalog
  const shopWindow: ShopWindow = {
    siteTitle,
    currency,
    packages,
    characters,
    countries,
    openingHours,
    timeZone,
  }
  const file = new URL(`../src/generated/shop-window.${locale}.json`, import.meta.url)
  await writeFile(file, `${JSON.stringify(shopWindow, null, 2)}\n`)
  console.log(`${locale}: ${characters.length} characters, ${packages.length} packages in ${currency}`)
}
