import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import { beforeCorrection } from './script-queries.ts'

/** How many timeline entries are returned with the order. */
export const timelineShown = 100

const eventColumns = [
  'machine',
  'from_state',
  'to_state',
  'actor_type',
  'actor_name',
  'reason',
  'cause',
  'amount',
  'currency',
  'created_at',
] as const

/** What staff see in addition to the buyer's view, such as the script and the newest timeline entries. */
export const findStaffParts = (db: Db, orderId: string) =>
  db
    .selectFrom('script_versions')
    .select((eb) => [
      'script_versions.version',
      'script_versions.lines',
      'script_versions.text',
      'script_versions.author',
      'script_versions.author_name',
      'script_versions.created_at',
      jsonArrayFrom(
        eb
          .selectFrom('order_timeline')
          .select(eventColumns)
          .select(sql<string>`id::text`.as('id'))
          .where('order_id', '=', orderId)
          .orderBy('order_timeline.id', 'desc')
          // One extra row tells whether there are more.
          .limit(timelineShown + 1),
      ).as('timeline'),
      eb
        .selectFrom('order_events')
        .select('actor_name')
        .where('order_id', '=', orderId)
        .where('machine', '=', 'order')
        .where('from_state', 'is', null)
        .where('actor_type', '=', 'staff')
        .orderBy('order_events.id')
        .limit(1)
        .as('taken_by'),
      jsonObjectFrom(
        eb
          .selectFrom('order_claims')
          .innerJoin('staff', 'staff.id', 'order_claims.staff_id')
          .select(['staff.id', 'staff.name', sql<string>`order_claims.expires_at`.as('until')])
          .whereRef('order_claims.order_id', '=', 'script_versions.order_id'),
      ).as('claim'),
      jsonArrayFrom(
        eb
          .selectFrom('order_notes')
          .innerJoin('staff', 'staff.id', 'order_notes.staff_id')
          .select(['order_notes.id', 'order_notes.text', 'staff.name as author'])
          .select(sql<string>`order_notes.created_at`.as('at'))
          .whereRef('order_notes.order_id', '=', 'script_versions.order_id')
          .orderBy('order_notes.created_at', 'desc'),
      ).as('notes'),
      jsonArrayFrom(
        eb
          .selectFrom('order_corrections')
          .leftJoin('staff', 'staff.id', 'order_corrections.seen_by')
          .select(['field', 'was', 'now', 'details_version', 'staff.name as seen_by'])
          .select(sql<string>`order_corrections.created_at`.as('at'))
          .select(sql<string | null>`order_corrections.seen_at`.as('seen_at'))
          .whereRef('order_corrections.order_id', '=', 'script_versions.order_id')
          .orderBy('details_version', 'desc'),
      ).as('corrections'),
      jsonObjectFrom(
        eb
          .selectFrom('films')
          .select(['problems', 'progress'])
          .select(sql<boolean>`failed_at is not null`.as('failed'))
          .whereRef('films.order_id', '=', 'script_versions.order_id')
          .where('made_at', 'is', null)
          .orderBy('films.id', 'desc')
          .limit(1),
      ).as('film'),
      beforeCorrection(eb).as('before_correction'),
      jsonArrayFrom(
        eb
          .selectFrom('characters')
          .select(['characters.id', 'characters.greeting_style', 'description', 'rights_note'])
          .where('characters.id', 'in', (one) =>
            one
              .selectFrom('orders')
              .select(sql<string>`jsonb_array_elements(orders.characters) ->> 'character_id'`.as('id'))
              .where('orders.id', '=', orderId),
          ),
      ).as('characters'),
    ])
    .where('order_id', '=', orderId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()

export type StaffParts = Awaited<ReturnType<typeof findStaffParts>>

/** The timeline, newest first. */
export const listTimeline = (
  db: Db,
  orderId: string,
  { before, limit }: { before: string | undefined; limit: number },
) =>
  db
    .selectFrom('order_timeline')
    .select(['id', ...eventColumns])
    .where('order_id', '=', orderId)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

export type TimelineRow = StaffParts['timeline'][number] | Awaited<ReturnType<typeof listTimeline>>[number]
