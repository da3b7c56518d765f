import type { Locale } from '@recadinho/contracts/common'
import type { TemplateId } from '@recadinho/contracts/message-texts'
import type { Db, Tx } from '../../../db/client.ts'
import type { Texts } from './defaults.ts'

/** Only changed messages have a row. */
export const listTemplates = (db: Db) =>
  db.selectFrom('message_templates').select(['id', 'locale', 'texts']).execute()

export const findTemplate = (db: Db | Tx, id: TemplateId, locale: Locale) =>
  db
    .selectFrom('message_templates')
    .select('texts')
    .where('id', '=', id)
    .where('locale', '=', locale)
    .executeTakeFirst()

/** The row, created if missing, and locked, so that concurrent changes are serialized. */
export const holdTemplate = (tx: Tx, id: TemplateId, locale: Locale) =>
  tx
    .insertInto('message_templates')
    .values({ id, locale, texts: JSON.stringify({}) })
    .onConflict((conflict) =>
      conflict.columns(['id', 'locale']).doUpdateSet((eb) => ({ id: eb.ref('excluded.id') })),
    )
    .returning('texts')
    .executeTakeFirstOrThrow()

export const saveTemplate = (tx: Tx, id: TemplateId, locale: Locale, texts: Texts) =>
  tx
    .updateTable('message_templates')
    .set({ texts: JSON.stringify(texts) })
    .where('id', '=', id)
    .where('locale', '=', locale)
    .execute()
