import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import { sql, type CompiledQuery, type Selectable } from 'kysely'
import type { ScriptLine } from '@recadinho/contracts/scripts'
import type { VideoType } from '@recadinho/contracts/videos'
import type { Db, Tx } from '../../db/client.ts'
import { orderedPicture } from '../../db/picture.ts'
import { list, names, part, statement } from '../../db/statement.ts'
import type { OrderCharactersTable } from '../../db/schema/order-characters.ts'
import type { OrdersTable } from '../../db/schema/orders.ts'
import { spellingsOf } from '@recadinho/i18n/chat-numbers'
import type { Actor } from './actor.ts'
import { detailColumns, detailNames, occasionDay, written } from './detail-columns.ts'

/** The columns that a new order sets; the others have defaults. */
type Frozen = Omit<
  Selectable<OrdersTable>,
  | 'status'
  | 'payment_status'
  | 'payment_gateway'
  | 'stage'
  | 'on_hold_reason'
  | 'on_hold_since'
  | 'version'
  | 'details_version'
  | 'link_generation'
  | 'video_gated'
  | 'confirmed_at'
  | 'due_at'
  | 'completed_at'
  | 'revision'
  | 'redone_at'
  | 'details_erased_at'
  | 'erased_at'
  | 'affiliate_commission'
  | 'urgency'
  | 'urgency_order'
>

/** A new order with its dependent rows. */
export interface NewOrder {
  order: Frozen
  /** In the order in which they speak. */
  characters: Omit<OrderCharactersTable, 'order_id'>[]
  script: { lines: ScriptLine[]; text: string; author: 'writer' | 'buyer' }
  requestId: string
  actor: Actor
}

/**
 * Inserts the whole order in one statement, with the affiliate's current share (A2); returns `false`, and writes
 * nothing, if its key or number is taken.
 */
export async function insertOrder(
  db: Db | Tx,
  { order, characters, script, requestId, actor }: NewOrder,
): Promise<boolean> {
  const rows = await statement<{ id: string }>`
    with sender as (
      select code, commission from affiliates,
        regexp_replace(regexp_replace(contact, '\\S*@\\S*', '', 'g'), '\\D', '', 'g') as digits
      where code = ${order.affiliate_code} and active
        and ${mailboxes(order.guardian_email)} <> all(regexp_split_to_array(${mailboxes(names('contact'))}, '[\\s,;:<>()|/]+'))
        and (length(digits) < 8 or not exists (
          select from unnest(${spellingsOf(order.whatsapp_number)}::text[]) as own (number)
          where position(number in digits) > 0 or right(number, length(digits)) = digits
        ))
    ), o as (
      insert into orders (id, number, package_id, package_title, characters_count, currency, price, discount, total,
        rate, promo_code, promo_percentage, promo_reserved, locale, country, time_zone, ${names(...detailNames)}, search_text,
        link_token_hash, idempotency_key, request_hash, created_at, expires_at, promised_hours, tracking_session_id,
        affiliate_code, affiliate_commission)
      values (${order.id}, ${order.number}, ${order.package_id}, ${JSON.stringify(order.package_title)},
        ${order.characters_count}, ${order.currency}, ${order.price}, ${order.discount}, ${order.total},
        ${order.rate}, ${order.promo_code}, ${order.promo_percentage}, ${order.promo_reserved}, ${order.locale},
        ${order.country}, ${order.time_zone}, ${list(detailNames.map((column) => written(order[column])))},
        ${order.search_text}, ${order.link_token_hash}, ${order.idempotency_key}, ${order.request_hash},
        ${order.created_at}, ${order.expires_at}, ${order.promised_hours}, ${order.tracking_session_id},
        (select code from sender), (select commission from sender))
      on conflict do nothing
      returning id, total, currency, created_at
    ), characters as (
      insert into order_characters (order_id, position, character_id, category, name, picture, picture_upload, greeting_style)
      select o.id, c.position, c.character_id, c.category, c.name, c.picture, c.picture_upload, c.greeting_style
      from o, jsonb_to_recordset(${JSON.stringify(characters)}::jsonb)
        as c (position smallint, character_id text, category text, name jsonb, picture text, picture_upload uuid,
          greeting_style text)
    ), script as (
      insert into scripts (order_id, version, lines, text, author, created_at)
      select id, 1, ${JSON.stringify(script.lines)}::jsonb, ${script.text}, ${script.author}, created_at from o
    ), event as (
      insert into order_events (order_id, machine, to_state, actor_type, actor_id, actor_name, request_id, amount,
        currency, created_at)
      select id, 'order', 'pending', ${actor.type}, ${actor.id}, ${actor.name}, ${requestId}, total, currency, created_at from o
    )
    select id from o`.execute(db)
  return rows.length === 1
}

/** A3: text with its addresses as their mailboxes know them: in small letters, without a `+tag`, and at Gmail without dots. */
const mailboxes = (text: unknown) => part`
  regexp_replace(
    regexp_replace(lower(${text}::text), '\\+[^@\\s,;:<>()|/]*@', '@', 'g'),
    '\\.(?=[^@\\s,;:<>()|/]*@g(oogle)?mail\\.com)', '', 'g')`

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
  'promised_hours',
  'details_erased_at',
  'due_at',
  'revision',
  'details_version',
  'tracking_session_id',
] as const

/** The columns that decisions about an order need. */
export const findOrderRow = (db: Db | Tx, id: string) =>
  db.selectFrom('orders').select(rowColumns).where('id', '=', id).executeTakeFirst()

export type OrderRow = NonNullable<Awaited<ReturnType<typeof findOrderRow>>>

/** An order with its characters and payments (oldest first), as all views need it. */
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
    'orders.link_token_hash',
    'orders.request_hash',
    'orders.created_at',
    'orders.expires_at',
    'orders.promised_hours',
    'orders.due_at',
    'orders.completed_at',
    'orders.revision',
    'orders.video_gated',
    'orders.details_erased_at',
    jsonArrayFrom(
      eb
        .selectFrom('order_characters')
        .select(['character_id', 'category', 'name'])
        .select(orderedPicture)
        .whereRef('order_id', '=', 'orders.id')
        .orderBy('position'),
    ).as('characters'),
    jsonObjectFrom(
      eb
        .selectFrom('scripts')
        .select(['lines', 'text', 'author'])
        .whereRef('order_id', '=', 'orders.id')
        .orderBy('version', 'desc')
        .limit(sql.lit(1)),
    ).as('script'),
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
