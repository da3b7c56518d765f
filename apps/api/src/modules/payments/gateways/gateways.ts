import { gatewayTable, type Gateway, type ProviderGateway } from '@recadinho/contracts/filters'
import { webhookPath } from '@recadinho/contracts/endpoints'
import type { Clock } from '../../../clock.ts'
import type { GatewayConfig } from '../../../config-gateways.ts'
import type { Config } from '../../../config.ts'
import type { Db } from '../../../db/client.ts'
import type { PaymentGateway } from './gateway.ts'
import { paymentLinksGateway } from './payment-links.ts'
import { mercadoPagoGateway } from './mercadopago/mercadopago.ts'
import { pixKeyGateway } from './pix-key/pix-key.ts'
import { stripeGateway } from './stripe/stripe.ts'

/**
 * Whether the gateway can refund, configured here or not; refunds of other gateways' money are only recorded by staff
 * (R10).
 */
export const refundsThroughGateway = (gateway: Gateway): boolean => gatewayTable[gateway].refunds

/** The configured gateways by name, in the order in which their payment options are offered. */
export type Gateways = ReadonlyMap<string, PaymentGateway>

/** What a provider's adapter needs besides its keys. */
interface Surroundings {
  publicOrigin: string
  /** Where the provider sends its webhooks. */
  notificationUrl: string
  timeoutMs: number
  clock: Clock
}

const providers: {
  [Name in ProviderGateway]: (settings: GatewayConfig<Name> & Surroundings) => PaymentGateway
} = {
  stripe: stripeGateway,
  mercadopago: mercadoPagoGateway,
}

export function createGateways(
  {
    gateways,
    pixKey,
    publicOrigin,
    environment,
    gatewayTimeoutMs: timeoutMs,
  }: Pick<Config, 'gateways' | 'pixKey' | 'publicOrigin' | 'environment' | 'gatewayTimeoutMs'>,
  { db, clock }: { db: Db; clock: Clock },
): Gateways {
  const adapterOf = (name: ProviderGateway): PaymentGateway[] => {
    const config = gateways[name]
    if (config === undefined) return []
    const notificationUrl = `${publicOrigin}${webhookPath.replace('{gateway}', name)}`
    // It takes the keys of its own name.
    const create = providers[name] as (settings: typeof config & Surroundings) => PaymentGateway
    return [create({ ...config, publicOrigin, notificationUrl, timeoutMs, clock })]
  }
  const live = environment === 'production'
  const configured = [
    ...(Object.keys(providers) as ProviderGateway[]).flatMap(adapterOf), // its own keys
    ...(pixKey === undefined ? [] : [pixKeyGateway({ ...pixKey, db, clock, live })]),
    paymentLinksGateway({ db, clock, live }),
  ]
  return new Map(configured.map((gateway) => [gateway.name, gateway]))
}
