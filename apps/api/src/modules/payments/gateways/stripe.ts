import { stripeEventTypes } from '@recadinho/contracts/payments'
import Stripe from 'stripe'
import {
  GatewayError,
  type GatewayEvent,
  type GatewayPayment,
  type PaymentGateway,
  type PaymentRequest,
} from './gateway.ts'

export interface StripeSettings {
  secretKey: string
  webhookSecret: string
  /** Another server that speaks Stripe's protocol, such as `http://127.0.0.1:4200`; Stripe itself when absent. */
  apiUrl?: string | undefined
}

/** §9: a PIX code is valid for 30 minutes. */
const pixLifetimeSeconds = 1800

/** Of a webhook's age, and of a clock that runs ahead. */
const toleranceSeconds = 300

const followed: ReadonlySet<string> = new Set(stripeEventTypes)

/** Stripe: PaymentIntents with exactly one method each; inline card form or PIX code. */
export function stripeGateway(settings: StripeSettings): PaymentGateway {
  const live = settings.secretKey.startsWith('sk_live') || settings.secretKey.startsWith('rk_live')
  const stripe = new Stripe(settings.secretKey, {
    timeout: 8000,
    maxNetworkRetries: 1,
    telemetry: false,
    ...hostOf(settings.apiUrl),
  })

  const gateway: PaymentGateway = {
    name: 'stripe',
    live,
    supports: (method, currency) => method === 'card' || currency === 'BRL',

    createPayment: (request) =>
      asked(() =>
        stripe.paymentIntents.create(createParams(request), {
          idempotencyKey: `att_${request.attemptId}:create`,
        }),
      ),

    fetchPayment: (ref) => asked(() => stripe.paymentIntents.retrieve(ref)),

    async findPayment(attemptId, since) {
      const created = { gte: Math.floor(since.getTime() / 1000) - toleranceSeconds }
      const intents = await translated(async () => {
        const found: Stripe.PaymentIntent[] = []
        for await (const intent of stripe.paymentIntents.list({ created, limit: 100 })) {
          if (intent.metadata['attempt_id'] === attemptId) found.push(intent)
        }
        return found
      })
      return intents[0] && readIntent(intents[0])
    },

    async cancelPayment(ref) {
      try {
        return await asked(() => stripe.paymentIntents.cancel(ref))
      } catch (error) {
        // Paid, under way, or voided before: what it is now decides.
        if (error instanceof GatewayError && error.code === 'payment_intent_unexpected_state') {
          return gateway.fetchPayment(ref)
        }
        throw error
      }
    },

    parseWebhook(raw, headers) {
      const signature = headers['stripe-signature']
      if (typeof signature !== 'string' || isFromTheFuture(signature)) return undefined
      try {
        return readEvent(
          stripe.webhooks.constructEvent(raw, signature, settings.webhookSecret, toleranceSeconds),
        )
      } catch {
        return undefined
      }
    },
  }
  return gateway
}

function hostOf(apiUrl: string | undefined) {
  if (apiUrl === undefined) return {}
  const { hostname, port, protocol } = new URL(apiUrl)
  return {
    host: hostname,
    port: port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port),
    protocol: protocol === 'https:' ? ('https' as const) : ('http' as const),
  }
}

function createParams(request: PaymentRequest): Stripe.PaymentIntentCreateParams {
  return {
    amount: request.amount,
    currency: request.currency.toLowerCase(),
    allowed_payment_method_types: [request.method],
    description: request.orderNumber,
    metadata: { order_id: request.orderId, attempt_id: request.attemptId, order_number: request.orderNumber },
    ...(request.method === 'pix' && {
      confirm: true,
      payment_method_data: { type: 'pix', billing_details: request.payer },
      payment_method_options: { pix: { expires_after_seconds: pixLifetimeSeconds } },
    }),
  }
}

const asked = async (call: () => Promise<Stripe.PaymentIntent>) => readIntent(await translated(call))

/** The SDK takes any JSON without `error` for a success, so each answer must show that it is what was asked for. */
function readIntent(intent: Stripe.PaymentIntent): GatewayPayment {
  if (
    intent.object !== 'payment_intent' ||
    typeof intent.id !== 'string' ||
    typeof intent.amount !== 'number'
  ) {
    throw new GatewayError('unknown', 'The gateway answered with something that is no payment.')
  }
  const pix = intent.next_action?.pix_display_qr_code
  return {
    ref: intent.id,
    state: stateOf(intent),
    amount: intent.status === 'succeeded' ? intent.amount_received : intent.amount,
    currency: intent.currency.toUpperCase(),
    orderId: intent.metadata['order_id'] ?? null,
    attemptId: intent.metadata['attempt_id'] ?? null,
    live: intent.livemode,
    methods: intent.payment_method_types,
    clientSecret: intent.client_secret,
    pixCode: pix?.data ?? null,
    expiresAt: pix?.expires_at === undefined ? null : new Date(pix.expires_at * 1000),
    failureCode: failureOf(intent),
  }
}

/** Stripe's enum is open: a word that we do not know means that it is still under way. */
function stateOf(intent: Stripe.PaymentIntent): GatewayPayment['state'] {
  if (intent.status === 'succeeded') return 'confirmed'
  if (intent.status === 'canceled') return 'cancelled'
  const waits = intent.status === 'requires_payment_method' || intent.status === 'requires_confirmation'
  if (waits) return intent.last_payment_error ? 'refused' : 'created'
  return 'processing'
}

function failureOf({ last_payment_error: error }: Stripe.PaymentIntent): string | null {
  return error?.decline_code ?? error?.code ?? null
}

function readEvent(event: Stripe.Event): GatewayEvent {
  const { id, type } = event
  if (!followed.has(type)) return { id, type, ref: null }
  const intent = event.data.object as Stripe.PaymentIntent // every followed type is about one
  // That a code waits for its payer is what the answer to its opening said.
  const waits =
    type === 'payment_intent.requires_action' && intent.next_action?.type === 'pix_display_qr_code'
  return { id, type, ref: waits || typeof intent.id !== 'string' ? null : intent.id }
}

/** The SDK refuses old times only. */
function isFromTheFuture(signature: string): boolean {
  const time = /(?:^|,)\s*t=(\d+)/.exec(signature)?.[1]
  return time !== undefined && Number(time) > Date.now() / 1000 + toleranceSeconds
}

async function translated<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof GatewayError) throw error
    const { statusCode, code } = error instanceof Stripe.errors.StripeError ? error : {}
    throw new GatewayError(kindOf(statusCode), `Stripe: ${code ?? statusCode ?? 'no answer'}`, code ?? null, {
      cause: error,
    })
  }
}

/** Only a plain 4xx says that nothing was done; 409 and 429 are worth asking again, the rest is in doubt (P1.4). */
function kindOf(status: number | undefined): GatewayError['kind'] {
  if (status === 404) return 'missing'
  const refused = status !== undefined && status >= 400 && status < 500 && status !== 409 && status !== 429
  return refused ? 'refused' : 'unknown'
}
