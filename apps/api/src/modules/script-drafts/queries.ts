import type { Db, Tx } from '../../db/client.ts'
import { detailColumns } from '../orders/detail-columns.ts'
import { findFamilyScripts } from '../orders/family-scripts.ts'
import { scriptRequestOfOrder } from '../orders/script-document.ts'

/** The data for a draft, and whether one is allowed. */
export async function findDraftOrder(db: Db, id: string) {
  const row = await db
    .selectFrom('orders')
    .select(['id', 'status', 'stage', 'on_hold_since', 'details_erased_at', 'locale'])
    .select(detailColumns)
    .select('characters')
    .where('id', '=', id)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const { whatsapp_number: whatsappNumber, guardian_email: guardianEmail } = row
  const used = await findFamilyScripts(db, { whatsappNumber, guardianEmail, except: id })
  return { ...row, request: scriptRequestOfOrder(row, used) }
}

/** The stored answer to a request, with tokens instead of names. */
export async function findAnswer(db: Db | Tx, key: Buffer): Promise<string | undefined> {
  const row = await db.selectFrom('script_answers').select('answer').where('key', '=', key).executeTakeFirst()
  return row?.answer
}

/** Stores an answer and returns the stored one: the first of two simultaneous answers. */
export async function storeAnswer(db: Db, key: Buffer, answer: string): Promise<string> {
  await db
    .insertInto('script_answers')
    .values({ key, answer })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await findAnswer(db, key)) ?? answer
}
