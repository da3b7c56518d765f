import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'
import { onTestFinished } from 'vitest'
import { startLocalGateway, type GatewayOptions, type LocalGateway } from '../src/server.ts'

export const SECRET_KEY = 'sk_test_local'
export const PUBLISHABLE_KEY = 'pk_test_local'
export const WEBHOOK_SECRET = 'whsec_local'

export interface Bench {
  gateway: LocalGateway
  /** The shop's server. */
  stripe: Stripe
  /** The buyer's browser. */
  browser: Stripe
  /** Received webhooks, as verified by the SDK; `null` for one that it refused. */
  received: (Stripe.Event | null)[]
}

/** Starts a gateway, a receiver for its webhooks and the SDK's clients; all end with the test. */
export async function openBench(options: Partial<GatewayOptions> = {}): Promise<Bench> {
  const received: Bench['received'] = []
  const webhookUrl = options.webhookUrl ?? (await receive(received))
  const gateway = await startLocalGateway({
    port: 0,
    secretKey: SECRET_KEY,
    publishableKey: PUBLISHABLE_KEY,
    webhookSecret: WEBHOOK_SECRET,
    webhookUrl,
    ...options,
  })
  onTestFinished(() => gateway.close())
  return { gateway, stripe: client(gateway, SECRET_KEY), browser: client(gateway, PUBLISHABLE_KEY), received }
}

/** The real SDK, pointed at the gateway. It retries only up to `maxNetworkRetries`. */
export function client(gateway: Pick<LocalGateway, 'port'>, key: string, maxNetworkRetries = 0): Stripe {
  return new Stripe(key, {
    host: '127.0.0.1',
    port: gateway.port,
    protocol: 'http',
    telemetry: false,
    maxNetworkRetries,
  })
}

async function receive(received: Bench['received']): Promise<string> {
  const verifier = new Stripe(SECRET_KEY)
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      try {
        const signature = request.headers['stripe-signature'] ?? ''
        received.push(verifier.webhooks.constructEvent(Buffer.concat(chunks), signature, WEBHOOK_SECRET))
        response.writeHead(200).end()
      } catch {
        received.push(null)
        response.writeHead(400).end()
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks` // listening on TCP
}

/** Runs a call that must fail and returns the SDK's error. */
export async function refusal(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const outcome = await call.then(
    () => undefined,
    (error: unknown) => error,
  )
  if (outcome instanceof Stripe.errors.StripeError) return outcome
  throw new Error('The call was not refused by the gateway', { cause: outcome })
}

/** Creates and confirms a PIX intent in one call, like the shop. */
export function pixIntent(stripe: Stripe, amount = 4990, seconds = 1800): Promise<Stripe.PaymentIntent> {
  return stripe.paymentIntents.create({
    amount,
    currency: 'brl',
    confirm: true,
    allowed_payment_method_types: ['pix'],
    payment_method_data: { type: 'pix', billing_details: { name: 'Ana Souza', email: 'ana@example.com' } },
    payment_method_options: { pix: { expires_after_seconds: seconds } },
    metadata: { order: 'R-7K3M9Q' },
  })
}

/** A card intent that is not confirmed yet. */
export function cardIntent(stripe: Stripe, amount = 4990): Promise<Stripe.PaymentIntent> {
  return stripe.paymentIntents.create({
    amount,
    currency: 'brl',
    allowed_payment_method_types: ['card'],
    metadata: { order: 'R-7K3M9Q' },
  })
}
