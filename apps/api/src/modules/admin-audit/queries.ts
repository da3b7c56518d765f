import { auditActions, type AuditQuery } from '@recadinho/contracts/audit'
import type { LocalizedText } from '@recadinho/contracts/common'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../db/client.ts'

const columns = ['audit_log.id', 'at', 'actor_id', 'action', 'subject', 'details', 'undoes'] as const

/** An order's number, a person's name, or the localized name of a catalog item. */
const subjectName = sql<LocalizedText | null>`
  case split_part(subject, '/', 1)
    when 'orders' then
      (select jsonb_build_object('en', number, 'pt', number) from orders where id = split_part(subject, '/', 2)::uuid)
    when 'staff' then
      (select jsonb_build_object('en', named.name, 'pt', named.name) from staff as named
        where named.id = split_part(subject, '/', 2)::uuid)
    when 'countries' then (select countries.name from countries where code = split_part(subject, '/', 2))
    when 'currency-rates' then jsonb_build_object('en', split_part(subject, '/', 2), 'pt', split_part(subject, '/', 2))
    when 'packages' then (select title from packages where id = split_part(subject, '/', 2))
    when 'characters' then (select characters.name from characters where id = split_part(subject, '/', 2))
    when 'affiliates' then
      (select jsonb_build_object('en', named.name, 'pt', named.name) from affiliates as named
        where named.code = split_part(subject, '/', 2))
    when 'landing-sites' then
      (select jsonb_build_object('en', named.name, 'pt', named.name) from landing_sites as named
        where named.key = split_part(subject, '/', 2))
    when 'promo-codes' then jsonb_build_object('en', split_part(subject, '/', 2), 'pt', split_part(subject, '/', 2))
  end`

/** Newest first. */
export const listEntries = (db: Db, query: AuditQuery, limit: number) =>
  db
    .selectFrom('audit_log')
    .leftJoin('staff', 'staff.id', 'audit_log.actor_id')
    .select(columns)
    .select(['staff.name as actor_name', subjectName.as('subject_name')])
    .where((eb) => eb.and(conditionsOf(query)))
    .orderBy('audit_log.id', 'desc')
    .limit(limit)
    .execute()

export type EntryRow = Awaited<ReturnType<typeof listEntries>>[number]

export const findEntry = (db: Db, id: string) =>
  db.selectFrom('audit_log').select(['action', 'subject', 'details']).where('id', '=', id).executeTakeFirst()

function conditionsOf({ cursor, person, kind, subject, from, until }: AuditQuery): RawBuilder<boolean>[] {
  const actions = Object.entries(auditActions).flatMap(([action, of]) => (of === kind ? [action] : []))
  return [
    ...(cursor === undefined ? [] : [sql<boolean>`audit_log.id < ${cursor}::bigint`]),
    ...(person === undefined
      ? []
      : [person === 'system' ? sql<boolean>`actor_id is null` : sql<boolean>`actor_id = ${person}::uuid`]),
    kind === undefined ? sql<boolean>`action <> 'order.viewed'` : sql<boolean>`action = any(${actions})`,
    ...(subject === undefined ? [] : [sql<boolean>`subject = any(array(${subjectsCalled(subject)}))`]),
    ...(from === undefined ? [] : [sql<boolean>`at >= ${from}::timestamptz`]),
    ...(until === undefined ? [] : [sql<boolean>`at < ${until}::timestamptz`]),
  ]
}

/** Orders and promo codes match by their whole number or code; other subjects by part of their name. */
function subjectsCalled(text: string): RawBuilder<unknown> {
  const wanted = text.trim().toUpperCase()
  const isIn = (name: string) => sql`position(${wanted} in upper(${sql.raw(name)})) > 0`
  return sql`
    select 'orders/' || id from orders where number in (${wanted}, ${`R-${wanted}`})
    union all select 'promo-codes/' || code from promo_codes where code = ${wanted}
    union all select 'affiliates/' || code from affiliates where code = ${wanted} or ${isIn('name')}
    union all select 'landing-sites/' || key from landing_sites where upper(key) = ${wanted} or ${isIn('name')}
    union all select 'characters/' || id from characters where ${isIn(`name->>'en'`)} or ${isIn(`name->>'pt'`)}
    union all select 'packages/' || id from packages where ${isIn(`title->>'en'`)} or ${isIn(`title->>'pt'`)}
    union all select 'staff/' || id from staff where ${isIn('name')} or upper(email) = ${wanted}`
}
