import type { Transaction } from 'kysely'
import type { Database } from '../schema/index.ts'

/** The site of the test landing page, with the key that its script tag has. */
export const seedLandingSite = (tx: Transaction<Database>, origin: string, now: Date): Promise<unknown> =>
  tx
    .insertInto('landing_sites')
    .values({ key: 'example', name: 'Test landing page', origins: [origin], created_at: now })
    .execute()
