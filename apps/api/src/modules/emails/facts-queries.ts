import type { Db } from '../../db/client.ts'

/** What emails say about an order. Of the child only the first name is used, once the order is paid: `names.ts`. */
export const findEmailFacts = (db: Db, orderId: string) =>
  db
    .selectFrom('orders')
    .select(['id', 'number', 'locale', 'currency', 'total', 'due_at', 'package_title'])
    .select(['country', 'time_zone', 'child_name', 'other_children', 'guardian_name', 'guardian_email'])
    .select(['link_generation', 'link_token_hash'])
    .select('characters')
    .where('id', '=', orderId)
    .executeTakeFirst()

export type EmailFacts = NonNullable<Awaited<ReturnType<typeof findEmailFacts>>>
