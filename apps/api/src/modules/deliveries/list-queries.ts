import { deliveryLists, type DeliveryList } from '@recadinho/contracts/filters'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Db } from '../../db/client.ts'

/** Page size of the delivery lists. */
export const pageSize = 50

/** Oldest first; one extra row tells whether there is a next page. */
export const listDeliveries = (db: Db, list: DeliveryList, after: string | undefined) =>
  db
    .selectFrom('deliveries as d')
    .innerJoin('orders as o', 'o.id', 'd.order_id')
    .select(['d.id', 'd.state', 'd.deliver_at', 'd.time_zone', 'o.id as order_id', 'o.number', 'o.status'])
    .select(['o.due_at', 'o.on_hold_since'])
    .select(['o.guardian_name', 'o.whatsapp_number', 'o.version', 'o.locale'])
    .select(['o.link_generation', 'o.link_token_hash'])
    .select((eb) =>
      jsonObjectFrom(
        eb
          .selectFrom('delivery_attempts as a')
          .select(['a.id', 'a.channel', 'a.state', 'a.fallback', 'a.error', 'a.superseded_at'])
          .select(({ fn }) =>
            fn.coalesce('a.read_at', 'a.delivered_at', 'a.failed_at', 'a.sent_at', 'a.created_at').as('at'),
          )
          .whereRef('a.delivery_id', '=', 'd.id')
          .where('a.fallback', '=', false)
          .orderBy('a.id', 'desc')
          .limit(1),
      ).as('attempt'),
    )
    .where('d.state', '=', list)
    .$if(after !== undefined, (query) => query.where('d.id', '>', after ?? ''))
    .orderBy('d.id')
    .limit(pageSize + 1)
    .execute()

export type ListedDelivery = Awaited<ReturnType<typeof listDeliveries>>[number]

export async function countDeliveries(db: Db): Promise<Record<DeliveryList, number>> {
  const rows = await db
    .selectFrom('deliveries')
    .select(({ fn }) => ['state', fn.countAll<string>().as('count')])
    .where('state', 'in', deliveryLists)
    .groupBy('state')
    .execute()
  const counted = Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)]))
  return { not_reached: 0, to_send: 0, waiting: 0, scheduled: 0, ...counted }
}
