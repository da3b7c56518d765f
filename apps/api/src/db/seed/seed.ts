import type { Kysely, Transaction } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { Logger } from '../../logger.ts'
import type { Database } from '../schema/index.ts'
import { seedCharacters } from './characters.ts'
import { seedCountries, seedRates } from './countries.ts'
import { seedPackages } from './packages.ts'
import { seedPromoCodes } from './promo-codes.ts'
import { seedSettings } from './settings.ts'

/** Each set is put in once. What staff change or remove afterwards stays as they left it. */
const sets: Record<string, (tx: Transaction<Database>, now: Date) => Promise<unknown>> = {
  settings: seedSettings,
  countries: seedCountries,
  rates: seedRates,
  packages: seedPackages,
  'promo-codes': seedPromoCodes,
  characters: seedCharacters,
}

export async function seed(
  db: Kysely<Database>,
  { clock, logger }: { clock: Clock; logger: Logger },
): Promise<void> {
  const done = await db.selectFrom('seeds').select('name').execute()
  const missing = Object.entries(sets).filter(([name]) => !done.some((row) => row.name === name))
  for (const [name, put] of missing)
    await db.transaction().execute(async (tx) => {
      // Another process may have been quicker: the row decides.
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
