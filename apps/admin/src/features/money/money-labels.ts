import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import {
  gatewayEventOutcomes,
  ledgerAccounts,
  type DisputeState,
  type GatewayEventOutcome,
  type LedgerAccount,
  type LedgerKind,
  type RefundState,
} from '@recadinho/contracts/money'
import type { PaymentOutcome } from '@recadinho/contracts/payments'
import { gatewayName } from '../../lib/labels.ts'
import type { Tone } from '../../lib/tones.ts'

export const refundStateTones: Record<RefundState, Tone> = {
  requested: 'warning',
  sent: 'warning',
  succeeded: 'success',
  failed: 'danger',
}

export const disputeStateLabels: Record<DisputeState, MessageDescriptor> = {
  open: msg`Open`,
  won: msg`Won`,
  lost: msg({ context: 'dispute', message: 'Lost' }),
}

export const disputeStateTones: Record<DisputeState, Tone> = {
  open: 'danger',
  won: 'success',
  lost: 'neutral',
}

export const ledgerKindLabels: Record<LedgerKind, MessageDescriptor> = {
  capture: msg`Received`,
  reclassification: msg`Moved between accounts`,
  refund: msg`Refunded`,
  refund_returned: msg`Refund returned`,
  dispute: msg`Withdrawn for a dispute`,
  dispute_returned: msg`Returned after a dispute`,
}

const accountLabels: Record<LedgerAccount, MessageDescriptor> = {
  sales: msg`Sales`,
  unassigned: msg`Unassigned`,
  refunds: msg`Refunds`,
  disputes: msg`Disputes`,
}

/** Name of a ledger account: one of the shop's own or a gateway. */
export function accountName(i18n: I18n, account: string): string {
  const own = ledgerAccounts.find((each) => each === account)
  return own ? i18n._(accountLabels[own]) : gatewayName(i18n, account)
}

/** The outcome shown to the buyer. */
export const outcomeLabels: Record<PaymentOutcome, MessageDescriptor> = {
  confirmed: msg`Payment confirmed`,
  processing: msg`Payment processing`,
  failed: msg`Payment failed`,
  error: msg`We're checking`,
}

const eventOutcomeLabels: Record<GatewayEventOutcome, MessageDescriptor> = {
  applied: msg`Applied`,
  unchanged: msg`No change`,
  unmatched: msg`No order found`,
  ignored: msg`Ignored`,
  dead: msg`Failed permanently`,
}

/** Label of an event's outcome. An outcome known only to a newer server is shown as it is. */
export function eventOutcome(i18n: I18n, outcome: string | null): string {
  if (outcome === null) return i18n._(msg`Waiting`)
  const known = gatewayEventOutcomes.find((each) => each === outcome)
  return known ? i18n._(eventOutcomeLabels[known]) : outcome
}
