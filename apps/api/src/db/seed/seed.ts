import type { Kysely, Transaction } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { Logger } from '../../logger.ts'
import type { Database } from '../schema/index.ts'
import { seedCharacters } from './characters.ts'
import { seedCountries, seedRates } from './countries.ts'
import { seedPackages } from './packages.ts'
import { seedPaymentLinks } from './payment-links.ts'
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
}

export async function seed(
  db: Kysely<Database>,
  { clock, logger, sandboxLinksUrl }: SeedOptions,
): Promise<void> {
  const done = await db.selectFrom('seeds').select('name').execute()
  const wanted: Sets = sandboxLinksUrl
    ? { ...sets, 'sandbox-payment-links': (tx) => seedPaymentLinks(tx, sandboxLinksUrl) }
    : sets
  const missing = Object.entries(wanted).filter(([name]) => !done.some((row) => row.name === name))
  for (const [name, put] of missing)
    await db.transaction().execute(async (tx) => {
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
