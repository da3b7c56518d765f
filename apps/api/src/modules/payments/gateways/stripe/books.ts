import type Stripe from 'stripe'
import type { GatewayBooks, GatewayDispute, GatewayRefund, ListedMoney } from '../books.ts'
import { GatewayError } from '../gateway.ts'
import { fromStripeAmount, toStripeAmount } from './amounts.ts'
import { translated } from './answers.ts'
import { everyOf } from './pages.ts'

/** What Stripe's books say of money: refunds and disputes hang on the intent, also where the buyer paid on a page. */
export function stripeBooks(stripe: Stripe): GatewayBooks {
  return {
    refund: ({ paymentRef, amount, currency, refundId, key }) =>
      translated(async () =>
        readRefund(
          await stripe.refunds.create(
            {
              payment_intent: await intentOf(stripe, paymentRef),
              amount: toStripeAmount(amount, currency),
              metadata: { refund_id: refundId },
            },
            { idempotencyKey: key },
          ),
        ),
      ),

    history: (paymentRef) =>
      translated(async () => {
        const payment_intent = await intentOf(stripe, paymentRef)
        const refunds: GatewayRefund[] = []
        const disputes: GatewayDispute[] = []
        for await (const refund of everyOf((page) => stripe.refunds.list({ payment_intent, ...page })))
          refunds.push(readRefund(refund))
        for await (const dispute of everyOf((page) => stripe.disputes.list({ payment_intent, ...page })))
          disputes.push(readDispute(dispute))
        return { refunds, disputes }
      }),

    owner: (ref) =>
      translated(async () => {
        const { object, id, metadata } = await stripe.paymentIntents.retrieve(ref)
        if (object !== 'payment_intent') throw notWhatWasAsked('payment')
        return { ref: id, attemptId: metadata['attempt_id'] ?? null }
      }),

    async *list(since) {
      const created = { gte: Math.floor(since.getTime() / 1000) }
      const intents = everyOf((page) =>
        translated(async () => stripe.paymentIntents.list({ created, ...page })),
      )
      for await (const intent of intents) if (intent.status === 'succeeded') yield readListed(intent)
    },
  }
}

async function intentOf(stripe: Stripe, ref: string): Promise<string> {
  if (!ref.startsWith('cs_')) return ref
  const { object, payment_intent: intent } = await stripe.checkout.sessions.retrieve(ref)
  if (object !== 'checkout.session') throw notWhatWasAsked('payment page')
  const id = typeof intent === 'string' ? intent : intent?.id
  if (id === undefined) throw new GatewayError('missing', 'Nobody has paid on this page')
  return id
}

function readRefund(refund: Stripe.Refund): GatewayRefund {
  if (refund.object !== 'refund' || typeof refund.id !== 'string' || typeof refund.amount !== 'number')
    throw notWhatWasAsked('refund')
  const { status } = refund
  const currency = refund.currency.toUpperCase()
  return {
    ref: refund.id,
    // Stripe's enum is open: a word that we do not know means that it is still under way.
    state: status === 'succeeded' ? status : status === 'failed' || status === 'canceled' ? 'failed' : 'sent',
    amount: fromStripeAmount(refund.amount, currency),
    currency,
    refundId: refund.metadata?.['refund_id'] ?? null,
    failureCode: refund.failure_reason ?? null,
  }
}

function readDispute(dispute: Stripe.Dispute): GatewayDispute {
  if (dispute.object !== 'dispute') throw notWhatWasAsked('dispute')
  const { id, status, reason, created } = dispute
  const currency = dispute.currency.toUpperCase()
  const won = status === 'won' || status === 'warning_closed' || status === 'prevented'
  return {
    ref: id,
    state: won ? 'won' : status === 'lost' ? 'lost' : 'open',
    amount: fromStripeAmount(dispute.amount, currency),
    currency,
    reason,
    openedAt: new Date(created * 1000),
  }
}

const notWhatWasAsked = (thing: string) =>
  new GatewayError('unknown', `The gateway answered with something that is no ${thing}.`)

const readListed = (intent: Stripe.PaymentIntent): ListedMoney => ({
  ref: intent.id,
  attemptId: intent.metadata['attempt_id'] ?? null,
  orderId: intent.metadata['order_id'] ?? null,
  amount: fromStripeAmount(intent.amount_received, intent.currency.toUpperCase()),
  currency: intent.currency.toUpperCase(),
  live: intent.livemode,
})
