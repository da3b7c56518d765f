import type Stripe from 'stripe'
import type { GatewayBooks, GatewayDispute, GatewayRefund, ListedMoney } from '../books.ts'
import { GatewayError } from '../gateway.ts'
import { fromStripeAmount, toStripeAmount } from './amounts.ts'
import { translated } from './answers.ts'

const all = { limit: 100 } as const

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
        for await (const refund of stripe.refunds.list({ payment_intent, ...all }))
          refunds.push(readRefund(refund))
        for await (const dispute of stripe.disputes.list({ payment_intent, ...all }))
          disputes.push(readDispute(dispute))
        return { refunds, disputes }
      }),

    owner: (ref) =>
      translated(async () => {
        const { id, metadata } = await stripe.paymentIntents.retrieve(ref)
        return { ref: id, attemptId: metadata['attempt_id'] ?? null }
      }),

    async *list(since) {
      const created = { gte: Math.floor(since.getTime() / 1000) }
      let after: string | undefined
      for (;;) {
        const page = await translated(() =>
          stripe.paymentIntents.list({ created, ...all, ...(after ? { starting_after: after } : {}) }),
        )
        for (const intent of page.data) if (intent.status === 'succeeded') yield readListed(intent)
        after = page.data.at(-1)?.id
        if (!page.has_more || after === undefined) return
      }
    },
  }
}

async function intentOf(stripe: Stripe, ref: string): Promise<string> {
  if (!ref.startsWith('cs_')) return ref
  const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(ref)
  const id = typeof intent === 'string' ? intent : intent?.id
  if (id === undefined) throw new GatewayError('missing', 'Nobody has paid on this page')
  return id
}

function readRefund(refund: Stripe.Refund): GatewayRefund {
  if (refund.object !== 'refund' || typeof refund.id !== 'string' || typeof refund.amount !== 'number')
    throw new GatewayError('unknown', 'The gateway answered with something that is no refund.')
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

const readListed = (intent: Stripe.PaymentIntent): ListedMoney => ({
  ref: intent.id,
  attemptId: intent.metadata['attempt_id'] ?? null,
  orderId: intent.metadata['order_id'] ?? null,
  amount: fromStripeAmount(intent.amount_received, intent.currency.toUpperCase()),
  currency: intent.currency.toUpperCase(),
  live: intent.livemode,
})
