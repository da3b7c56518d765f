import { sql } from 'kysely'
import type { Tx } from '../../db/client.ts'
import type { ScriptsTable } from '../../db/schema/scripts.ts'

export interface NewScript {
  orderId: string
  text: string
  author: ScriptsTable['author']
  /** Set for a member of staff. */
  authorName?: string
  now: Date
}

/**
 * Inserts the next version of the script. Must follow `changeOrder` in the same transaction, so that no two versions
 * get the same number.
 */
export const insertScript = (tx: Tx, { orderId, text, author, authorName, now }: NewScript) =>
  tx
    .insertInto('scripts')
    .columns(['order_id', 'version', 'text', 'author', 'author_name', 'created_at'])
    .expression((eb) =>
      eb
        .selectFrom('scripts')
        .select([
          'order_id',
          sql<number>`max(version) + 1`.as('version'),
          sql<string>`${text}::text`.as('text'),
          sql<string>`${author}::text`.as('author'),
          sql<string | null>`${authorName ?? null}::text`.as('author_name'),
          sql<Date>`${now}::timestamptz`.as('created_at'),
        ])
        .where('order_id', '=', orderId)
        .groupBy('order_id'),
    )
    .execute()

/** The latest version of the script. */
export const findScript = (tx: Tx, orderId: string) =>
  tx
    .selectFrom('scripts')
    .select(['version', 'text', 'author'])
    .where('order_id', '=', orderId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
