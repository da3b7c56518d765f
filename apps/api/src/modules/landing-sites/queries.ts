import type { CreateLandingSiteBody } from '@recadinho/contracts/landing-sites'
import type { Selectable } from 'kysely'
import type { Db, Tx } from '../../db/client.ts'
import type { LandingSitesTable } from '../../db/schema/catalog.ts'

const columns = ['key', 'name', 'origins', 'active', 'created_at'] as const

export type LandingSiteRow = Selectable<LandingSitesTable>

/** Sorted by name. */
export const listSites = (db: Db): Promise<LandingSiteRow[]> =>
  db.selectFrom('landing_sites').select(columns).orderBy('name').orderBy('key').execute()

export const findSite = (db: Db, key: string): Promise<LandingSiteRow | undefined> =>
  db.selectFrom('landing_sites').select(columns).where('key', '=', key).executeTakeFirst()

export const lockSite = (tx: Tx, key: string): Promise<LandingSiteRow | undefined> =>
  tx.selectFrom('landing_sites').select(columns).where('key', '=', key).forUpdate().executeTakeFirst()

/** Returns `undefined` if the key is taken. */
export const insertSite = (
  tx: Tx,
  site: CreateLandingSiteBody & { created_at: Date },
): Promise<LandingSiteRow | undefined> =>
  tx
    .insertInto('landing_sites')
    .values(site)
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .executeTakeFirst()

export const updateSite = (
  tx: Tx,
  key: string,
  { name, origins, active }: Omit<CreateLandingSiteBody, 'key'>,
): Promise<LandingSiteRow> =>
  tx
    .updateTable('landing_sites')
    .set({ name, origins, active })
    .where('key', '=', key)
    .returning(columns)
    .executeTakeFirstOrThrow()
