import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Order } from '@recadinho/contracts/orders'
import { stripeEventTypes, type CreatedPayment } from '@recadinho/contracts/payments'
import { startLocalGateway, type LocalGateway, type ShopControls } from '@recadinho/local-gateway'
import Stripe from 'stripe'
import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import { createTestApp, type Browser, type TestApp, type TestOptions } from './app.ts'
import { createTestClock } from './clock.ts'
import { eventually } from './eventually.ts'
import { placeOrder, readOrder, withKey } from './order.ts'

export const webhookSecret = 'whsec_for_tests'
export const gatewayKeys = {
  secretKey: 'sk_test_for_tests',
  publishableKey: 'pk_test_for_tests',
  webhookSecret,
}

export const mercadoPagoKeys = {
  accessToken: 'TEST-access-for-tests',
  publicKey: 'TEST-public-for-tests',
  webhookSecret: 'notifications for tests',
}

const bankSecret = 'what the bank and the shop share'
const pixKeyEnv = {
  PIX_KEY: 'loja@example.com',
  PIX_MERCHANT_NAME: 'Recadinho',
  PIX_MERCHANT_CITY: 'São Paulo',
  PIX_WEBHOOK_SECRET: bankSecret,
}

const mercadoPagoEnv = (gatewayUrl: string) => ({
  MERCADOPAGO_ACCESS_TOKEN: mercadoPagoKeys.accessToken,
  MERCADOPAGO_PUBLIC_KEY: mercadoPagoKeys.publicKey,
  MERCADOPAGO_WEBHOOK_SECRET: mercadoPagoKeys.webhookSecret,
  MERCADOPAGO_API_URL: `${gatewayUrl}/mercadopago`,
})

export interface Shop extends TestApp {
  gateway: LocalGateway
  /** The URL where the shop really listens. */
  url: string
  /** Stands for the buyer's browser script at the gateway. */
  stripeJs: Stripe
  /** Resolves once all webhooks have arrived and been processed. */
  idle(): Promise<void>
}

/** The real app behind a real socket, and a gateway that calls it over HTTP. */
export async function createShop({
  mercadoPago = false,
  pixKey = false,
  controls,
  ...options
}: TestOptions & {
  /** With the second gateway. */ mercadoPago?: boolean
  /** With the shop's own PIX key and its bank. */ pixKey?: boolean
  /** With the rehearsal's controls of the shop itself. */ controls?: ShopControls
} = {}): Promise<Shop> {
  let app: FastifyInstance | undefined
  const server = createServer((request, response) => app?.routing(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // listening on TCP
  const clock = createTestClock()
  const gateway = await startLocalGateway({
    port: 0,
    ...gatewayKeys,
    webhookUrl: `${url}/api/webhooks/stripe`,
    ...(mercadoPago && {
      gateways: { mercadopago: { ...mercadoPagoKeys, webhookUrl: `${url}/api/webhooks/mercadopago` } },
    }),
    ...(pixKey && { bank: { webhookSecret: bankSecret, webhookUrl: `${url}/api/webhooks/pix_key` } }),
    ...(controls && { shop: controls }),
    webhookEvents: stripeEventTypes,
    webhookRetryDelay: 50,
    bankSeconds: 0,
    clock: { now: () => clock.now().getTime() },
  })
  const shop = await createTestApp({
    ...options,
    env: {
      ...gatewayEnv(gateway.url),
      ...(mercadoPago ? mercadoPagoEnv(gateway.url) : {}),
      ...(pixKey ? pixKeyEnv : {}),
      ...options.env,
    },
    overrides: { clock, ...options.overrides },
  })
  app = shop.app
  return {
    ...shop,
    clock,
    gateway,
    url,
    stripeJs: stripeClient(gateway, gatewayKeys.publishableKey),
    idle: () =>
      eventually(async () => {
        await gateway.control.idle()
        await shop.workers.idle()
        // Neither deliveries that wait for a retry, nor new ones caused by the work itself.
        expect(gateway.ledger.list('delivery').filter(({ state }) => state === 'queued')).toEqual([])
      }),
    async close() {
      await gateway.close()
      server.close()
      server.closeAllConnections()
      await shop.close()
    },
  }
}

export const gatewayEnv = (apiUrl: string) => ({
  STRIPE_SECRET_KEY: gatewayKeys.secretKey,
  STRIPE_PUBLISHABLE_KEY: gatewayKeys.publishableKey,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_API_URL: apiUrl,
  STRIPE_SCRIPT_URL: `${apiUrl}/stripe.js`,
})

export const stripeClient = ({ port }: LocalGateway, key: string) =>
  new Stripe(key, { host: '127.0.0.1', port, protocol: 'http', telemetry: false, maxNetworkRetries: 0 })

type Method = 'card' | 'pix'

/** By Stripe unless another gateway is given. */
export const requestPayment = (
  browser: Browser,
  orderId: string,
  method: Method,
  key?: string,
  option: { gateway?: string; flow?: string; shownTotal?: { amount: number; currency: string } } = {},
): ReturnType<Browser['post']> =>
  browser.post(`/api/orders/${orderId}/payments`, { gateway: 'stripe', method, ...option }, withKey(key))

/** The secret of a card form, if that is the next step. */
export const secretOf = ({ next }: CreatedPayment): string | null =>
  next?.kind === 'card_form' ? next.clientSecret : null

export async function openPayment(
  browser: Browser,
  orderId: string,
  method: Method,
  option?: { gateway?: string; flow?: string },
): Promise<CreatedPayment & { clientSecret: string | null }> {
  const response = await requestPayment(browser, orderId, method, undefined, option)
  if (response.statusCode !== 201) throw new Error(`No payment: ${response.body}`)
  const created = response.json<CreatedPayment>()
  return { ...created, clientSecret: secretOf(created) }
}

/** What the buyer's browser does with the card form: confirms with a card; a declined card is not a failure. */
export async function submitCard(
  { stripeJs }: Pick<Shop, 'stripeJs'>,
  clientSecret: string | null,
  card = 'pm_card_visa',
): Promise<void> {
  const intent = clientSecret?.split('_secret_')[0] ?? ''
  try {
    // The SDK is for servers and lacks the browser's parameter.
    const parameters = {
      client_secret: clientSecret ?? '',
      payment_method: card,
    } as Stripe.PaymentIntentConfirmParams
    await stripeJs.paymentIntents.confirm(intent, parameters)
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeCardError)) throw error
  }
}

/** The gateway's id of the order's latest attempt. */
export async function latestRef(shop: Pick<Shop, 'db' | 'workers'>, orderId: string): Promise<string> {
  await shop.workers.idle()
  const { gateway_ref } = await shop.db
    .selectFrom('payments')
    .select('gateway_ref')
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  if (gateway_ref === null) throw new Error('The attempt has no reference')
  return gateway_ref
}

/** From the form to a confirmed payment. */
export async function paidOrder(shop: Shop, browser: Browser, change: object = {}): Promise<Order> {
  const { order } = await placeOrder(browser, change)
  const { clientSecret } = await openPayment(browser, order.id, 'card')
  await submitCard(shop, clientSecret)
  await shop.idle()
  return readOrder(browser, order.id)
}
