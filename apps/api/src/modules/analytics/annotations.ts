import type { Annotation, AnnotationKind } from '@recadinho/contracts/analytics'
import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import type { Period } from '../tracking/store/event-store.ts'

const atMost = 200

interface Row {
  at: Date
  day: string
  kind: AnnotationKind
  name: Annotation['name']
}

/** Staff actions of the period that buyers could notice, from the audit log: what and when, not who. */
export async function listAnnotations(db: Db, { from, until, zone }: Period): Promise<Annotation[]> {
  const { rows } = await sql<Row>`
    select at, (at at time zone ${zone})::date::text as day, kind,
      case split_part(subject, '/', 1)
        when 'packages' then (select title from packages where id = split_part(subject, '/', 2))
        when 'promo-codes' then jsonb_build_object('en', split_part(subject, '/', 2), 'pt', split_part(subject, '/', 2))
        when 'affiliates' then
          (select jsonb_build_object('en', name, 'pt', name) from affiliates where code = split_part(subject, '/', 2))
      end as name
    from (
      select id, at, subject, case
        when action = 'package.changed' and details ? 'prices' then 'price_changed'
        when action = 'package.created' then 'package_created'
        when action = 'promo_code.created' then 'promo_code_created'
        when action = 'promo_code.changed' and details ?| array['percentage', 'active', 'startsAt', 'endsAt']
          then 'promo_code_changed'
        when action = 'affiliate.created' then 'affiliate_created'
        when action = 'settings.changed' and details ? 'seasonalBanner' then 'banner_changed'
      end as kind
      from audit_log
      where at >= ${from}::date::timestamp at time zone ${zone}
        and at < (${until}::date + 1)::timestamp at time zone ${zone}
    ) noted where kind is not null order by at, id limit ${atMost}`.execute(db)
  return rows.map(({ at, day, kind, name }) => ({ at: at.toISOString(), day, kind, name }))
}
