import type { RefundState } from '@recadinho/contracts/money'
import { insertMoneyItem } from '../ledger/items.ts'
import { insertLedgerEntry } from '../ledger/queries.ts'
import type { GatewayRefund } from '../payments/gateways/refunds-api.ts'
import { insertGatewayRefund, updateRefund, type HistoryChange, type RefundRow } from './history-queries.ts'
import { nextRefundState } from './machine.ts'

/** Maximum clock difference between the gateway and us. */
const skewMs = 60_000

/** Merges one refund of the gateway into our rows, changing or adding one. */
export async function applyRefund(
  change: HistoryChange,
  rows: RefundRow[],
  refund: GatewayRefund,
): Promise<void> {
  const { tx, money, now, events, happened } = change
  let row =
    rows.find((each) => each.gateway_ref === refund.ref) ??
    rows.find((each) => each.gateway_ref === null && each.id === refund.refundId) ??
    rows.find((each) => mayBe(each, refund))
  if (row === undefined) {
    row = await insertGatewayRefund(tx, money, refund, now)
    rows.push(row)
    const { amount, currency } = refund
    const cause = { code: 'made_at_gateway' } as const
    events.push({ machine: 'refund', to_state: 'sent', cause, amount, currency })
  }
  const before = row.state
  row.state = nextRefundState(before, refund.state)
  const getsRef = row.gateway_ref !== refund.ref
  if (row.state === before && !getsRef) return
  await updateRefund(tx, { ...row, gateway_ref: refund.ref, failure_code: refund.failureCode }, now)
  if (row.state === before) return
  const { state, amount, currency } = row
  const reason = refund.failureCode
  events.push({ machine: 'refund', from_state: before, to_state: state, reason, amount, currency })
  happened.push(`refund_${state}`)
  await book(change, row, before, refund.ref)
}

/** R12: an unnamed refund that matches is taken for a refund of ours without an answer. */
const mayBe = (row: RefundRow, { unnamedSince, amount, currency }: GatewayRefund): boolean =>
  unnamedSince !== undefined &&
  row.gateway_ref === null &&
  row.state === 'sent' &&
  row.amount === amount &&
  row.currency === currency &&
  unnamedSince.getTime() >= row.created_at.getTime() - skewMs

/** Updates the ledger and the money inbox for the refund's new state. */
async function book(
  { tx, money, now }: HistoryChange,
  { state, amount, currency }: RefundRow,
  before: RefundState,
  ref: string,
): Promise<void> {
  const entry = { ...money, ref, amount, currency, now }
  if (state === 'succeeded') await insertLedgerEntry(tx, { ...entry, kind: 'refund' })
  if (state !== 'failed') return
  if (before === 'succeeded') await insertLedgerEntry(tx, { ...entry, kind: 'refund_returned' })
  await insertMoneyItem(tx, { ...entry, kind: 'refund_failed' })
}
