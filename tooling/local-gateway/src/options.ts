import type { Clock } from './clock.ts'
import type { ShopControls } from './shop-controls.ts'

/** How the gateway is started. */
export interface GatewayOptions {
  /** 0 takes any free port. */
  port: number
  /** Loopback only. */
  host?: string
  /** Where browsers reach the gateway, when that is not `http://host:port`. */
  publicUrl?: string
  /** Where events are sent; without it they are only recorded. */
  webhookUrl?: string
  /** The types of events that the receiver has subscribed to, as a webhook endpoint does; all of them when absent. */
  webhookEvents?: readonly string[]
  webhookSecret: string
  /** Mercado Pago's face under `/mercadopago`; without it there is none. */
  mercadoPago?: MercadoPagoOptions
  /** The bank behind the shop's own PIX key; without it credits are recorded, and the shop is not notified. */
  bank?: BankOptions
  /** Where the shop and its admin are, for the rehearsal page to point at. */
  neighbours?: { shop: string; admin: string }
  /** What the rehearsal may do to the shop itself; without it the page offers nothing of the kind. */
  shop?: ShopControls
  secretKey: string
  publishableKey: string
  /** The clock that PIX codes, sessions and idempotency keys live by. It can be moved through `control` anyway. */
  clock?: Clock
  /** Seconds that a bank takes to answer a refund that is not immediate (1). With 0, the next request finds it answered. */
  bankSeconds?: number
  /** Milliseconds before a failed webhook is tried again (1000); doubles up to a minute. */
  webhookRetryDelay?: number
  /** Chance for faults that only some of the requests meet: from 0 to 1, as `Math.random`, which it is when absent. */
  random?: () => number
  /** File that keeps the state over a restart. Without it the state is lost on close. */
  statePath?: string
}

export interface MercadoPagoOptions {
  accessToken: string
  publicKey: string
  webhookSecret: string
  /** Where its notifications are sent; without it they are only recorded. */
  webhookUrl?: string
}

export interface BankOptions {
  webhookSecret: string
  /** Where credits are sent; without it they are only recorded. */
  webhookUrl?: string
}

const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost'])

/** Refuses to stand where real money could be meant. */
export function checkOptions(options: GatewayOptions, nodeEnv: string | undefined): void {
  if (nodeEnv === 'production') throw new Error('The local gateway does not run with NODE_ENV=production.')
  const { host = '127.0.0.1', secretKey, publishableKey, webhookSecret } = options
  if (!LOOPBACK.has(host)) throw new Error(`The local gateway binds loopback only, not ${host}.`)
  if (!secretKey.startsWith('sk_test_'))
    throw new Error('The local gateway takes only a secret key sk_test_….')
  if (!publishableKey.startsWith('pk_test_')) {
    throw new Error('The local gateway takes only a publishable key pk_test_….')
  }
  for (const key of [options.mercadoPago?.accessToken, options.mercadoPago?.publicKey])
    if (key !== undefined && !key.startsWith('TEST-'))
      throw new Error('The local gateway takes only Mercado Pago keys TEST-….')
  const secrets = [webhookSecret, options.mercadoPago?.webhookSecret, options.bank?.webhookSecret]
  if (secrets.includes('')) throw new Error('The local gateway needs a webhook secret.')
}
