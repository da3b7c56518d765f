import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '../../db/client.ts'
import { orderedPicture } from '../../db/picture.ts'

/** What emails say about an order; nothing about the child, because mailboxes are shared and searched. */
export const findEmailFacts = (db: Db, orderId: string) =>
  db
    .selectFrom('orders')
    .select(['id', 'number', 'locale', 'currency', 'total', 'due_at', 'package_title'])
    .select(['guardian_name', 'guardian_email', 'link_generation', 'link_token_hash'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('order_characters')
          .whereRef('order_id', '=', 'orders.id')
          .select(['name'])
          .select(orderedPicture)
          .orderBy('position'),
      ).as('characters'),
    )
    .where('id', '=', orderId)
    .executeTakeFirst()

export type EmailFacts = NonNullable<Awaited<ReturnType<typeof findEmailFacts>>>
