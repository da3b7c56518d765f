import type { PaymentOption } from '@recadinho/contracts/catalog'
import type { Clock } from '../../../../clock.ts'
import type { GatewayConfig } from '../../../../config.ts'
import { GatewayError, type PaymentGateway, type PaymentRequest, type GatewayOption } from '../gateway.ts'
import { currencies, toDecimal } from './amounts.ts'
import { mercadoPagoRefundsApi } from './refunds-api.ts'
import { mercadoPagoClient } from './client.ts'
import { pathOf, readPayment, readResults } from './payment.ts'
import { readNotification } from './webhook.ts'

/** §9: a PIX code is valid for 30 minutes, which is also Mercado Pago's minimum. */
const pixLifetimeSeconds = 1800

const options: readonly GatewayOption[] = [
  {
    method: 'card',
    flow: 'inline',
    currencies,
    expiresAfterSeconds: null,
    installments: 3,
    // Mercado Pago's `min_allowed_amount` of cards in Brazil (its payment_methods list); PIX takes a cent.
    minimums: { BRL: 50 },
    refunds: 'partial',
  },
  {
    method: 'pix',
    flow: 'code',
    currencies,
    expiresAfterSeconds: pixLifetimeSeconds,
    installments: 1,
    refunds: 'partial',
  },
]

/** Mercado Pago's Payments API: PIX codes, and cards as tokens from its own browser script. */
export function mercadoPagoGateway(
  settings: GatewayConfig<'mercadopago'> & {
    notificationUrl: string
    clock: Clock
    /** The timeout of a call, which may be retried once. */
    timeoutMs: number
  },
): PaymentGateway {
  const client = mercadoPagoClient(settings)
  const gateway: PaymentGateway = {
    name: 'mercadopago',
    live: settings.accessToken.startsWith('APP_USR-') && settings.apiUrl === undefined,
    options,
    offer: (option) => offerOf(option, settings),

    async createPayment(request) {
      const body = bodyOf(request, settings.notificationUrl)
      const answer = await client.send('POST', '/v1/payments', body, `att_${request.attemptId}:create`)
      const payment = readPayment(answer)
      // The code lives some seconds longer at Mercado Pago; the buyer gets the agreed time.
      return payment.expiresAt ? { ...payment, expiresAt: endOf(request) } : payment
    },

    fetchPayment: async (ref) => readPayment(await client.get(pathOf(ref))),

    async findPayment({ id }) {
      const query = { external_reference: id, sort: 'date_created', criteria: 'desc' }
      const [found] = readResults(await client.get('/v1/payments/search', query))
      return found && readPayment(found)
    },

    async cancelPayment(ref) {
      try {
        return readPayment(
          await client.send('PUT', pathOf(ref), { status: 'cancelled' }, `pay_${ref}:cancel`),
        )
      } catch (error) {
        // Already paid, refused or ended; its current state decides.
        if (error instanceof GatewayError && error.kind === 'refused') return gateway.fetchPayment(ref)
        throw error
      }
    },

    refundsApi: mercadoPagoRefundsApi(client, settings.clock),
    parseWebhook: (webhook) => readNotification(settings.webhookSecret, webhook),
  }
  return gateway
}

function offerOf(
  { method, flow, expiresAfterSeconds, installments }: GatewayOption,
  { publicKey, scriptUrl, apiUrl }: GatewayConfig<'mercadopago'>,
): PaymentOption | undefined {
  const fields = {
    gateway: 'mercadopago' as const,
    method,
    expiresAfterSeconds,
    installments,
    sandbox: apiUrl !== undefined,
  }
  if (flow === 'code') return { ...fields, flow }
  if (flow !== 'inline') return undefined
  return {
    ...fields,
    flow,
    form: 'token',
    publishableKey: publicKey,
    wallets: false,
    ...(scriptUrl ? { scriptUrl } : {}),
  }
}

const endOf = ({ begunAt }: PaymentRequest) => new Date(begunAt.getTime() + pixLifetimeSeconds * 1000)

function bodyOf(request: PaymentRequest, notificationUrl: string) {
  const [first = '', ...rest] = request.payer.name.split(/\s+/)
  const shared = {
    transaction_amount: toDecimal(request.amount, request.currency),
    description: request.orderNumber,
    external_reference: request.attemptId,
    metadata: { order_id: request.orderId, attempt_id: request.attemptId },
    // Mercado Pago cannot reach a local hostname, and rejects plain http.
    ...(notificationUrl.startsWith('https://') ? { notification_url: notificationUrl } : {}),
    payer: {
      email: request.payer.email,
      first_name: first,
      ...(rest.length > 0 ? { last_name: rest.join(' ') } : {}),
    },
  }
  if (request.method === 'pix') {
    // Mercado Pago counts its minimum from when it receives the request.
    const end = new Date(endOf(request).getTime() + 5000)
    return {
      ...shared,
      payment_method_id: 'pix',
      date_of_expiration: end.toISOString().replace('Z', '+00:00'),
    }
  }
  // A token is used up by its first try and never stored, so only the buyer's own request can open a card payment.
  if (!request.card) throw new GatewayError('unknown', 'The card of this payment is not here any more')
  const { token, brand, installments, issuerId } = request.card
  return {
    ...shared,
    token,
    payment_method_id: brand,
    installments,
    ...(issuerId === undefined ? {} : { issuer_id: issuerId }),
  }
}
