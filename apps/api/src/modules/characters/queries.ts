import type { CharacterCategory } from '@recadinho/contracts/catalog'
import type { CharacterPicture } from '@recadinho/contracts/pictures'
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { Db, Tx } from '../../db/client.ts'
import { characterPicture } from '../../db/picture.ts'
import type { CharactersTable } from '../../db/schema/catalog.ts'

const columns = [
  'id',
  'category',
  'name',
  'description',
  'greeting_style',
  'voice_pitch',
  'voice_rate',
  'rights_note',
  'active',
  'position',
] as const

export type CharacterRow = Pick<Selectable<CharactersTable>, (typeof columns)[number]> & {
  picture: CharacterPicture
}
export type ListedCharacterRow = CharacterRow & { open_orders: number }

/** All characters in the shop's order, each with its number of unfinished orders. */
export const listCharacters = (db: Db): Promise<ListedCharacterRow[]> =>
  db
    .with('used', (query) =>
      query
        .selectFrom((from) =>
          from
            .selectFrom('orders')
            .where('status', 'in', ['pending', 'in_production'])
            .select(sql<string>`jsonb_array_elements(characters) ->> 'character_id'`.as('character_id'))
            .as('c'),
        )
        .groupBy('c.character_id')
        .select(['c.character_id', sql<number>`count(*)::integer`.as('orders')]),
    )
    .selectFrom('characters')
    .leftJoin('used', 'used.character_id', 'characters.id')
    .select(columns)
    .select(characterPicture)
    .select(sql<number>`coalesce(used.orders, 0)`.as('open_orders'))
    .orderBy('position')
    .orderBy('id')
    .execute()

/** Serializes changes of characters, since they share one order; readers do not wait. */
export const lockCharacters = (tx: Tx) =>
  sql`lock table characters in share row exclusive mode`.execute(tx).then(() => listRows(tx))

const listRows = (tx: Tx): Promise<CharacterRow[]> =>
  tx
    .selectFrom('characters')
    .select(columns)
    .select(characterPicture)
    .orderBy('position')
    .orderBy('id')
    .execute()

export const insertRow = (tx: Tx, row: Insertable<CharactersTable>) =>
  tx.insertInto('characters').values(row).execute()

export const updateRow = (tx: Tx, id: string, change: Updateable<CharactersTable>) =>
  tx.updateTable('characters').set(change).where('id', '=', id).execute()

/** Sets the positions in one statement. */
export const setPositions = (tx: Tx, positions: readonly { id: string; position: number }[]) =>
  sql`
    update characters set position = wanted.position
    from jsonb_to_recordset(${JSON.stringify(positions)}::jsonb) as wanted (id text, position smallint)
    where characters.id = wanted.id and characters.position <> wanted.position`.execute(tx)

/** All clips that are not removed, newest first. */
export const listClips = (db: Db) =>
  db
    .selectFrom('character_clips as clips')
    .innerJoin('staff', 'staff.id', 'clips.uploaded_by')
    .select(['clips.id', 'clips.character_id', 'clips.locale', 'clips.state', 'clips.refusal', 'clips.words'])
    .select(['clips.bytes', 'clips.facts', 'clips.created_at', 'staff.name as uploaded_by'])
    .where('clips.removed_at', 'is', null)
    .orderBy('clips.id', 'desc')
    .execute()

export type ClipRow = Awaited<ReturnType<typeof listClips>>[number]

export const inCategory = (rows: readonly CharacterRow[], category: CharacterCategory) =>
  rows.filter((row) => row.category === category)
