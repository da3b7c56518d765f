import type { Gateway, ProviderGateway } from '@recadinho/contracts/filters'
import { webhookPath } from '@recadinho/contracts/endpoints'
import type { Clock } from '../../../clock.ts'
import type { Config, GatewayConfig } from '../../../config.ts'
import type { Db } from '../../../db/client.ts'
import type { PaymentGateway } from './gateway.ts'
import { paymentLinksGateway } from './payment-links.ts'
import { mercadoPagoGateway } from './mercadopago/mercadopago.ts'
import { pixKeyGateway } from './pix-key/pix-key.ts'
import { stripeGateway } from './stripe/stripe.ts'

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

interface Provider<Name extends ProviderGateway> {
  create: (settings: GatewayConfig<Name> & Surroundings) => PaymentGateway
  /** Whether refunds go through its API. */
  refunds: boolean
  /** The real API. */
  home: string
}

const providers: { [Name in ProviderGateway]: Provider<Name> } = {
  stripe: { create: stripeGateway, refunds: true, home: 'https://api.stripe.com' },
  mercadopago: { create: mercadoPagoGateway, refunds: true, home: 'https://api.mercadopago.com' },
}
const providerNames = Object.keys(providers) as ProviderGateway[] // its own keys

/** The name of each configured provider by its host, whose clock is compared with the shop's. */
export const gatewayHosts = ({ gateways }: Pick<Config, 'gateways'>): ReadonlyMap<string, string> =>
  new Map(
    providerNames.flatMap((name) => {
      const config = gateways[name]
      return config ? [[new URL(config.apiUrl ?? providers[name].home).host, name] as const] : []
    }),
  )

/** Whether the gateway refunds, configured here or not; staff only record refunds of other money (R10). */
export const refundsThroughGateway = (gateway: Gateway): boolean =>
  providerNames.some((name) => name === gateway && providers[name].refunds)

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
    const create = providers[name].create as (settings: typeof config & Surroundings) => PaymentGateway
    return [create({ ...config, publicOrigin, notificationUrl, timeoutMs, clock })]
  }
  const live = environment === 'production'
  const configured = [
    ...providerNames.flatMap(adapterOf),
    ...(pixKey === undefined ? [] : [pixKeyGateway({ ...pixKey, db, clock, live })]),
    paymentLinksGateway({ db, clock, live }),
  ]
  return new Map(configured.map((gateway) => [gateway.name, gateway]))
}
