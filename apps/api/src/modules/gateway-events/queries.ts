import type { Db, Tx } from '../../db/client.ts'

const eventColumns = [
  'id',
  'gateway',
  'event_id',
  'type',
  'gateway_ref',
  'received_at',
  'outcome',
  'tries',
  'last_error',
] as const

/** Events that could not be processed, oldest first. */
export const listDead = (db: Db, { after = '0', limit }: { after?: string | undefined; limit: number }) =>
  db
    .selectFrom('webhook_events')
    .select(eventColumns)
    .where('outcome', '=', 'dead')
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()

export async function countDead(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('webhook_events')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('outcome', '=', 'dead')
    .executeTakeFirstOrThrow()
  return Number(count)
}

export type EventRow = Awaited<ReturnType<typeof listDead>>[number]

/** The events about an order's payments, newest first. */
export const listEventsOf = (
  db: Db,
  orderId: string,
  { before, limit }: { before?: string | undefined; limit: number },
) =>
  db
    .selectFrom('webhook_events')
    .select(eventColumns)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('payments')
          .select('payments.id')
          .where('payments.order_id', '=', orderId)
          .whereRef('payments.gateway', '=', 'webhook_events.gateway')
          .whereRef('payments.gateway_ref', '=', 'webhook_events.gateway_ref'),
      ),
    )
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

export const findEvent = (db: Db | Tx, id: string) =>
  db
    .selectFrom('webhook_events')
    .select([...eventColumns, 'raw', 'about'])
    .where('id', '=', id)
    .executeTakeFirst()

/** Makes an event due again; `undefined` if it has been processed. */
export const reviveEvent = (tx: Tx, id: string, now: Date) =>
  tx
    .updateTable('webhook_events')
    .set({ outcome: null, tries: 0, retry_at: new Date(now.getTime() + 5000) })
    .where('id', '=', id)
    .where('processed_at', 'is', null)
    .where('gateway_ref', 'is not', null)
    .returning(['id', 'gateway', 'event_id', 'gateway_ref', 'about', 'tries'])
    .executeTakeFirst()
