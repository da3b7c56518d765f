import type { Kysely, Transaction } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { Logger } from '../../logger.ts'
import type { Database } from '../schema/index.ts'
import { transact } from '../transaction.ts'
import { seedCharacters } from './characters.ts'
import { seedCountries, seedRates } from './countries.ts'
import { seedPackages } from './packages.ts'
import { seedPromoCodes } from './promo-codes.ts'
import { seedSettings } from './settings.ts'

/** Each set is inserted once. Later changes and deletions by staff are kept. */
type Sets = Record<string, (tx: Transaction<Database>, now: Date) => Promise<unknown>>
const sets: Sets = {
  settings: seedSettings,
  countries: seedCountries,
  rates: seedRates,
  packages: seedPackages,
  'promo-codes': seedPromoCodes,
  characters: seedCharacters,
}

export interface SeedOptions {
  clock: Clock
  logger: Logger
  /** A stand-in's page for payment links; without one the shop starts without links. */
  sandboxLinksUrl?: string | undefined
  /** Origin of the test landing page. */
  sandboxLandingUrl?: string | undefined
}

export async function seed(
  db: Kysely<Database>,
  { clock, logger, sandboxLinksUrl, sandboxLandingUrl }: SeedOptions,
): Promise<void> {
  const done = await db.selectFrom('seeds').select('name').execute()
  const wanted: Sets = {
    ...sets,
    ...(sandboxLinksUrl && { 'sandbox-payment-links': (tx) => seedPaymentLinks(tx, sandboxLinksUrl) }),
    ...(sandboxLandingUrl && {
      'sandbox-landing-site': (tx, now) => seedLandingSite(tx, sandboxLandingUrl, now),
    }),
  }
  const missing = Object.entries(wanted).filter(([name]) => !done.some((row) => row.name === name))
  for (const [name, put] of missing)
    await transact(db, async (tx) => {
      // Another process may have been first: the row decides.
      const claimed = await tx
        .insertInto('seeds')
        .values({ name })
        .onConflict((c) => c.doNothing())
        .returning('name')
        .executeTakeFirst()
      if (!claimed) return
      await put(tx, clock.now())
      logger.info({ seed: name }, 'seeded')
    })
}

/** The site of the test landing page, with the key that its script tag has. */
const seedLandingSite = (tx: Transaction<Database>, origin: string, now: Date): Promise<unknown> =>
  tx
    .insertInto('landing_sites')
    .values({ key: 'example', name: 'Test landing page', origins: [origin], created_at: now })
    .execute()

/** A link to a stand-in's page for each package and currency with an explicit price; PIX for BRL only. */
async function seedPaymentLinks(tx: Transaction<Database>, pageUrl: string): Promise<void> {
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
