import type { MoneyDetail, MoneyInboxKind } from '@recadinho/contracts/money'
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/client.ts'
import type { MoneyRef } from './queries.ts'

/** Money that needs a person (P6), with the gateway's reference of what it concerns. */
export interface NewMoneyItem extends MoneyRef {
  kind: MoneyInboxKind
  ref: string
  amount: number
  currency: string
  details?: MoneyDetail | null
  resolved?: boolean
  now: Date
}

/** Inserts an item once; with `resolved`, an existing one is closed. */
export async function insertMoneyItem(db: Db | Tx, item: NewMoneyItem): Promise<void> {
  const { kind, gateway, ref, orderId, paymentId, amount, currency, details = null, now } = item
  const closed = item.resolved ? { resolved_at: now, resolution: 'resolved' as const } : {}
  await db
    .insertInto('money_inbox')
    .values({
      kind,
      gateway,
      gateway_ref: ref,
      order_id: orderId,
      payment_id: paymentId,
      amount,
      currency,
      detail: details?.code ?? null,
      details,
      created_at: now,
      ...closed,
    })
    .onConflict((conflict) => {
      const same = conflict.columns(['kind', 'gateway', 'gateway_ref'])
      return item.resolved
        ? same.doUpdateSet(closed).where('money_inbox.resolved_at', 'is', null)
        : same.doNothing()
    })
    .execute()
}

/** What a gateway reports about money that belongs to no attempt of ours. */
export interface UnmatchedMoney {
  ref: string
  amount: number
  currency: string
  /** The payment's state at the gateway. */
  state: string
}

/**
 * P3.5: stores an unmatched payment, paid or still pending, as an item; its ledger entry is written once the money
 * arrives.
 */
export async function insertUnmatched(
  db: Db,
  gateway: string,
  { ref, amount, currency, state }: UnmatchedMoney,
  now: Date,
): Promise<void> {
  await sql`
    with entry as (
      insert into ledger (kind, gateway, ref, payment_ref, amount, currency, debit, credit, created_at)
      select 'capture', ${gateway}::text, ${ref}::text, ${ref}::text, ${amount}::integer,
        ${currency}::text, ${gateway}::text, 'unassigned', ${now}::timestamptz
      where ${state === 'confirmed'} and ${amount}::integer > 0
      on conflict do nothing
    )
    insert into money_inbox (kind, gateway, gateway_ref, amount, currency, detail, details, created_at)
    values ('unmatched', ${gateway}, ${ref}, ${amount}, ${currency}, ${state},
      jsonb_build_object('code', 'gateway_state', 'state', ${state}::text), ${now})
    on conflict (kind, gateway, gateway_ref) do update
    set detail = excluded.detail, details = excluded.details, amount = excluded.amount, resolved_at = null, resolution = null
    where money_inbox.resolved_at is null
      or (excluded.detail = 'confirmed' and money_inbox.detail <> 'confirmed')`.execute(db)
}
