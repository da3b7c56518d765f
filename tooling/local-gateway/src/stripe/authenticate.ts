import type { Call } from '../call.ts'
import type { Gateway } from '../gateway.ts'
import { missing, StripeError } from './errors.ts'
import { API_VERSION } from './version.ts'

/** Identifies the caller: the shop's server by the secret key, or a browser by the publishable key. */
export function authenticate(gateway: Gateway, authorization: string | undefined): 'secret' | 'publishable' {
  const key = /^Bearer (.+)$/.exec(authorization ?? '')?.[1]
  if (key === undefined) throw unauthorized('You did not provide an API key.')
  if (key === gateway.secretKey) return 'secret'
  if (key === gateway.publishableKey) return 'publishable'
  throw unauthorized(`Invalid API Key provided: ${key.slice(0, 8)}****`)
}

/** The contract covers a single API version, so others are refused. */
export function checkVersion(version: string | undefined): void {
  if (version === undefined || version === API_VERSION) return
  const message = `The local gateway speaks API version ${API_VERSION} only, not ${version}.`
  throw new StripeError(400, { type: 'invalid_request_error', message })
}

/** A browser may only access the intent whose secret it has. */
export function checkClientSecret(call: Call, id: string, secret: unknown): void {
  const intent = call.gateway.ledger.get('payment_intent', id)
  if (!intent || intent.client_secret !== secret) throw missing('payment_intent', id, 'intent')
}

function unauthorized(message: string): StripeError {
  return new StripeError(401, { type: 'invalid_request_error', message })
}
