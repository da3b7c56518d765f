import type { LedgerKind } from '@recadinho/contracts/money'
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/client.ts'

/** The accounts that a movement goes between (G2); `gateway` stands for the gateway's own name. */
const accounts: Record<LedgerKind, { debit: string; credit: string }> = {
  capture: { debit: 'gateway', credit: 'sales' },
  refund: { debit: 'refunds', credit: 'gateway' },
  refund_returned: { debit: 'gateway', credit: 'refunds' },
  dispute: { debit: 'disputes', credit: 'gateway' },
  dispute_returned: { debit: 'gateway', credit: 'disputes' },
}

export interface Movement {
  kind: LedgerKind
  gateway: string
  ref: string
  paymentRef: string
  orderId: string | null
  paymentId: string | null
  amount: number
  currency: string
  now: Date
}

/** Writes a movement once (G1). */
export function insertMovement(tx: Tx, movement: Movement) {
  const { kind, gateway, ref, paymentRef, orderId, paymentId, amount, currency, now } = movement
  const account = (name: string) => (name === 'gateway' ? gateway : name)
  return tx
    .insertInto('ledger')
    .values({
      kind,
      gateway,
      ref,
      payment_ref: paymentRef,
      order_id: orderId,
      payment_id: paymentId,
      amount,
      currency,
      debit: account(accounts[kind].debit),
      credit: account(accounts[kind].credit),
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['gateway', 'kind', 'ref']).doNothing())
    .execute()
}

/** What each gateway should hold of the shop's payments now (G4), in minor units. */
export async function balances(db: Db): Promise<{ gateway: string; currency: string; amount: number }[]> {
  const { rows } = await sql<{ gateway: string; currency: string; amount: number }>`
    select gateway, currency,
      sum(case when debit = gateway then amount when credit = gateway then -amount else 0 end)::integer as amount
    from ledger group by gateway, currency order by gateway, currency`.execute(db)
  return rows
}

/** Money that was booked as come since a moment. */
export const listCaptures = (db: Db, gateway: string, since: Date) =>
  db
    .selectFrom('ledger')
    .select(['ref', 'amount', 'currency', 'payment_id', 'order_id'])
    .where('gateway', '=', gateway)
    .where('kind', '=', 'capture')
    .where('created_at', '>=', since)
    .execute()

/** What arrived of a payment's money, with a lock: of two who give back what is left, the second counts the first. */
export async function lockCapture(tx: Tx, gateway: string, ref: string): Promise<number | undefined> {
  const row = await tx
    .selectFrom('ledger')
    .select('amount')
    .where('gateway', '=', gateway)
    .where('kind', '=', 'capture')
    .where('ref', '=', ref)
    .forUpdate()
    .executeTakeFirst()
  return row?.amount
}

export const findCapture = (db: Db | Tx, gateway: string, ref: string) =>
  db
    .selectFrom('ledger')
    .select(['amount', 'currency'])
    .where('gateway', '=', gateway)
    .where('kind', '=', 'capture')
    .where('ref', '=', ref)
    .executeTakeFirst()

export const listMovements = (db: Db, orderId: string) =>
  db
    .selectFrom('ledger')
    .select(['id', 'kind', 'amount', 'currency', 'debit', 'credit', 'created_at'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()
