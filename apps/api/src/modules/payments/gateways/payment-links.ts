import type { Clock } from '../../../clock.ts'
import type { Db } from '../../../db/client.ts'
import { GatewayError, type PaymentSnapshot, type PaymentGateway, type GatewayOption } from './gateway.ts'
import { findLink, findLinkPayment } from './payment-links-queries.ts'

/** How long an order waits for money that staff look for by hand. */
const lifetimeSeconds = 3 * 24 * 3600

const option: Pick<
  GatewayOption,
  'flow' | 'currencies' | 'expiresAfterSeconds' | 'installments' | 'refunds'
> = {
  flow: 'link',
  currencies: 'any',
  expiresAfterSeconds: lifetimeSeconds,
  installments: 1,
  refunds: 'none',
}

export interface PaymentLinksSettings {
  db: Db
  clock: Clock
  live: boolean
}

/**
 * The shop's own payment links: pages that staff set up for each package at any payment service. The shop is not
 * notified of a payment; staff see the money with the order's number and confirm by hand (P3.8). So this gateway only
 * knows what the shop itself stored, and never reports `confirmed`.
 */
export function paymentLinksGateway({ db, clock, live }: PaymentLinksSettings): PaymentGateway {
  const gateway: PaymentGateway = {
    name: 'links',
    live,
    options: [
      { ...option, method: 'card' },
      { ...option, method: 'pix' },
    ],

    offer({ method, flow, expiresAfterSeconds, installments }, { currency, paymentLinks }) {
      const links = paymentLinks.filter((link) => link.method === method && link.currency === currency)
      if (flow !== 'link' || links.length === 0) return undefined
      return {
        gateway: 'links',
        method,
        flow,
        expiresAfterSeconds,
        installments,
        sandbox: links.some(({ url }) => isLoopback(url)),
        prices: links.map(({ package_id: packageId, amount }) => ({
          packageId,
          amount: { amount, currency },
        })),
      }
    },

    async createPayment({ orderId, attemptId, packageId, method, amount, currency, begunAt }) {
      const link = await findLink(db, { packageId, method, currency })
      if (link?.amount !== amount) {
        throw new GatewayError('refused', 'There is no payment link for this package and amount', 'no_link')
      }
      return {
        ...nothing,
        ref: attemptId,
        state: 'processing',
        amount,
        currency,
        orderId,
        attemptId,
        live,
        methods: [method],
        payUrl: link.url,
        expiresAt: new Date(begunAt.getTime() + lifetimeSeconds * 1000),
      }
    },

    async fetchPayment(ref) {
      const payment = await findLinkPayment(db, ref)
      if (payment === undefined) throw new GatewayError('missing', 'There is no such payment')
      const { id, order_id: orderId, method, amount, currency, pay_url: payUrl } = payment
      const expiresAt = payment.expires_at
      const over = expiresAt !== null && expiresAt <= clock.now()
      return {
        ...nothing,
        ref,
        state: over ? 'expired' : 'processing',
        amount,
        currency,
        orderId,
        attemptId: id,
        live,
        methods: [method],
        payUrl,
        expiresAt,
      }
    },

    // Opening involves only our own database, so its answer is never lost.
    findPayment: () => Promise.resolve(undefined),

    cancelPayment: async (ref) => ({ ...(await gateway.fetchPayment(ref)), state: 'cancelled' }),

    parseWebhook: () => undefined,
  }
  return gateway
}

const nothing: Pick<PaymentSnapshot, 'clientSecret' | 'pixCode' | 'failureCode'> = {
  clientSecret: null,
  pixCode: null,
  failureCode: null,
}

/** A loopback link can only be a stand-in's. */
const isLoopback = (url: string) => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname)
