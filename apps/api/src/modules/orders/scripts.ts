import { sql } from 'kysely'
import type { ScriptLine } from '@recadinho/contracts/scripts'
import type { Db, Tx } from '../../db/client.ts'
import type { ScriptsTable } from '../../db/schema/orders.ts'
import { textOf, type Speaking, type StoredScript } from './script-document.ts'

export interface NewScript {
  orderId: string
  lines: readonly ScriptLine[]
  author: ScriptsTable['author']
  /** Set for a member of staff. */
  authorName?: string
  now: Date
}

/** The newest version of an order's script. */
export const newestScript = sql<StoredScript>`coalesce(
  (select jsonb_build_object('lines', lines, 'text', text, 'author', author)
    from scripts where order_id = orders.id order by version desc limit 1), orders.script)`.as('script')

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
    .values({
      order_id: orderId,
      version: sql<number>`coalesce((select max(version) from scripts where order_id = ${orderId}), 1) + 1`,
      lines: JSON.stringify(lines),
      text: textOf(lines, order),
      author,
      author_name: authorName ?? null,
      created_at: now,
    })
    .execute()

/** Who speaks to whom in an order. */
export const findSpeaking = (db: Db | Tx, orderId: string): Promise<Speaking | undefined> =>
  db
    .selectFrom('orders')
    .select(['locale', 'child_name', 'name_hint', 'other_children', 'characters'])
    .where('id', '=', orderId)
    .executeTakeFirst()

/** The latest version of the script, as it is stored. */
export const findScript = (tx: Tx, orderId: string) =>
  tx
    .selectFrom('script_versions')
    .select(['version', 'lines', 'text', 'author'])
    .where('order_id', '=', orderId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
