import type { Config } from '../../../config.ts'
import type { PaymentGateway } from './gateway.ts'
import { stripeGateway } from './stripe.ts'

/** The gateways that have credentials, by name. */
export type Gateways = ReadonlyMap<string, PaymentGateway>

export function createGateways({ stripe }: Pick<Config, 'stripe'>): Gateways {
  const gateways = stripe === undefined ? [] : [stripeGateway(stripe)]
  return new Map(gateways.map((gateway) => [gateway.name, gateway]))
}
