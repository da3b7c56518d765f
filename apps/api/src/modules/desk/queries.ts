import type { FilmDecision, FilmProblem } from '@recadinho/contracts/films'
import { sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Db, Tx } from '../../db/client.ts'
import { filmKinds, hasUnfinished } from '../speech/film-event.ts'

/** K1: orders in production whose newest usable video is a draft, the due ones first. There are never many, and an index lists them. */
const onDesk = (db: Db) =>
  db
    .selectFrom('orders as o')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('videos')
          .select(['id', 'state', 'created_at'])
          .whereRef('order_id', '=', 'o.id')
          .where('state', 'in', ['draft', 'ready'])
          .where('revoked_at', 'is', null)
          .orderBy('id', 'desc')
          .limit(1)
          .as('v'),
      (join) => join.onTrue(),
    )
    .where('o.status', '=', 'in_production')
    .where('o.payment_status', '<>', 'refunded')
    .where('o.details_erased_at', 'is', null)
    .where('v.state', '=', 'draft')
    .orderBy('o.urgency')
    .orderBy('o.urgency_order')
    .orderBy('o.id')

/** The orders on the desk, for the rule. */
export const listDrafted = (db: Db) => onDesk(db).select('o.id').execute()

export const listDesk = (db: Db, limit: number) =>
  onDesk(db)
    .leftJoin('films as f', 'f.id', 'v.id')
    .select([
      'o.id',
      'o.number',
      'o.version',
      'o.due_at',
      'o.on_hold_since',
      'o.child_name',
      'o.other_children',
    ])
    .select([
      'o.child_age',
      'o.occasion',
      'o.locale',
      'o.characters',
      'v.id as video_id',
      'v.created_at as made_at',
      'f.rule_stops',
    ])
    .select((eb) => [
      sql<FilmProblem[]>`coalesce(f.problems, '{}')`.as('problems'),
      hasUnfinished(sql.ref('o.id'), filmKinds).as('making'),
      jsonObjectFrom(
        eb
          .selectFrom('order_claims')
          .innerJoin('staff', 'staff.id', 'order_claims.staff_id')
          .select(['staff.id', 'staff.name', sql<string>`order_claims.expires_at`.as('until')])
          .whereRef('order_claims.order_id', '=', 'o.id'),
      ).as('claim'),
      sql<number>`(count(*) over ())::int`.as('total'),
    ])
    .limit(limit)
    .execute()

export type DeskOrder = Awaited<ReturnType<typeof listDesk>>[number]

/** How a film was approved. */
export interface Decision {
  by: FilmDecision
  /** From opening the order; null if nobody did. */
  seconds: number | null
  played: number | null
}

export const setDecision = (tx: Tx, videoId: string, now: Date, { by, seconds, played }: Decision) =>
  tx
    .updateTable('films')
    .set({ decided_at: now, decided_by: by, decision_seconds: seconds, played, rule_stops: null })
    .where('id', '=', videoId)
    .execute()

/** K6: whether a film may be approved together with others: the owner allows it, and its checks have passed. */
export const mayBeInBulk = async (tx: Tx, videoId: string): Promise<boolean> =>
  (await tx
    .selectFrom('films')
    .innerJoin('settings', (join) => join.on('approve_in_bulk', '=', true))
    .select('films.id')
    .where('films.id', '=', videoId)
    .where(sql<boolean>`problems = '{}'`)
    .executeTakeFirst()) !== undefined

/** The order's newest ready video, if the shop made it, with its delivery. */
export const findApproved = (tx: Tx, orderId: string) =>
  tx
    .selectFrom('videos as v')
    .innerJoin('films as f', 'f.id', 'v.id')
    .innerJoin('deliveries as d', 'd.video_id', 'v.id')
    .select(['v.id', 'd.id as delivery_id'])
    .where('v.order_id', '=', orderId)
    .where('v.state', '=', 'ready')
    .where('v.revoked_at', 'is', null)
    .orderBy('v.id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** The video is a draft again, and nothing is left of its unsent messages. */
export async function takeBack(tx: Tx, { id, delivery_id }: { id: string; delivery_id: string }, now: Date) {
  await tx.deleteFrom('delivery_attempts').where('delivery_id', '=', delivery_id).execute()
  await tx.updateTable('videos').set({ state: 'draft', released_at: null }).where('id', '=', id).execute()
  await tx
    .updateTable('films')
    .set({ decided_at: null, decided_by: null, decision_seconds: null, played: null, called_back_at: now })
    .where('id', '=', id)
    .execute()
}
