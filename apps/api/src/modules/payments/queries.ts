import type { Gateway, PaymentFlow, PaymentMethod } from '@recadinho/contracts/catalog'
import type { Locale, LocalizedText } from '@recadinho/contracts/common'
import type { PaymentState } from '@recadinho/contracts/payments'
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/client.ts'
import { uuidOrNull } from '../../ids.ts'
import { openStates } from './machine.ts'
import type { MoneyRef } from '../ledger/queries.ts'

/** An attempt as the workers need it, read without a lock. */
export interface Attempt {
  id: string
  order_id: string
  gateway: Gateway
  method: PaymentMethod
  flow: PaymentFlow | null
  state: PaymentState
  amount: number
  currency: string
  gateway_ref: string | null
  pix_code: string | null
  pay_url: string | null
  created_at: Date
}

export const stopPolling = (db: Db, id: string) =>
  db
    .updateTable('payments')
    .set({ next_poll_at: null })
    .where('id', '=', id)
    .where('next_poll_at', 'is not', null)
    .execute()

/** The part of an order that is sent to a gateway. */
export interface RequestParts {
  number: string
  package_id: string
  package_title: LocalizedText
  locale: Locale
  guardian_name: string
  guardian_email: string
}

/** The order's part of the request that opens an attempt, to repeat it (P1.6). */
export const findRequestParts = (db: Db, attemptId: string): Promise<RequestParts> =>
  db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select(['orders.number', 'orders.package_id', 'orders.package_title', 'orders.locale'])
    .select(['orders.guardian_name', 'orders.guardian_email'])
    .where('payments.id', '=', attemptId)
    .executeTakeFirstOrThrow()

/** Makes the open attempts of these orders due for polling. */
export const pullPollsForward = (db: Db, orderIds: readonly string[], now: Date) =>
  db
    .updateTable('payments')
    .set({ next_poll_at: now })
    .where('order_id', '=', sql<string>`any(${orderIds})`)
    .where('state', 'in', openStates)
    .where('next_poll_at', '>', now)
    .execute()

/**
 * Claims a gateway's attempts that are due for polling and schedules their next poll (P5.1). Rows claimed by another
 * process are skipped; if a process dies, its rows become due again.
 */
export async function claimAttempts(db: Db, gateway: string, now: Date, limit: number): Promise<Attempt[]> {
  const { rows } = await sql<Attempt>`
    update payments set poll_count = least(poll_count + 1, 30000), next_poll_at = case
      when ${now}::timestamptz - created_at < interval '2 minutes' then ${now}::timestamptz + interval '8 seconds'
      when ${now}::timestamptz - created_at < interval '1 hour' then ${now}::timestamptz + interval '1 minute'
      when ${now}::timestamptz < coalesce(expires_at, created_at) + interval '24 hours' then ${now}::timestamptz + interval '1 hour'
      when state in ('created', 'processing', 'error') then ${now}::timestamptz + interval '1 day'
    end
    where id in (
      select id from payments where next_poll_at <= ${now} and gateway = ${gateway} order by next_poll_at limit ${limit} for update skip locked
    )
    returning id, order_id, gateway, method, flow, state, amount, currency, gateway_ref, pix_code, pay_url,
      created_at`.execute(db)
  return rows
}

/** The payment of a gateway's reference, or of the attempt id in its metadata. */
export async function findPaymentByRef(
  db: Db | Tx,
  gateway: string,
  ref: string,
  attemptId: string | null,
): Promise<(MoneyRef & { paid: boolean }) | undefined> {
  const ours = uuidOrNull(attemptId)
  const { rows } = await sql<{ id: string; order_id: string; gateway_ref: string | null; paid: boolean }>`
    select id, order_id, gateway_ref, state in ('confirmed', 'disputed', 'lost') as paid from payments
    where gateway = ${gateway} and (gateway_ref = ${ref} or id = ${ours}::uuid)
    order by gateway_ref = ${ref} desc nulls last limit 1`.execute(db)
  const [row] = rows
  if (row === undefined) return undefined
  const { id, order_id: orderId, gateway_ref: paymentRef, paid } = row
  return { gateway, paymentRef: paymentRef ?? ref, orderId, paymentId: id, paid }
}
