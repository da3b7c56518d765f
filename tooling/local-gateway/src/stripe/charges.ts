import type Stripe from 'stripe'
import type { Call } from '../call.ts'
import { newId, randomText } from '../ids.ts'
import type { CardBehaviour } from './cards.ts'
import { missing } from './errors.ts'

/** A bank's decline of a charge. */
export type Refusal = Extract<CardBehaviour, { kind: 'declines' }>

/** GET /v1/charges/:id */
export function retrieveCharge(call: Call, id: string): Stripe.Charge {
  const charge = call.gateway.ledger.get('charge', id)
  if (!charge) throw missing('charge', id)
  return charge
}

/** Creates the charge of one attempt: paid, or declined with the bank's reason. */
export function addCharge(
  call: Call,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  result: { refusal?: Refusal; challenged?: boolean },
): Stripe.Charge {
  const { gateway } = call
  const { refusal } = result
  const id = newId(method.type === 'card' ? 'ch' : 'py')
  const charge: Stripe.Charge = {
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: refusal ? 0 : intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: method.type === 'card' ? 'LOCAL SANDBOX' : null,
    captured: !refusal,
    created: gateway.clock.seconds(),
    currency: intent.currency,
    customer: null,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: refusal?.code ?? null,
    failure_message: refusal?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: outcome(refusal),
    paid: !refusal,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: methodDetails(intent, method, result.challenged === true),
    radar_options: {},
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: refusal ? null : `${gateway.url}/receipts/${id}`,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: intent.statement_descriptor,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status: refusal ? 'failed' : 'succeeded',
    transfer_data: null,
    transfer_group: null,
  }
  gateway.ledger.put('charge', charge)
  return charge
}

function outcome(refusal: Refusal | undefined): Stripe.Charge.Outcome {
  return {
    advice_code: refusal?.code === 'processing_error' ? 'try_again_later' : null,
    network_advice_code: null,
    network_decline_code: refusal ? '01' : null,
    network_status: refusal ? 'declined_by_network' : 'approved_by_network',
    reason: refusal ? (refusal.declineCode ?? refusal.code) : null,
    risk_level: 'normal',
    risk_score: 12,
    seller_message: refusal
      ? 'The bank did not return any further details with this decline.'
      : 'Payment complete.',
    type: refusal ? 'issuer_declined' : 'authorized',
  }
}

function methodDetails(
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  challenged: boolean,
): Stripe.Charge.PaymentMethodDetails {
  const { card } = method
  if (!card) return { type: 'pix', pix: { bank_transaction_id: `E${randomText(31)}` } }
  return {
    type: 'card',
    card: {
      amount_authorized: intent.amount,
      authorization_code: null,
      brand: card.brand,
      checks: card.checks,
      country: card.country,
      electronic_commerce_indicator: null,
      exp_month: card.exp_month,
      exp_year: card.exp_year,
      fingerprint: card.fingerprint ?? null,
      funding: card.funding,
      installments: null,
      last4: card.last4,
      mandate: null,
      network: card.brand,
      network_transaction_id: randomText(15),
      regulated_status: 'unregulated',
      three_d_secure: challenged
        ? {
            authentication_flow: 'challenge',
            electronic_commerce_indicator: '05',
            exemption_indicator: null,
            result: 'authenticated',
            result_reason: null,
            transaction_id: null,
            version: '2.2.0',
          }
        : null,
      transaction_link_id: null,
      wallet: null,
    },
  }
}
