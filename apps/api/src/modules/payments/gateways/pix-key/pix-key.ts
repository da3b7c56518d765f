import type { Clock } from '../../../../clock.ts'
import type { PixKeyConfig } from '../../../../config.ts'
import type { Db } from '../../../../db/client.ts'
import { buildBrCode } from '../../br-code.ts'
import { GatewayError, type PaymentSnapshot, type PaymentGateway, type PaymentRequest } from '../gateway.ts'
import { findCredit, findKeyPayment, keepCredit } from './queries.ts'
import { readCredit } from './webhook.ts'

/** §9: a PIX code is valid for 30 minutes. */
const lifetimeSeconds = 1800

export interface PixKeySettings extends PixKeyConfig {
  db: Db
  clock: Clock
  /** False outside production, where a stand-in plays the bank. */
  live: boolean
}

/**
 * The shop's own PIX key: a code with amount and reference, built here. A payment is confirmed by the bank's signed
 * webhook, or by staff who saw the money (P3.8), never by the buyer. There is no API to poll, so the bank's report is
 * stored and read.
 */
export function pixKeyGateway({
  db,
  clock,
  key,
  merchant,
  city,
  webhookSecret,
  live,
}: PixKeySettings): PaymentGateway {
  const gateway: PaymentGateway = {
    name: 'pix_key',
    live,
    options: [
      {
        method: 'pix',
        flow: 'code',
        currencies: ['BRL'],
        expiresAfterSeconds: lifetimeSeconds,
        installments: 1,
        refunds: 'none',
      },
    ],

    offer: ({ method, flow, expiresAfterSeconds, installments }) =>
      flow === 'code'
        ? { gateway: 'pix_key', method, flow, expiresAfterSeconds, installments, sandbox: !live }
        : undefined,

    async createPayment(request) {
      const { orderId, attemptId, amount, currency, begunAt } = request
      if (currency !== 'BRL') throw new GatewayError('refused', 'PIX is in BRL only', 'currency')
      const txid = txidOf(request)
      return {
        ...nothing,
        live,
        ref: txid,
        state: 'processing',
        amount,
        currency,
        orderId,
        attemptId,
        pixCode: buildBrCode({ key, amount, merchant, city, txid }),
        expiresAt: new Date(begunAt.getTime() + lifetimeSeconds * 1000),
      }
    },

    async fetchPayment(ref) {
      const [payment, credit] = [await findKeyPayment(db, ref), await findCredit(db, ref)]
      if (!payment && !credit) throw new GatewayError('missing', 'There is no such payment')
      const over = payment?.expires_at ? payment.expires_at <= clock.now() : false
      return {
        ...nothing,
        live,
        ref,
        state: credit ? 'confirmed' : over ? 'expired' : 'processing',
        amount: credit?.amount ?? payment?.amount ?? 0,
        currency: 'BRL',
        orderId: payment?.order_id ?? null,
        attemptId: payment?.id ?? null,
        pixCode: payment?.pix_code ?? null,
        expiresAt: payment?.expires_at ?? null,
      }
    },

    // Opening involves no gateway, so its answer is never lost.
    findPayment: () => Promise.resolve(undefined),

    // A code that was shown can still be paid; its payment is then late (P1.3).
    async cancelPayment(ref) {
      const snapshot = await gateway.fetchPayment(ref)
      return snapshot.state === 'confirmed' ? snapshot : { ...snapshot, state: 'cancelled' }
    },

    parseWebhook: (webhook) => (webhookSecret === undefined ? undefined : readCredit(webhookSecret, webhook)),

    keepCredit: (credit) => keepCredit(db, credit, clock.now()),
  }
  return gateway
}

/** The order's number, for staff to read on the bank statement, and a unique part from the attempt's id. */
const txidOf = ({ orderNumber, attemptId }: PaymentRequest): string => {
  const own = BigInt(`0x${attemptId.replaceAll('-', '').slice(-14)}`)
    .toString(36)
    .padStart(11, '0')
  return `${orderNumber.replace(/[^A-Za-z0-9]/g, '').slice(0, 14)}${own}`.toUpperCase()
}

const nothing: Pick<PaymentSnapshot, 'methods' | 'clientSecret' | 'payUrl' | 'failureCode'> = {
  methods: ['pix'],
  clientSecret: null,
  payUrl: null,
  failureCode: null,
}
