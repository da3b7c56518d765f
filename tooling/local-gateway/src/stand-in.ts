import type { FastifyInstance } from 'fastify'
import type { Gateway } from './gateway.ts'
import type { Ledger } from './ledger.ts'
import type { WebhookMessage } from './webhooks/messages.ts'

/** A gateway that is played beside Stripe. */
export interface StandIn<Keys extends StandInKeys = StandInKeys> {
  brand: string
  /** Keys for `npm start`, worthless anywhere else. */
  sandbox: Keys
  /** How its test keys begin; no other ones are accepted. */
  testKeys: RegExp
  /** The API's environment: its keys, and the stand-in's URLs for the API and for browsers. */
  environment(keys: Keys, urls: { api: string; browser: string }): Record<string, string>
  /** Its routes are below the gateway's name. */
  routes(app: FastifyInstance, gateway: Gateway, keys: Keys): void
  /** The webhook about a notification in the ledger, signed at `time`, in seconds. */
  message(ledger: Ledger, id: string, to: Receiver, time: number): WebhookMessage | undefined
}

export interface StandInKeys {
  webhookSecret: string
}

export interface Receiver {
  url: string
  secret: string
}
