import type { LocalizedText } from '@recadinho/contracts/common'
import type { ScriptRequest } from '@recadinho/stage/script'
import type { Db } from '../../db/client.ts'
import { detailColumns, scriptInput } from '../orders/detail-columns.ts'
import { findFamilyScripts } from '../orders/family-scripts.ts'

/** What a draft is made of, and whether there may be one. */
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
  return { ...row, request: requestOf(row, used) }
}

const requestOf = (
  row: Parameters<typeof scriptInput>[0] & {
    characters: readonly { character_id: string; name: LocalizedText; greeting_style: string | null }[]
  },
  used: readonly string[],
): ScriptRequest => ({
  ...scriptInput(row),
  used,
  characters: row.characters.map(({ character_id: id, name, greeting_style }) => ({
    id,
    name,
    greetingStyle: greeting_style ?? 'warm',
  })),
})
