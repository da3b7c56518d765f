import type { AdNetwork } from '@recadinho/contracts/advertising'
import { lostPurchases, type DataQuality, type PurchaseState } from '@recadinho/contracts/data-quality'
import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import type { Period } from '../tracking/store/event-store.ts'

export async function readNotes(db: Db, { from, until }: Period): Promise<DataQuality['notes']> {
  const { rows } = await sql<DataQuality['notes'][number]>`
    select day::text as day, reason, count from tracking_notes where day between ${from} and ${until}
    order by day desc, count desc, reason`.execute(db)
  return rows
}

/** When visits were last counted, and when counting last failed. */
export async function readCounting(db: Db): Promise<{ done_at: Date | null; failed_at: Date | null }> {
  const row = await db
    .selectFrom('poller_rounds')
    .select(['done_at', 'failed_at'])
    .where('name', '=', 'visits')
    .executeTakeFirst()
  return row ?? { done_at: null, failed_at: null }
}

/**
 * The orders paid in the period, for each advertiser, with the state of their purchase event. Consent is stored with an
 * order for a few days only, so an event counts as missing only that long.
 */
const purchases = ({ from, until, zone }: Period, networks: readonly AdNetwork[]) => sql`
  select n.network, o.id, o.number, o.confirmed_at as paid_at, case
    when e.id is null then case when a.order_id is null then 'no_consent' else 'missing' end
    when e.dead_at is not null then 'failed'
    when e.done_at is null then 'waiting'
    when e.last_error is null then 'sent'
    when e.last_error in ('refused', 'expired') then e.last_error
    else 'skipped' end as state
  from orders o
  cross join unnest(${networks}::text[]) as n (network)
  left join outbox_events e on e.kind = n.network || '_purchase' and e.dedupe_key = o.id::text
  left join order_advertising a on a.order_id = o.id
  where o.confirmed_at >= ${from}::date::timestamp at time zone ${zone}
    and o.confirmed_at < (${until}::date + 1)::timestamp at time zone ${zone}`

export interface PurchaseCount {
  network: AdNetwork
  state: PurchaseState
  orders: number
  /** When the first of them was paid. */
  since: Date
}

export async function countPurchases(
  db: Db,
  period: Period,
  networks: readonly AdNetwork[],
): Promise<PurchaseCount[]> {
  const { rows } = await sql<PurchaseCount>`
    select network, state, count(*)::int as orders, min(paid_at) as since from (${purchases(period, networks)}) p
    group by network, state order by network, 3 desc, state`.execute(db)
  return rows
}

export interface LostPurchase {
  network: AdNetwork
  id: string
  number: string
  state: (typeof lostPurchases)[number]
  paid_at: Date
}

/** The newest purchases that each advertiser should have received but did not. */
export async function listLost(
  db: Db,
  period: Period,
  { networks, limit }: { networks: readonly AdNetwork[]; limit: number },
): Promise<LostPurchase[]> {
  const { rows } = await sql<LostPurchase>`
    select network, id, number, state, paid_at from (
      select network, id, number, state, paid_at, row_number() over (partition by network order by paid_at desc, id) as rank
      from (${purchases(period, networks)}) p where state = any(${lostPurchases}::text[])
    ) ranked where rank <= ${limit} order by network, rank`.execute(db)
  return rows
}
