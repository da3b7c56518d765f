import type Stripe from 'stripe'
import type { Call } from '../call.ts'
import { newId } from '../ids.ts'
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

/** The card's holder asks the bank for the money back: Stripe takes it from the account at once. */
export function openDispute(call: Call, paymentIntent: string): Stripe.Dispute {
  const { clock, ledger } = call.gateway
  const charge = ledger.get('charge', idOf(retrieveIntent(call, paymentIntent).latest_charge))
  if (!charge?.paid) throw refused('Only a payment that succeeded can be disputed.')
  if (charge.disputed) throw refused(`Charge ${charge.id} is disputed already.`)
  const left = charge.amount_captured - charge.amount_refunded
  if (left === 0) throw refused(`Charge ${charge.id} was refunded; nothing is left to dispute.`)
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
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: paymentIntent,
    reason: 'fraudulent',
    status: 'needs_response',
  }
  ledger.put('dispute', dispute)
  ledger.put('charge', { ...charge, disputed: true })
  emit(call, 'charge.dispute.created', dispute)
  return dispute
}

/** The bank has decided. */
export function closeDispute(call: Call, paymentIntent: string, status: 'won' | 'lost'): Stripe.Dispute {
  const { ledger } = call.gateway
  const open = ledger
    .list('dispute')
    .find((each) => each.payment_intent === paymentIntent && each.status === 'needs_response')
  if (!open) throw refused(`No dispute of ${paymentIntent} is open.`)
  const closed: Stripe.Dispute = { ...open, status }
  ledger.put('dispute', closed)
  emit(call, 'charge.dispute.closed', closed)
  return closed
}

const noEvidence: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
  enhanced_evidence: {},
}
