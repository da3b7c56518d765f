import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import { sql, type CompiledQuery } from 'kysely'
import type { VideoType } from '@recadinho/contracts/videos'
import type { Db, Tx } from '../../db/client.ts'
import { detailColumns, filmWaits, occasionDay, parentsMayRecord } from './detail-columns.ts'
import { newestScript } from './scripts.ts'

const rowColumns = [
  'id',
  'status',
  'payment_status',
  'stage',
  'on_hold_since',
  'total',
  'currency',
  'version',
  'promo_code',
  'promo_reserved',
  'expires_at',
  'delivery_hours',
  'promised_hours',
  'details_erased_at',
  'due_at',
  'revision',
  'details_version',
] as const

/** The columns that decisions about an order need. */
export const findOrderRow = (db: Db | Tx, id: string) =>
  db.selectFrom('orders').select(rowColumns).where('id', '=', id).executeTakeFirst()

export type OrderRow = NonNullable<Awaited<ReturnType<typeof findOrderRow>>>

/** Those columns of a whole order: nothing of its buyer or the child. */
export const rowOnly = (order: OrderRow): OrderRow =>
  Object.fromEntries(rowColumns.map((column) => [column, order[column]])) as OrderRow // the same columns

const hasParentTakes = sql<boolean>`exists (
  select from speech_clips
  where order_id = orders.id and consent_version is not null and stored_at is not null)`.as(
  'has_parent_takes',
)

/** An order with its payments (oldest first), as all views need it. */
const withParts = (db: Db | Tx) =>
  db.selectFrom('orders').select((eb) => [
    'orders.id',
    'orders.number',
    'orders.status',
    'orders.payment_status',
    'orders.stage',
    'orders.on_hold_reason',
    'orders.on_hold_since',
    'orders.version',
    'orders.details_version',
    'orders.link_generation',
    'orders.package_id',
    'orders.package_title',
    'orders.characters_count',
    'orders.characters',
    'orders.currency',
    'orders.price',
    'orders.discount',
    'orders.total',
    'orders.promo_code',
    'orders.promo_percentage',
    'orders.promo_reserved',
    'orders.locale',
    'orders.country',
    'orders.time_zone',
    ...detailColumns,
    occasionDay,
    filmWaits,
    parentsMayRecord,
    hasParentTakes,
    'orders.link_token_hash',
    'orders.idempotency_key',
    'orders.request_hash',
    'orders.created_at',
    'orders.expires_at',
    'orders.delivery_hours',
    'orders.promised_hours',
    'orders.due_at',
    'orders.completed_at',
    'orders.revision',
    'orders.video_gated',
    'orders.details_erased_at',
    newestScript,
    jsonArrayFrom(
      eb
        .selectFrom('payments')
        .select([
          'id',
          'gateway',
          'method',
          'state',
          'amount',
          'currency',
          'gateway_ref',
          'idempotency_key',
          'pix_code',
          'flow',
          'pay_url',
        ])
        .select(['expires_at', 'failure_code', 'counted_by', 'created_at'])
        .select(sql<string>`encode(request_hash, 'hex')`.as('request_hash'))
        .whereRef('order_id', '=', 'orders.id')
        .orderBy('id'),
    ).as('payments'),
    jsonObjectFrom(
      eb
        .selectFrom('videos')
        .select(['id', 'revoked_at'])
        // Both are set on a ready video.
        .select(sql<string>`expires_at`.as('expires_at'))
        // V7.6: the file that the buyer gets.
        .select(sql<VideoType>`case when buyers_get_copy then 'video/mp4' else mime_type end`.as('mime_type'))
        .select(sql<number>`case when buyers_get_copy then copy_bytes else bytes end`.as('bytes'))
        .select(sql<boolean>`poster_key is not null`.as('has_poster'))
        .select(sql<boolean>`captions_key is not null`.as('has_captions'))
        // F6.1: what it was drawn from is known.
        .select(
          sql<boolean>`exists (select from films where films.id = videos.id and films.input_hash <> '')`.as(
            'is_film',
          ),
        )
        .select((video) =>
          jsonArrayFrom(
            video
              .selectFrom('film_formats')
              .select(['format', 'progress'])
              .select(sql<boolean>`made_at is not null`.as('made'))
              .select(sql<boolean>`failed_at is not null`.as('failed'))
              .whereRef('film_id', '=', 'videos.id'),
          ).as('formats'),
        )
        .whereRef('order_id', '=', 'orders.id')
        // No bound values: `findOrder` binds only one.
        .where('state', '=', sql.lit('ready'))
        // O10.3: a video made after the redo waits for its delivery.
        .where(
          sql<boolean>`(orders.status = 'completed' or videos.released_at is not null or videos.created_at < orders.redone_at)`,
        )
        .orderBy('id', 'desc')
        .limit(sql.lit(1)),
    ).as('video'),
    jsonObjectFrom(
      eb
        .selectFrom('films')
        .leftJoin('videos', 'videos.id', 'films.id')
        .select(['films.progress', 'videos.state'])
        .select(
          sql<boolean>`films.failed_at is not null or videos.revoked_at is not null or videos.released_at is not null`.as(
            'ended',
          ),
        )
        .whereRef('films.order_id', '=', 'orders.id')
        .orderBy('films.id', 'desc')
        .limit(sql.lit(1)),
    ).as('film'),
    eb
      .selectFrom('deliveries')
      .select('deliver_at')
      .whereRef('order_id', '=', 'orders.id')
      .where('state', '=', sql.lit('scheduled' as const))
      .orderBy('id', 'desc')
      .limit(sql.lit(1))
      .as('opens_at'),
  ])

/** Compiled once: every page and every payment reads an order. */
let byId: CompiledQuery<OrderWithParts> | undefined

export async function findOrder(db: Db | Tx, id: string): Promise<OrderWithParts | undefined> {
  byId ??= withParts(db).where('orders.id', '=', id).compile()
  const { rows } = await db.executeQuery<OrderWithParts>({ ...byId, parameters: [id] })
  return rows[0]
}

export async function orderExists(db: Db | Tx, id: string): Promise<boolean> {
  const row = await db.selectFrom('orders').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

export const findOrderByKey = (db: Db | Tx, key: string) =>
  withParts(db).where('orders.idempotency_key', '=', key).executeTakeFirst()

export type OrderWithParts = NonNullable<Awaited<ReturnType<typeof findOrderByKey>>>
export type VideoPart = NonNullable<OrderWithParts['video']>
export type PaymentPart = OrderWithParts['payments'][number]
