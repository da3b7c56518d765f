import type Stripe from 'stripe'
import type { GatewayRefundsApi, GatewayDispute, GatewayRefund, ListedMoney } from '../refunds-api.ts'
import { GatewayError } from '../gateway.ts'
import { fromStripeAmount, toStripeAmount } from './amounts.ts'
import { translated } from './answers.ts'
import { everyOf } from './pages.ts'

/** Stripe's refunds and disputes. They belong to the intent, even if the buyer paid on a hosted page. */
export function stripeRefundsApi(stripe: Stripe): GatewayRefundsApi {
  return {
    async refund({ paymentRef, amount, currency, refundId, key }) {
      const intent = await question(() => intentOf(stripe, paymentRef))
      return translated(async () =>
        readRefund(
          await stripe.refunds.create(
            {
              payment_intent: intent,
              amount: toStripeAmount(amount, currency),
              metadata: { refund_id: refundId },
            },
            { idempotencyKey: key },
          ),
        ),
      )
    },

    history: (paymentRef) =>
      translated(async () => {
        const payment_intent = await intentOf(stripe, paymentRef)
        const refunds: GatewayRefund[] = []
        const disputes: GatewayDispute[] = []
        for await (const refund of everyOf((page) => stripe.refunds.list({ payment_intent, ...page })))
          refunds.push(readRefund(refund))
        for await (const dispute of everyOf((page) => stripe.disputes.list({ payment_intent, ...page })))
          if (!isInquiry(dispute)) disputes.push(readDispute(dispute))
        return { refunds, disputes }
      }),

    owner: (ref) =>
      translated(async () => {
        const { object, id, metadata } = await stripe.paymentIntents.retrieve(ref)
        if (object !== 'payment_intent') throw wrongObject('payment')
        return { ref: id, attemptId: metadata['attempt_id'] ?? null }
      }),

    async *list(since, until) {
      const created = {
        gte: Math.floor(since.getTime() / 1000),
        ...(until && { lt: Math.ceil(until.getTime() / 1000) }),
      }
      // The charge tells whether the money was refunded or disputed since.
      const expand = ['data.latest_charge']
      const intents = everyOf((page) =>
        translated(async () => stripe.paymentIntents.list({ created, expand, ...page })),
      )
      for await (const intent of intents) if (intent.status === 'succeeded') yield readListed(intent)
    },
  }
}

/** A failure before the refund request says nothing about its idempotency key. */
const question = <T>(call: () => Promise<T>): Promise<T> =>
  translated(call).catch((error: unknown) => {
    if (!(error instanceof GatewayError)) throw error
    throw new GatewayError(error.kind, error.message, error.code, { cause: error })
  })

async function intentOf(stripe: Stripe, ref: string): Promise<string> {
  if (!ref.startsWith('cs_')) return ref
  const { object, payment_intent: intent } = await stripe.checkout.sessions.retrieve(ref)
  if (object !== 'checkout.session') throw wrongObject('payment page')
  const id = typeof intent === 'string' ? intent : intent?.id
  if (id === undefined) throw new GatewayError('missing', 'Nobody has paid on this page')
  return id
}

function readRefund(refund: Stripe.Refund): GatewayRefund {
  if (refund.object !== 'refund' || typeof refund.id !== 'string' || typeof refund.amount !== 'number')
    throw wrongObject('refund')
  const { status } = refund
  const currency = refund.currency.toUpperCase()
  return {
    ref: refund.id,
    // Stripe's enum is open: an unknown value counts as still in progress.
    state: status === 'succeeded' ? status : status === 'failed' || status === 'canceled' ? 'failed' : 'sent',
    amount: fromStripeAmount(refund.amount, currency),
    currency,
    refundId: refund.metadata?.['refund_id'] ?? null,
    failureCode: refund.failure_reason ?? null,
  }
}

/** D6: an inquiry takes no money; the same object may become a dispute later. */
const isInquiry = ({ status }: Stripe.Dispute): boolean =>
  typeof status === 'string' && status.startsWith('warning_')

function readDispute(dispute: Stripe.Dispute): GatewayDispute {
  if (dispute.object !== 'dispute') throw wrongObject('dispute')
  const { id, status, reason, created } = dispute
  const currency = dispute.currency.toUpperCase()
  const won = status === 'won' || status === 'prevented'
  return {
    ref: id,
    state: won ? 'won' : status === 'lost' ? 'lost' : 'open',
    amount: fromStripeAmount(dispute.amount, currency),
    currency,
    reason,
    openedAt: new Date(created * 1000),
  }
}

const wrongObject = (thing: string) =>
  new GatewayError('unknown', `The gateway answered with something that is no ${thing}.`)

function readListed(intent: Stripe.PaymentIntent): ListedMoney {
  const { id, metadata, livemode: live, latest_charge: charge } = intent
  const currency = intent.currency.toUpperCase()
  return {
    ref: id,
    attemptId: metadata['attempt_id'] ?? null,
    orderId: metadata['order_id'] ?? null,
    amount: fromStripeAmount(intent.amount_received, currency),
    currency,
    live,
    ...(typeof charge === 'object' &&
      charge !== null && {
        refunded: fromStripeAmount(charge.amount_refunded, currency),
        disputed: charge.disputed,
      }),
  }
}
