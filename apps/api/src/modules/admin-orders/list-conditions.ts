import type { AdminOrderListQuery } from '@recadinho/contracts/admin-orders'
import type { ClaimFilter } from '@recadinho/contracts/filters'
import { sql, type RawBuilder } from 'kysely'
import type { Reader } from './claim-view.ts'

type Condition = RawBuilder<unknown>

/**
 * What a filter asks of an order. Those of running orders say so by `urgency` as well, which the indexes of the list begin
 * with: of these there are never many.
 */
export function conditionsOf(filter: AdminOrderListQuery, reader: Reader): Condition[] {
  const { status, stage, payment, gateway, country, claim, placedSince, paidSince } = filter
  return [
    ...(status === undefined ? [] : [sql`status = ${status}`]),
    ...(stage === undefined ? [] : [sql`status = 'in_production' and stage = ${stage}`]),
    ...clockConditions(filter, reader.now),
    ...(payment === undefined ? [] : [sql`payment_status = ${sql.lit(payment)}`]),
    ...(gateway === undefined ? [] : [sql`payment_gateway = ${gateway}`]),
    ...(country === undefined ? [] : [sql`country = ${country}`]),
    ...(placedSince === undefined ? [] : [sql`created_at >= ${placedSince}`]),
    ...(paidSince === undefined ? [] : [sql`confirmed_at >= ${paidSince}`]),
    ...(claim === undefined ? [] : [claimCondition(claim, reader)]),
  ]
}

function clockConditions({ late, due, hold }: AdminOrderListQuery, now: Date): Condition[] {
  return [
    ...(late === true ? [dueBefore(now)] : []),
    ...(late === false ? [sql`(urgency <> 0 or due_at >= ${now})`] : []),
    ...(due === undefined
      ? []
      : [sql`due_at >= ${now} and ${dueBefore(new Date(now.getTime() + due * 3_600_000))}`]),
    ...(hold === undefined ? [] : [sql`status = 'in_production' and urgency = ${sql.lit(hold ? 1 : 0)}`]),
  ]
}

/** Running orders, by the index of the list. */
const dueBefore = (time: Date) =>
  sql`urgency = 0 and urgency_order < ${time}::timestamptz - timestamptz '2000-01-01 00:00:00Z' and due_at < ${time}`

/** A claim counts as long as it has not expired, on orders on which there is something to do (O8). */
function claimCondition(claim: ClaimFilter, { staffId, now }: Reader): Condition {
  const open = sql`status in ('pending', 'in_production') and urgency < 3`
  return claim === 'mine'
    ? sql`${open} and id in (select order_id from order_claims where staff_id = ${staffId} and expires_at > ${now})`
    : sql`${open} and not exists (select from order_claims where order_id = orders.id and expires_at > ${now})`
}
