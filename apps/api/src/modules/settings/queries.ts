import type { Selectable } from 'kysely'
import type { Db } from '../../db/client.ts'
import type { SettingsTable } from '../../db/schema/settings.ts'

export type SettingsRow = Selectable<SettingsTable>

/** The shop's only row of settings. */
export const findSettings = (db: Db): Promise<SettingsRow> =>
  db.selectFrom('settings').selectAll().executeTakeFirstOrThrow()
