import { GatewayError } from '@recadinho/api/gateways/gateway'
import { stripeGateway } from '@recadinho/api/gateways/stripe'
import Stripe from 'stripe'
import { amount, paymentRequest, refundRequest } from './request.ts'
import type { StripeKeys } from './settings.ts'
import { eventually, expectEqual, type Step } from './steps.ts'

/** Used only within this run, to check that a real event can be parsed. */
const webhookSecret = 'whsec_of_the_smoke_run'

/** Tests the shop's own adapter against a Stripe sandbox. The SDK acts as the buyer's browser. */
export function stripeSteps(keys: StripeKeys): Step[] {
  const gateway = stripeGateway({
    ...keys,
    apiUrl: keys.apiUrl,
    scriptUrl: undefined,
    publishableKey: '',
    webhookSecret,
    publicOrigin: 'https://example.com',
    timeoutMs: 20_000,
  })
  const stripe = new Stripe(keys.secretKey, { telemetry: false, ...hostOf(keys.apiUrl) })

  async function pay(card: string): Promise<string> {
    const { ref } = await gateway.createPayment(paymentRequest({}))
    await stripe.paymentIntents.confirm(ref, { payment_method: card }).catch((error: unknown) => {
      if (!(error instanceof Stripe.errors.StripeCardError)) throw error
    })
    return ref
  }

  /** Parses an event as if it arrived by webhook, because a machine without a public address receives none. */
  async function expectEvent(type: Stripe.Event['type'], ref: string): Promise<void> {
    const event = await eventually(`${type} of ${ref}`, async () => {
      const { data } = await stripe.events.list({ type, limit: 50 })
      return data.find(({ data: { object } }) => JSON.stringify(object).includes(ref))
    })
    const payload = JSON.stringify(event)
    const signature = stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret })
    const read = gateway.parseWebhook({
      raw: Buffer.from(payload),
      headers: { 'stripe-signature': signature },
      query: {},
      receivedAt: new Date(),
    })
    expectEqual('the payment that the event is about', read?.ref, ref)
    expectEqual('what makes the event foreign', read?.foreign, undefined)
  }

  return [
    {
      title: 'a test card pays, the event is read, a part is refunded',
      async run() {
        const ref = await pay('pm_card_visa')
        const paid = await gateway.fetchPayment(ref)
        expectEqual('state', paid.state, 'confirmed')
        expectEqual('amount', paid.amount, amount)
        await expectEvent('payment_intent.succeeded', ref)
        const refund = await gateway.refundsApi?.refund(refundRequest(ref, 100))
        if (refund?.state !== 'sent') expectEqual('refund', refund?.state, 'succeeded')
        const history = await gateway.refundsApi?.history(ref)
        expectEqual('the refund in the list', history?.refunds[0]?.refundId, refund?.refundId)
        await expectEvent('charge.refunded', ref)
      },
    },
    {
      title: 'a declined card is refused with its reason',
      async run() {
        const { state, failureCode } = await gateway.fetchPayment(await pay('pm_card_chargeDeclined'))
        expectEqual('state', state, 'refused')
        expectEqual('reason', failureCode, 'generic_decline')
      },
    },
    {
      title: 'an open payment is cancelled, and found by its attempt',
      async run() {
        const request = paymentRequest({})
        const { ref } = await gateway.createPayment(request)
        const { attemptId: id, flow, begunAt } = request
        const found = await eventually('the payment', () => gateway.findPayment({ id, flow, begunAt }))
        expectEqual('the payment that was found', found.ref, ref)
        expectEqual('state', (await gateway.cancelPayment(ref)).state, 'cancelled')
      },
    },
    {
      title: 'a PIX code is made and voided',
      async run() {
        const request = paymentRequest({ method: 'pix', flow: 'code' })
        const opened = await gateway.createPayment(request).catch((error: unknown) => {
          // The method is refused in a sandbox of another country or without PIX enabled.
          if (error instanceof GatewayError && error.kind === 'refused') return error
          throw error
        })
        if (opened instanceof GatewayError)
          return { skipped: `this account takes no PIX: ${opened.code ?? opened.message}` }
        if (!opened.pixCode?.startsWith('000201')) throw new Error('There is no PIX code in the answer')
        expectEqual('state', (await gateway.cancelPayment(opened.ref)).state, 'cancelled')
        return undefined
      },
    },
  ]
}

function hostOf(apiUrl: string | undefined) {
  if (apiUrl === undefined) return {}
  const { hostname: host, port } = new URL(apiUrl)
  return { host, port: Number(port), protocol: 'http' as const }
}
