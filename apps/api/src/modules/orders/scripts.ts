import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { sql } from 'kysely'
import type { ScriptLine } from '@recadinho/contracts/scripts'
import type { Db, Tx } from '../../db/client.ts'
import type { ScriptsTable } from '../../db/schema/scripts.ts'
import { textOf, type Speaking } from './script-document.ts'

export interface NewScript {
  orderId: string
  lines: readonly ScriptLine[]
  author: ScriptsTable['author']
  /** Set for a member of staff. */
  authorName?: string
  now: Date
}

/**
 * Inserts the next version of the script. Must follow `changeOrder` in the same transaction, so that no two versions
 * get the same number.
 */
export const insertScript = (
  tx: Tx,
  { orderId, lines, author, authorName, now }: NewScript,
  order: Pick<Speaking, 'locale' | 'characters'>,
) =>
  tx
    .insertInto('scripts')
    .columns(['order_id', 'version', 'lines', 'text', 'author', 'author_name', 'created_at'])
    .expression((eb) =>
      eb
        .selectFrom('scripts')
        .select([
          'order_id',
          sql<number>`max(version) + 1`.as('version'),
          sql<string>`${JSON.stringify(lines)}::jsonb`.as('lines'),
          sql<string>`${textOf(lines, order)}::text`.as('text'),
          sql<string>`${author}::text`.as('author'),
          sql<string | null>`${authorName ?? null}::text`.as('author_name'),
          sql<Date>`${now}::timestamptz`.as('created_at'),
        ])
        .where('order_id', '=', orderId)
        .groupBy('order_id'),
    )
    .execute()

/** Who speaks to whom in an order. */
export const findSpeaking = (db: Db | Tx, orderId: string): Promise<Speaking | undefined> =>
  db
    .selectFrom('orders')
    .select(['locale', 'child_name', 'name_hint', 'other_children'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('order_characters')
          .select(['character_id', 'name'])
          .whereRef('order_id', '=', 'orders.id')
          .orderBy('position'),
      ).as('characters'),
    )
    .where('id', '=', orderId)
    .executeTakeFirst()

/** The latest version of the script, as it is stored. */
export const findScript = (tx: Tx, orderId: string) =>
  tx
    .selectFrom('scripts')
    .select(['version', 'lines', 'text', 'author'])
    .where('order_id', '=', orderId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
