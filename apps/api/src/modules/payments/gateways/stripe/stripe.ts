import type { PaymentOption } from '@recadinho/contracts/catalog'
import Stripe from 'stripe'
import type { GatewayConfig } from '../../../../config.ts'
import type { PaymentGateway, GatewayOption } from '../gateway.ts'
import { stripeRefundsApi } from './refunds-api.ts'
import { deadlineClient } from './http-client.ts'
import { stripeIntents } from './intents.ts'
import { stripeSessions } from './sessions.ts'
import { readWebhook } from './webhook.ts'

export interface StripeSettings extends GatewayConfig<'stripe'> {
  /** The storefront's origin, to which the hosted page sends buyers back. */
  publicOrigin: string
  /** The timeout of a call, which may be retried once. */
  timeoutMs: number
}

/** Stripe's minimum amounts (docs.stripe.com/currencies), in minor units. */
const minimums = {
  USD: 50,
  AED: 200,
  AUD: 50,
  BRL: 50,
  CAD: 50,
  CHF: 50,
  CZK: 1500,
  DKK: 250,
  EUR: 50,
  GBP: 30,
  HKD: 400,
  HUF: 17500,
  INR: 50,
  JPY: 50,
  MXN: 1000,
  MYR: 200,
  NOK: 300,
  NZD: 50,
  PLN: 200,
  RON: 200,
  SEK: 300,
  SGD: 50,
  THB: 1000,
}

const options: readonly GatewayOption[] = [
  {
    method: 'card',
    flow: 'inline',
    currencies: 'any',
    expiresAfterSeconds: null,
    installments: 1,
    minimums,
    refunds: 'partial',
  },
  {
    method: 'pix',
    flow: 'code',
    currencies: ['BRL'],
    // §9: a PIX code is valid for 30 minutes.
    expiresAfterSeconds: 1800,
    installments: 1,
    minimums,
    refunds: 'partial',
  },
  {
    method: 'card',
    flow: 'redirect',
    currencies: 'any',
    expiresAfterSeconds: 3600,
    installments: 1,
    minimums,
    refunds: 'partial',
  },
]

/**
 * Stripe: a PaymentIntent with exactly one method for the card form and the PIX code, a Checkout Session for the hosted
 * page.
 */
export function stripeGateway(settings: StripeSettings): PaymentGateway {
  const live = settings.secretKey.startsWith('sk_live') || settings.secretKey.startsWith('rk_live')
  const stripe = new Stripe(settings.secretKey, {
    timeout: settings.timeoutMs,
    httpClient: deadlineClient(),
    maxNetworkRetries: 1,
    telemetry: false,
    ...hostOf(settings.apiUrl),
  })
  const intents = stripeIntents(stripe)
  const sessions = stripeSessions(stripe, settings.publicOrigin)
  const keeperOf = (ref: string) => (ref.startsWith('cs_') ? sessions : intents)
  return {
    name: 'stripe',
    live,
    options,
    offer: (option) => offerOf(option, settings),
    createPayment: (request) => (request.flow === 'redirect' ? sessions : intents).create(request),
    fetchPayment: (ref) => keeperOf(ref).fetch(ref),
    findPayment: (attempt) => (attempt.flow === 'redirect' ? sessions : intents).find(attempt),
    cancelPayment: (ref) => keeperOf(ref).cancel(ref),
    refundsApi: stripeRefundsApi(stripe),
    parseWebhook: (webhook) => readWebhook(stripe, { secret: settings.webhookSecret, live }, webhook),
  }
}

function offerOf(
  { method, flow, expiresAfterSeconds, installments }: GatewayOption,
  { publishableKey, scriptUrl, apiUrl }: StripeSettings,
): PaymentOption | undefined {
  const fields = {
    gateway: 'stripe' as const,
    method,
    expiresAfterSeconds,
    installments,
    sandbox: apiUrl !== undefined,
  }
  if (flow === 'inline')
    return {
      ...fields,
      flow,
      form: 'confirm',
      publishableKey,
      wallets: true,
      ...(scriptUrl ? { scriptUrl } : {}),
    }
  return flow === 'link' ? undefined : { ...fields, flow }
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
