import type Stripe from 'stripe'
import type { Call } from '../call.ts'
import { newId } from '../ids.ts'
import { noEvidence } from './dispute-evidence.ts'
import { missing, refused } from './errors.ts'
import { emit } from './events.ts'
import { idOf, retrieveIntent } from './stored.ts'

const responseDays = 7

/** GET /v1/disputes/:id */
export function retrieveDispute(call: Call, id: string): Stripe.Dispute {
  const dispute = call.gateway.ledger.get('dispute', id)
  if (!dispute) throw missing('dispute', id)
  return dispute
}

/** The cardholder disputes the charge at the bank: Stripe immediately takes the money from the account. */
export function openDispute(call: Call, paymentIntent: string): Stripe.Dispute {
  const dispute = addDispute(call, paymentIntent, 'needs_response')
  emit(call, 'charge.dispute.created', dispute)
  emit(call, 'charge.dispute.funds_withdrawn', dispute)
  return dispute
}

/**
 * The bank only inquires about the charge: no money moves, and the charge can still be refunded
 * (docs.stripe.com/disputes/how-disputes-work).
 */
export function openInquiry(call: Call, paymentIntent: string): Stripe.Dispute {
  const inquiry = addDispute(call, paymentIntent, 'warning_needs_response')
  emit(call, 'charge.dispute.created', inquiry)
  return inquiry
}

/** The bank decides a dispute. If won, the money is returned. */
export function closeDispute(call: Call, paymentIntent: string, status: 'won' | 'lost'): Stripe.Dispute {
  const closed = change(call, openOf(call, paymentIntent, 'needs_response'), { status })
  emit(call, 'charge.dispute.closed', closed)
  if (status === 'won') emit(call, 'charge.dispute.funds_reinstated', closed)
  return closed
}

/** The bank accepts the response, or lets the deadline pass. */
export function closeInquiry(call: Call, paymentIntent: string): Stripe.Dispute {
  const inquiry = openOf(call, paymentIntent, 'warning_needs_response')
  const closed = change(call, inquiry, { status: 'warning_closed' })
  emit(call, 'charge.dispute.closed', closed)
  return closed
}

/** An inquiry becomes a dispute under the same id, and the money leaves the account. */
export function escalateInquiry(call: Call, paymentIntent: string): Stripe.Dispute {
  const inquiry = openOf(call, paymentIntent, 'warning_needs_response')
  const dispute = change(call, inquiry, {
    status: 'needs_response',
    is_charge_refundable: false,
    ...detailsOf(call, inquiry.charge, 'chargeback'),
  })
  emit(call, 'charge.dispute.updated', dispute, { status: inquiry.status })
  emit(call, 'charge.dispute.funds_withdrawn', dispute)
  return dispute
}

/** The dispute that prevents a refund of a charge: one that took its money and was not won. */
export function blockingDispute({ gateway: { ledger } }: Call, charge: string): Stripe.Dispute | undefined {
  return ledger
    .list('dispute')
    .find((each) => each.charge === charge && !each.is_charge_refundable && each.status !== 'won')
}

function addDispute(
  call: Call,
  paymentIntent: string,
  status: 'needs_response' | 'warning_needs_response',
): Stripe.Dispute {
  const { clock, ledger } = call.gateway
  const charge = ledger.get('charge', idOf(retrieveIntent(call, paymentIntent).latest_charge))
  if (!charge?.paid) throw refused('Only a payment that succeeded can be disputed.')
  const known = ledger.list('dispute').filter((each) => each.charge === charge.id)
  if (known.some((each) => each.status !== 'warning_closed'))
    throw refused(`Charge ${charge.id} is disputed already.`)
  const left = charge.amount_captured - charge.amount_refunded
  if (left === 0) throw refused(`Charge ${charge.id} was refunded; nothing is left to dispute.`)
  const inquiry = status === 'warning_needs_response'
  const dispute: Stripe.Dispute = {
    id: newId('dp'),
    object: 'dispute',
    amount: left,
    balance_transactions: [],
    charge: charge.id,
    created: clock.seconds(),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: noEvidence,
    evidence_details: {
      due_by: clock.seconds() + responseDays * 86_400,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'manual',
    },
    intended_submission_method: 'manual',
    is_charge_refundable: inquiry,
    livemode: false,
    metadata: {},
    payment_intent: paymentIntent,
    reason: 'fraudulent',
    status,
    ...detailsOf(call, charge.id, inquiry ? 'inquiry' : 'chargeback'),
  }
  ledger.put('dispute', dispute)
  ledger.put('charge', { ...charge, disputed: true })
  return dispute
}

function openOf({ gateway: { ledger } }: Call, paymentIntent: string, status: string): Stripe.Dispute {
  const open = ledger
    .list('dispute')
    .find((each) => each.payment_intent === paymentIntent && each.status === status)
  if (open) return open
  throw refused(`No ${status === 'needs_response' ? 'dispute' : 'inquiry'} of ${paymentIntent} is open.`)
}

function change(call: Call, dispute: Stripe.Dispute, changes: Partial<Stripe.Dispute>): Stripe.Dispute {
  const changed = { ...dispute, ...changes }
  call.gateway.ledger.put('dispute', changed)
  return changed
}

/** The card network's details of the dispute; undefined if the charge was not by card. */
function detailsOf(
  call: Call,
  chargeId: Stripe.Dispute['charge'],
  case_type: 'chargeback' | 'inquiry',
): Pick<Stripe.Dispute, 'payment_method_details'> {
  const card = call.gateway.ledger.get('charge', idOf(chargeId))?.payment_method_details?.card
  const brand = card?.brand ?? 'visa'
  if (!card) return {}
  return {
    payment_method_details: {
      type: 'card',
      card: { brand, case_type, network: card.network ?? brand, network_reason_code: '10.4' },
    },
  }
}
