import type { PaymentState } from '@recadinho/contracts/payments'
import { insertMoneyItem } from '../ledger/items.ts'
import { insertLedgerEntry } from '../ledger/queries.ts'
import type { GatewayDispute } from '../payments/gateways/refunds-api.ts'
import { insertDispute, lockDisputes, setDisputeState, type HistoryChange } from './history-queries.ts'
import { nextDisputeState } from './machine.ts'

type Dispute = Awaited<ReturnType<typeof lockDisputes>>[number]

/** Merges the gateway's disputes of a payment into ours, and returns each in its current state. */
export async function applyDisputes(
  { tx, money, now, happened }: HistoryChange,
  disputes: readonly GatewayDispute[],
): Promise<Dispute[]> {
  const known = await lockDisputes(tx, money.gateway, money.paymentRef)
  for (const dispute of disputes) {
    const row = known.find(({ gateway_ref }) => gateway_ref === dispute.ref)
    const state = nextDisputeState(row?.state, dispute.state)
    if (row?.state === state) continue
    const { ref, amount, currency } = dispute
    const entry = { ...money, ref, amount, currency, now }
    // Booked even if we learn of it late: the money was taken when the dispute was opened.
    if (row === undefined) {
      known.push(await insertDispute(tx, money, { ...dispute, state }, now))
      await insertLedgerEntry(tx, { ...entry, kind: 'dispute' })
    } else {
      row.state = state
      await setDisputeState(tx, row.id, state, now)
    }
    if (state === 'won') await insertLedgerEntry(tx, { ...entry, kind: 'dispute_returned' })
    await insertMoneyItem(tx, {
      ...entry,
      kind: 'dispute',
      details: dispute.reason === null ? null : { code: 'dispute_reason', reason: dispute.reason },
      resolved: state !== 'open',
    })
    happened.push(`dispute_${state}`)
  }
  return known
}

/** The payment state that follows from its disputes. */
export function stateAfter(disputes: readonly Dispute[]): PaymentState {
  const states = new Set(disputes.map(({ state }) => state))
  return states.has('open') ? 'disputed' : states.has('lost') ? 'lost' : 'confirmed'
}

/** Minor units taken by lost disputes. */
export const lostTo = (disputes: readonly Dispute[]): number =>
  disputes.reduce((sum, { state, amount }) => sum + (state === 'lost' ? amount : 0), 0)
