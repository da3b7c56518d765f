import type { ScriptRequest } from '@recadinho/stage/script'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '../../db/client.ts'
import { findFamilyScripts } from '../orders/family-scripts.ts'

/** What a draft is made of, and whether there may be one. */
export async function findDraftOrder(db: Db, id: string) {
  const row = await db
    .selectFrom('orders')
    .select([
      'id',
      'status',
      'stage',
      'on_hold_since',
      'details_erased_at',
      'use_ai_voice',
      'whatsapp_number',
      'guardian_email',
      'guardian_name',
    ])
    .select(['locale', 'child_name', 'name_hint', 'child_age', 'occasion', 'additional_notes'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('order_characters')
          .leftJoin('characters', 'characters.id', 'order_characters.character_id')
          .select(['order_characters.character_id', 'order_characters.name'])
          // As it greeted when it was ordered; older orders have it of today.
          .select((one) =>
            one.fn
              .coalesce('order_characters.greeting_style', 'characters.greeting_style')
              .as('greeting_style'),
          )
          .whereRef('order_id', '=', 'orders.id')
          .orderBy('order_characters.position'),
      ).as('characters'),
    )
    .where('id', '=', id)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const { whatsapp_number: whatsappNumber, guardian_email: guardianEmail } = row
  const used = await findFamilyScripts(db, { whatsappNumber, guardianEmail, except: id })
  return { ...row, request: requestOf(row, used) }
}

const requestOf = (
  row: {
    locale: ScriptRequest['locale']
    child_name: string
    child_age: number
    occasion: ScriptRequest['occasion']
    additional_notes: string
    unsaid: ScriptRequest['unsaid']
    use_ai_voice: boolean
    name_hint: string | null
    characters: readonly {
      character_id: string
      name: { en: string; pt: string }
      greeting_style: string | null
    }[]
  },
  used: readonly string[],
): ScriptRequest => ({
  used,
  locale: row.locale,
  childName: row.child_name,
  nameHint: row.name_hint,
  childAge: row.child_age,
  occasion: row.occasion,
  notes: row.additional_notes,
  unsaid: row.unsaid ?? [],
  useAIVoice: row.use_ai_voice,
  characters: row.characters.map(({ character_id: id, name, greeting_style }) => ({
    id,
    name,
    greetingStyle: greeting_style ?? 'warm',
  })),
})
