import type { AdminOrderListQuery } from '@recadinho/contracts/admin-orders'
import type { ClaimFilter } from '@recadinho/contracts/filters'
import { sql, type RawBuilder } from 'kysely'
import type { Reader } from './claim-view.ts'

type Condition = RawBuilder<unknown>

/**
 * SQL conditions of a filter. Filters on running orders also constrain `urgency`, the first column of the list's
 * indexes: there are never many running orders.
 */
export function conditionsOf(filter: AdminOrderListQuery, reader: Reader): Condition[] {
  const { status, stage, payment, gateway, country, claim, placedSince, paidSince, paidBefore } = filter
  return [
    ...(status === undefined ? [] : [sql`status = ${status}`]),
    ...(stage === undefined ? [] : [sql`status = 'in_production' and stage = ${stage}`]),
    ...clockConditions(filter, reader.now),
    ...(payment === undefined ? [] : [sql`payment_status = ${sql.lit(payment)}`]),
    ...(gateway === undefined ? [] : [sql`payment_gateway = ${gateway}`]),
    ...(country === undefined ? [] : [sql`country = ${country}`]),
    ...(placedSince === undefined ? [] : [sql`created_at >= ${placedSince}`]),
    ...(paidSince === undefined ? [] : [sql`confirmed_at >= ${paidSince}`]),
    ...(paidBefore === undefined ? [] : [sql`confirmed_at < ${paidBefore}`]),
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

/** Running orders due before `time`, found through the list's index. */
const dueBefore = (time: Date) =>
  sql`urgency = 0 and urgency_order < ${time}::timestamptz - timestamptz '2000-01-01 00:00:00Z' and due_at < ${time}`

/** Open orders (O8) that the reader has claimed, or that nobody has; an expired claim does not count. */
function claimCondition(claim: ClaimFilter, { staffId, now }: Reader): Condition {
  const open = sql`status in ('pending', 'in_production') and urgency < 3`
  return claim === 'mine'
    ? sql`${open} and id in (select order_id from order_claims where staff_id = ${staffId} and expires_at > ${now})`
    : sql`${open} and not exists (select from order_claims where order_id = orders.id and expires_at > ${now})`
}
