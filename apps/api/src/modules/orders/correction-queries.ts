import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { sql } from 'kysely'
import type { CorrectableField } from '@recadinho/contracts/orders'
import type { Tx } from '../../db/client.ts'

/** The details of an order, its row taken for this transaction as every change of it does. */
export const lockDetails = (tx: Tx, id: string) =>
  tx
    .selectFrom('orders')
    .select(['id', 'number', 'status', 'stage', 'details_version', 'link_generation', 'access_token_hash'])
    .select([
      'locale',
      'child_name',
      'name_hint',
      'child_age',
      'occasion',
      'additional_notes',
      'use_ai_voice',
    ])
    .select(sql<string | null>`occasion_date::text`.as('occasion_date'))
    .select(['whatsapp_number', 'guardian_name', 'guardian_email'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('order_characters')
          .select(['character_id', 'name'])
          .whereRef('order_id', '=', 'orders.id')
          .orderBy('position'),
      ).as('characters'),
    )
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export type Details = NonNullable<Awaited<ReturnType<typeof lockDetails>>>

export interface WrittenCorrection {
  id: string
  /** All of them, as they are from now on. */
  details: Details
  searchText: string
  /** The new private link, where it is replaced. */
  link: { generation: number; hash: Buffer } | null
  /** The new version of the text to be spoken, where it changes. */
  script: string | null
  author: 'writer' | 'buyer'
  /** Which fields were corrected: names only, for the timeline (O6.2). */
  fields: readonly CorrectableField[]
  requestId: string
  now: Date
}

/** Order, script and timeline in one statement; whoever watches the order is told. */
export async function writeCorrection(tx: Tx, correction: WrittenCorrection): Promise<void> {
  const { id, details, searchText, link, script, author, fields, requestId, now } = correction
  await sql`
    with o as (
      update orders set child_name = ${details.child_name}, name_hint = ${details.name_hint},
        child_age = ${details.child_age}, occasion = ${details.occasion},
        occasion_date = ${details.occasion_date}, additional_notes = ${details.additional_notes},
        whatsapp_number = ${details.whatsapp_number}, guardian_email = ${details.guardian_email},
        search_text = ${searchText}, version = version + 1, details_version = details_version + 1,
        link_generation = coalesce(${link?.generation ?? null}::integer, link_generation),
        access_token_hash = coalesce(${link?.hash ?? null}::bytea, access_token_hash)
      where id = ${id}
      returning id
    ), draft as (
      insert into scripts (order_id, version, text, author, created_at)
      select id, (select max(version) + 1 from scripts where order_id = o.id), ${script}, ${author}, ${now}::timestamptz
      from o where ${script}::text is not null
    ), event as (
      insert into order_events (order_id, machine, to_state, actor_type, request_id, created_at)
      select id, 'correction', ${fields.join(',')}, 'buyer', ${requestId}, ${now}::timestamptz from o
    )
    select pg_notify('order_changed', id::text) from o`.execute(tx)
}
