import type { Clock } from './clock.ts'
import type { ShopControls } from './shop-controls.ts'
import { standInNames, standIns, type StandInOptions } from './stand-ins.ts'

/** Options for starting the gateway. */
export interface GatewayOptions {
  /** 0 for any free port. */
  port: number
  /** Loopback only. */
  host?: string
  /** The gateway's URL for browsers, if it is not `http://host:port`. */
  publicUrl?: string
  /** URL for webhooks; without it, events are only recorded. */
  webhookUrl?: string
  /** The event types that the receiver subscribes to, like a webhook endpoint; all by default. */
  webhookEvents?: readonly string[]
  webhookSecret: string
  /** The other gateways that are played, each below its name. */
  gateways?: StandInOptions
  /** The bank behind the shop's own PIX key; without it, credits are recorded but the shop is not notified. */
  bank?: BankOptions
  /** The URLs of the shop and its admin app, for links on the rehearsal page. */
  neighbours?: { shop: string; admin: string }
  /** The rehearsal's controls of the shop itself; without them, the page does not offer these actions. */
  shop?: ShopControls
  secretKey: string
  publishableKey: string
  /** The clock for PIX codes, sessions and idempotency keys. `control` can move it forward. */
  clock?: Clock
  /**
   * Seconds that a bank takes to answer a refund that is not immediate (1). With 0, the next request already sees the
   * answer.
   */
  bankSeconds?: number
  /** Milliseconds before a failed webhook is retried (1000); doubles up to a minute. */
  webhookRetryDelay?: number
  /** The random source for faults with a percentage: 0 to 1; defaults to `Math.random`. */
  random?: () => number
  /** File that stores the state across restarts. Without it, the state is lost on close. */
  statePath?: string
}

export interface BankOptions {
  webhookSecret: string
  /** URL for credits; without it, they are only recorded. */
  webhookUrl?: string
}

const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost'])

/** Refuses to start where real money could be involved. */
export function checkOptions(options: GatewayOptions, nodeEnv: string | undefined): void {
  if (nodeEnv === 'production') throw new Error('The local gateway does not run with NODE_ENV=production.')
  const { host = '127.0.0.1', secretKey, publishableKey, webhookSecret } = options
  if (!LOOPBACK.has(host)) throw new Error(`The local gateway binds loopback only, not ${host}.`)
  if (!secretKey.startsWith('sk_test_'))
    throw new Error('The local gateway takes only a secret key sk_test_….')
  if (!publishableKey.startsWith('pk_test_')) {
    throw new Error('The local gateway takes only a publishable key pk_test_….')
  }
  const secrets = [webhookSecret, options.bank?.webhookSecret]
  for (const name of standInNames) {
    const { webhookSecret: secret, webhookUrl: _, ...keys } = options.gateways?.[name] ?? {}
    const { brand, testKeys } = standIns[name]
    if (!Object.values<string>(keys).every((key) => testKeys.test(key)))
      throw new Error(`The local gateway takes only test keys of ${brand}: ${testKeys.source}.`)
    secrets.push(secret)
  }
  if (secrets.includes('')) throw new Error('The local gateway needs a webhook secret.')
}
