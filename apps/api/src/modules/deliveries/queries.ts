import type { Selectable, Updateable } from 'kysely'
import type { Db, Tx } from '../../db/client.ts'
import type { DeliveriesTable, DeliveryAttemptsTable } from '../../db/schema/delivery.ts'

/** What a delivery needs of its order and the order's newest video. */
export const findFacts = (db: Db | Tx, orderId: string) =>
  db
    .selectFrom('orders as o')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('videos')
          .select(['id', 'expires_at', 'revoked_at', 'released_at'])
          .whereRef('order_id', '=', 'o.id')
          .where('state', '=', 'ready')
          .orderBy('id', 'desc')
          .limit(1)
          .as('v'),
      (join) => join.onTrue(),
    )
    .leftJoin('deliveries as d', 'd.video_id', 'v.id')
    .select(['o.id', 'o.number', 'o.version', 'o.status', 'o.stage', 'o.on_hold_since', 'o.due_at'])
    .select([
      'o.locale',
      'o.country',
      'o.time_zone',
      'o.whatsapp_number',
      'o.guardian_email',
      'o.guardian_name',
      'o.child_name',
      'o.other_children',
    ])
    .select(['o.link_generation', 'o.link_token_hash', 'o.details_version', 'o.details_erased_at'])
    .select(['v.id as video_id', 'v.expires_at', 'v.revoked_at', 'v.released_at', 'd.id as delivery_id'])
    .where('o.id', '=', orderId)
    .executeTakeFirst()

export type Facts = NonNullable<Awaited<ReturnType<typeof findFacts>>>

const deliveryColumns = [
  'id',
  'order_id',
  'video_id',
  'state',
  'channels',
  'deliver_at',
  'time_zone',
  'due_at',
  'delivered_at',
] as const
export type DeliveryRow = Pick<Selectable<DeliveriesTable>, (typeof deliveryColumns)[number]>

export const findDelivery = (db: Db | Tx, id: string): Promise<DeliveryRow | undefined> =>
  db.selectFrom('deliveries').select(deliveryColumns).where('id', '=', id).executeTakeFirst()

/** Locks a delivery: changes of it and of its attempts are serialized. */
export const lockDelivery = (tx: Tx, id: string): Promise<DeliveryRow | undefined> =>
  tx.selectFrom('deliveries').select(deliveryColumns).where('id', '=', id).forUpdate().executeTakeFirst()

const attemptColumns = [
  'id',
  'delivery_id',
  'channel',
  'state',
  'fallback',
  'message_id',
  'error',
  'created_at',
  'sent_at',
  'delivered_at',
  'read_at',
  'failed_at',
  'superseded_at',
] as const
export type AttemptRow = Pick<Selectable<DeliveryAttemptsTable>, (typeof attemptColumns)[number]>

/** Oldest first. */
export const listAttempts = (db: Db | Tx, deliveryId: string): Promise<AttemptRow[]> =>
  db
    .selectFrom('delivery_attempts')
    .select(attemptColumns)
    .where('delivery_id', '=', deliveryId)
    .orderBy('id')
    .execute()

export const findAttempt = (db: Db | Tx, id: string): Promise<AttemptRow | undefined> =>
  db.selectFrom('delivery_attempts').select(attemptColumns).where('id', '=', id).executeTakeFirst()

/** What a message needs of its order at the time of sending. */
export const findSending = (db: Db, attemptId: string) =>
  db
    .selectFrom('delivery_attempts as a')
    .innerJoin('deliveries as d', 'd.id', 'a.delivery_id')
    .innerJoin('orders as o', 'o.id', 'd.order_id')
    .innerJoin('videos as v', 'v.id', 'd.video_id')
    .select(['a.state', 'o.id', 'o.number', 'o.status', 'o.locale', 'o.whatsapp_number', 'o.guardian_email'])
    .select(['o.child_name', 'o.other_children', 'o.link_generation', 'o.link_token_hash'])
    .select(['v.revoked_at', 'v.expires_at'])
    .where('a.id', '=', attemptId)
    .executeTakeFirst()

export const saveDelivery = (
  tx: Tx,
  row: Omit<DeliveryRow, 'id' | 'delivered_at'> & { next_poll_at: Date | null; now: Date },
): Promise<DeliveryRow> => {
  const { now, ...columns } = row
  return tx
    .insertInto('deliveries')
    .values({ ...columns, created_at: now })
    .onConflict((conflict) => conflict.column('video_id').doUpdateSet(columns))
    .returning(deliveryColumns)
    .executeTakeFirstOrThrow()
}

export const updateDelivery = (tx: Tx, id: string, set: Updateable<DeliveriesTable>) =>
  tx.updateTable('deliveries').set(set).where('id', '=', id).execute()

/** Cancels unfinished deliveries of the order's earlier videos. */
export const endEarlier = (tx: Tx, orderId: string, videoId: string) =>
  tx
    .updateTable('deliveries')
    .set({ state: 'cancelled', next_poll_at: null })
    .where('order_id', '=', orderId)
    .where('video_id', '<>', videoId)
    .where('state', 'in', ['scheduled', 'to_send', 'waiting', 'not_reached'])
    .execute()

export const releaseVideo = (tx: Tx, videoId: string, now: Date) =>
  tx
    .updateTable('videos')
    .set({ released_at: now })
    .where('id', '=', videoId)
    .where('released_at', 'is', null)
    .execute()

export const insertAttempt = (
  tx: Tx,
  row: Pick<DeliveryAttemptsTable, 'delivery_id' | 'channel' | 'fallback' | 'created_at'>,
): Promise<{ id: string }> =>
  tx
    .insertInto('delivery_attempts')
    .values({ ...row, state: 'queued' })
    .returning('id')
    .executeTakeFirstOrThrow()

export const updateAttempt = (tx: Tx, id: string, set: Updateable<DeliveryAttemptsTable>) =>
  tx.updateTable('delivery_attempts').set(set).where('id', '=', id).execute()

/** Messages to a wrong number prove nothing; unsent ones go to the new number. */
export const supersedeChats = (tx: Tx, orderId: string, now: Date) =>
  tx
    .updateTable('delivery_attempts as a')
    .from('deliveries as d')
    .set({ superseded_at: now })
    .whereRef('d.id', '=', 'a.delivery_id')
    .where('d.order_id', '=', orderId)
    .where('a.channel', '<>', 'email')
    .where('a.state', '<>', 'queued')
    .where('a.superseded_at', 'is', null)
    .execute()
