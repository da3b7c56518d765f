import type { LedgerAccount, LedgerKind } from '@recadinho/contracts/money'
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/client.ts'

/** `gateway` is a placeholder for the gateway's own name. */
type Account = LedgerAccount | 'gateway'

/** The debit and credit accounts of each kind of ledger entry (G2). */
const accounts: Record<Exclude<LedgerKind, 'reclassification'>, { debit: Account; credit: Account }> = {
  capture: { debit: 'gateway', credit: 'sales' },
  refund: { debit: 'refunds', credit: 'gateway' },
  refund_returned: { debit: 'gateway', credit: 'refunds' },
  dispute: { debit: 'disputes', credit: 'gateway' },
  dispute_returned: { debit: 'gateway', credit: 'disputes' },
}

/** Money at a gateway: one of our payments, or unmatched. */
export interface MoneyRef {
  gateway: string
  paymentRef: string
  orderId: string | null
  paymentId: string | null
}

export interface LedgerEntry {
  kind: Exclude<LedgerKind, 'reclassification'>
  gateway: string
  ref: string
  paymentRef: string
  orderId: string | null
  paymentId: string | null
  amount: number
  currency: string
  now: Date
}

/** Inserts a ledger entry once (G1). */
export function insertLedgerEntry(tx: Tx, entry: LedgerEntry) {
  const { kind, gateway, ref, paymentRef, orderId, paymentId, amount, currency, now } = entry
  const account = (name: Account) => (name === 'gateway' ? gateway : name)
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

/** The shop's balance at each gateway according to the ledger (G4), in minor units. */
export async function balances(db: Db): Promise<{ gateway: string; currency: string; amount: number }[]> {
  const { rows } = await sql<{ gateway: string; currency: string; amount: string }>`
    select gateway, currency,
      sum(case when debit = gateway then amount when credit = gateway then -amount else 0 end) as amount
    from ledger group by gateway, currency order by gateway, currency`.execute(db)
  // A 64-bit sum is returned as text; a number is exact up to 90 trillion currency units.
  return rows.map(({ amount, ...account }) => Object.assign(account, { amount: Number(amount) }))
}

/**
 * The captured amount of a payment, with a lock: concurrent moves of this money wait, and then see what was written.
 */
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

const entryColumns = [
  'ledger.id',
  'ledger.kind',
  'ledger.amount',
  'ledger.currency',
  'ledger.debit',
  'ledger.credit',
  'ledger.created_at',
] as const

/** An order's entries, including those booked before the money was matched to the order. */
export const listLedgerEntries = (db: Db, orderId: string) =>
  db
    .selectFrom('ledger')
    .select(entryColumns)
    .where('order_id', '=', orderId)
    .union(
      db
        .selectFrom('payments')
        .innerJoin('ledger', (join) =>
          join
            .onRef('ledger.gateway', '=', 'payments.gateway')
            .onRef('ledger.ref', '=', 'payments.gateway_ref')
            .on('ledger.kind', '=', 'capture'),
        )
        .select(entryColumns)
        .where('payments.order_id', '=', orderId),
    )
    .orderBy('id')
    .execute()
