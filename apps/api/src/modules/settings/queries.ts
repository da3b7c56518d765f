import type { AdminSettings } from '@recadinho/contracts/settings'
import type { Selectable } from 'kysely'
import type { Db, Tx } from '../../db/client.ts'
import type { SettingsTable } from '../../db/schema/settings.ts'

export type SettingsRow = Selectable<SettingsTable>

/** The shop's only row of settings. */
export const findSettings = (db: Db): Promise<SettingsRow> =>
  db.selectFrom('settings').selectAll().executeTakeFirstOrThrow()

/** The row as it is now, held until the transaction ends. */
export const lockSettings = (tx: Tx): Promise<SettingsRow> =>
  tx.selectFrom('settings').selectAll().forUpdate().executeTakeFirstOrThrow()

export const updateSettings = (tx: Tx, settings: AdminSettings): Promise<SettingsRow> =>
  tx
    .updateTable('settings')
    .set({
      seasonal_banner: settings.seasonalBanner,
      maintenance: settings.maintenance,
      time_zone: settings.timeZone,
      opening_hours: JSON.stringify(settings.openingHours),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
