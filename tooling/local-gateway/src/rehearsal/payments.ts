import { cents } from '../mercadopago/payments.ts'
import type { MpPayment } from '../mercadopago/records.ts'
import { type Gateway, noteOf } from '../gateway.ts'
import { idOf } from '../stripe/stored.ts'
import type Stripe from 'stripe'
import { mercadoPagoScenes, stripeScenes, type Scene } from './scenes.ts'

/** A payment's state, in the same terms for both gateways. */
export type Standing =
  | 'open'
  | 'waiting'
  | 'review'
  | 'paid'
  | 'refused'
  | 'ended'
  | 'cancelled'
  | 'partlyRefunded'
  | 'refunded'
  | 'inquired'
  | 'disputed'
  | 'lost'

/** A payment at either gateway, with the actions that its state allows. */
export interface PaymentCard {
  id: string
  face: 'stripe' | 'mercadopago'
  method: 'card' | 'pix' | 'page'
  /** The shop's order number in the payment. */
  order: string | null
  /** In the currency's minor unit, and an ISO 4217 code. */
  amount: number
  currency: string
  standing: Standing
  /** Milliseconds. */
  created: number
  scenes: Scene[]
}

const SHOWN = 30

/** The latest payments at both gateways, newest first. */
export function paymentCards(gateway: Gateway): PaymentCard[] {
  const { ledger } = gateway
  const stripe = ledger.list('payment_intent').slice(-SHOWN)
  const mercadoPago = ledger.list('mp_payment').slice(-SHOWN)
  return [
    ...stripe.map((intent) => stripeCard(gateway, intent)),
    ...mercadoPago.map(({ value }) => mercadoPagoCard(gateway, value)),
  ]
    .toSorted((one, other) => other.created - one.created)
    .slice(0, SHOWN)
}

function stripeCard({ ledger }: Gateway, intent: Stripe.PaymentIntent): PaymentCard {
  const { pixMethod, session } = noteOf(ledger, intent.id)
  const charge = ledger.get('charge', idOf(intent.latest_charge))
  const refunded = charge?.amount_refunded ?? 0
  const dispute = ledger.list('dispute').findLast((each) => each.payment_intent === intent.id)?.status
  const refund = ledger
    .list('refund')
    .findLast(
      ({ payment_intent, status }) =>
        payment_intent === intent.id && (status === 'succeeded' || status === 'pending'),
    )
  const isPix = intent.payment_method_types.includes('pix') && pixMethod !== undefined
  const standing = stripeStanding(intent, { refunded, dispute })
  return {
    id: intent.id,
    face: 'stripe',
    method: session === undefined ? (isPix ? 'pix' : 'card') : 'page',
    order: intent.description,
    amount: intent.amount,
    currency: intent.currency,
    standing,
    created: intent.created * 1000,
    scenes: stripeScenes({
      id: intent.id,
      amount: intent.amount,
      standing,
      isPix,
      onPage: session !== undefined,
      refund: refund && { id: refund.id, pending: refund.status === 'pending' },
      codeEnded: intent.status === 'requires_payment_method' && pixMethod !== undefined,
    }),
  }
}

function stripeStanding(
  { status, amount, last_payment_error: error, next_action: next }: Stripe.PaymentIntent,
  { refunded, dispute }: { refunded: number; dispute: string | undefined },
): Standing {
  if (dispute === 'needs_response') return 'disputed'
  if (dispute === 'warning_needs_response') return 'inquired'
  if (dispute === 'lost') return 'lost'
  if (status === 'succeeded')
    return refunded === 0 ? 'paid' : refunded < amount ? 'partlyRefunded' : 'refunded'
  if (status === 'canceled') return 'cancelled'
  if (status === 'requires_action' && next !== null) return 'waiting'
  if (error === null) return 'open'
  return error.code === 'payment_intent_payment_attempt_expired' ? 'ended' : 'refused'
}

function mercadoPagoCard({ ledger }: Gateway, payment: MpPayment): PaymentCard {
  const open = ledger
    .list('mp_chargeback')
    .some(({ payments, coverage_applied }) => payments[0] === payment.id && coverage_applied === null)
  const standing = mercadoPagoStanding(payment, open)
  const refund = payment.refunds.findLast(({ status }) => status !== 'rejected')
  return {
    id: String(payment.id),
    face: 'mercadopago',
    method: payment.payment_type_id === 'bank_transfer' ? 'pix' : 'card',
    order: payment.description,
    amount: cents(payment.transaction_amount),
    currency: payment.currency_id,
    standing,
    created: Date.parse(payment.date_created),
    scenes: mercadoPagoScenes({
      id: String(payment.id),
      amount: cents(payment.transaction_amount),
      standing,
      isPix: payment.payment_type_id === 'bank_transfer',
      codeEnded: standing === 'ended',
      refund: refund && { id: String(refund.id), pending: refund.status === 'in_process' },
    }),
  }
}

function mercadoPagoStanding(payment: MpPayment, disputed: boolean): Standing {
  const { status, status_detail: detail, transaction_amount_refunded: refunded } = payment
  if (status === 'cancelled') return detail === 'expired' ? 'ended' : 'cancelled'
  if (status === 'charged_back') return disputed ? 'disputed' : detail === 'reimbursed' ? 'paid' : 'lost'
  if (status === 'approved') return refunded > 0 ? 'partlyRefunded' : 'paid'
  return ({ pending: 'waiting', in_process: 'review', rejected: 'refused', refunded: 'refunded' } as const)[
    status
  ]
}
