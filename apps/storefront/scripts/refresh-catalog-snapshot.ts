import { writeFile } from 'node:fs/promises'
import type { Catalog } from '@recadinho/contracts/catalog'
import { createClient } from '@recadinho/contracts/client'
import { locales } from '@recadinho/i18n/locales'
import type { CatalogSnapshot } from '../src/lib/catalog-snapshot.ts'

/**
 * Writes the catalog snapshot for the prerendered pages from a running API: `pnpm --filter @recadinho/storefront gen
 * http://localhost:3002`.
 */
const [api = 'http://localhost:3002'] = process.argv.slice(2)
const client = createClient({ baseUrl: api })

for (const locale of locales) {
  const catalog: Catalog = await client.call('getCatalog', { query: { locale } })
  const { siteTitle, currency, packages, characters, countries, openingHours, timeZone } = catalog
  const snapshot: CatalogSnapshot = {
    siteTitle,
    currency,
    packages,
    characters,
    countries,
    openingHours,
    timeZone,
  }
  const file = new URL(`../src/generated/catalog-snapshot.${locale}.json`, import.meta.url)
  await writeFile(file, `${JSON.stringify(snapshot, null, 2)}\n`)
  console.log(`${locale}: ${characters.length} characters, ${packages.length} packages in ${currency}`)
}
