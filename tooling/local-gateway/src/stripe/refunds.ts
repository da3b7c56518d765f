import type Stripe from 'stripe'
import type { Call } from '../call.ts'
import { newId } from '../ids.ts'
import { isImmediate, watchRefund } from '../slow-refunds.ts'
import { retrieveCharge } from './charges.ts'
import { blockingDispute } from './disputes.ts'
import { invalid, missing, refused } from './errors.ts'
import { emit } from './events.ts'
import { excludeEachOther, mergeMetadata, onlySupported } from './limits.ts'
import { idOf, retrieveIntent } from './stored.ts'

const SUPPORTED = ['amount', 'charge', 'expand', 'metadata', 'payment_intent', 'reason']

/** POST /v1/refunds. Never more than the captured amount that is not refunded yet. */
export function createRefund(call: Call, params: Stripe.RefundCreateParams): Stripe.Refund {
  onlySupported(params, SUPPORTED)
  excludeEachOther(params, 'charge', 'payment_intent')
  const charge = chargeToRefund(call, params)
  if (blockingDispute(call, charge.id))
    throw refused(`Charge ${charge.id} has been charged back; cannot issue a refund.`, 'charge_disputed')
  const left = charge.amount_captured - charge.amount_refunded
  if (left === 0) throw refused(`Charge ${charge.id} has already been refunded.`, 'charge_already_refunded')
  const amount = params.amount ?? left
  if (amount < 1)
    throw invalid('This value must be greater than or equal to 1.', 'amount', 'parameter_invalid_integer')
  if (amount > left) {
    throw refused(
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${left}).`,
      undefined,
      'amount',
    )
  }
  const refund = addRefund(call, charge, amount, params)
  const amount_refunded = charge.amount_refunded + amount
  const refunded: Stripe.Charge = {
    ...charge,
    amount_refunded,
    refunded: amount_refunded === charge.amount_captured,
  }
  call.gateway.ledger.put('charge', refunded)
  emit(call, 'refund.created', refund)
  emit(call, 'charge.refunded', refunded)
  return refund
}

/** GET /v1/refunds/:id */
export function retrieveRefund(call: Call, id: string): Stripe.Refund {
  const refund = call.gateway.ledger.get('refund', id)
  if (!refund) throw missing('refund', id)
  return refund
}

/** A pending refund reaches the buyer. */
export function completeRefund(call: Call, id: string): Stripe.Refund {
  const refund = retrieveRefund(call, id)
  if (refund.status !== 'pending') throw refused(`Refund ${id} is not pending.`)
  const completed: Stripe.Refund = { ...refund, status: 'succeeded' }
  return call.gateway.ledger.transaction(() => {
    call.gateway.ledger.put('refund', completed)
    emit(call, 'refund.updated', completed, { status: refund.status })
    return completed
  })
}

/** A pending refund fails, or the buyer's bank returns one that had succeeded: the shop has the money again. */
export function failRefund(call: Call, id: string): Stripe.Refund {
  const { ledger } = call.gateway
  const refund = retrieveRefund(call, id)
  if (refund.status !== 'succeeded' && refund.status !== 'pending')
    throw refused(`Refund ${id} is neither pending nor succeeded.`)
  const charge = retrieveCharge(call, idOf(refund.charge))
  const isPix = refund.destination_details?.type === 'pix'
  const failed: Stripe.Refund = {
    ...refund,
    status: 'failed',
    failure_balance_transaction: newId('txn'),
    failure_reason: isPix ? 'unknown' : 'lost_or_stolen_card',
  }
  ledger.put('refund', failed)
  ledger.put('charge', {
    ...charge,
    amount_refunded: charge.amount_refunded - refund.amount,
    refunded: false,
  })
  emit(call, 'refund.updated', failed, { status: refund.status })
  emit(call, 'refund.failed', failed)
  return failed
}

function chargeToRefund(call: Call, params: Stripe.RefundCreateParams): Stripe.Charge {
  if (params.charge !== undefined) {
    const charge = retrieveCharge(call, params.charge)
    if (!charge.paid) throw refused(`Charge ${charge.id} was not paid.`)
    return charge
  }
  if (params.payment_intent === undefined) {
    throw invalid(
      'One of the following params should be provided for this request: payment_intent or charge.',
    )
  }
  const intent = retrieveIntent(call, params.payment_intent)
  if (intent.status !== 'succeeded' || intent.latest_charge === null) {
    throw refused(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`)
  }
  return retrieveCharge(call, idOf(intent.latest_charge))
}

function addRefund(
  call: Call,
  charge: Stripe.Charge,
  amount: number,
  params: Stripe.RefundCreateParams,
): Stripe.Refund {
  const isPix = charge.payment_method_details?.type === 'pix'
  const refund: Stripe.Refund = {
    id: newId(isPix ? 'pyr' : 're'),
    object: 'refund',
    amount,
    balance_transaction: newId('txn'),
    charge: charge.id,
    created: call.gateway.clock.seconds(),
    currency: charge.currency,
    customer: null,
    customer_account: null,
    destination_details: isPix
      ? { type: 'pix', pix: {} }
      : {
          type: 'card',
          card: {
            type: 'refund',
            reference_status: 'pending',
            reference_type: 'acquirer_reference_number',
          },
        },
    metadata: mergeMetadata({}, params.metadata),
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: params.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: isImmediate(call.gateway, isPix) ? 'succeeded' : 'pending',
    transfer_reversal: null,
  }
  call.gateway.ledger.put('refund', refund)
  if (refund.status === 'pending') watchRefund(call.gateway, refund.id)
  return refund
}
