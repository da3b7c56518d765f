import type { Gateway } from '@recadinho/contracts/catalog'
import { webhookPath } from '@recadinho/contracts/endpoints'
import type { Clock } from '../../../clock.ts'
import type { Config } from '../../../config.ts'
import type { Db } from '../../../db/client.ts'
import type { PaymentGateway } from './gateway.ts'
import { linksGateway } from './links.ts'
import { mercadoPagoGateway } from './mercadopago/mercadopago.ts'
import { pixKeyGateway } from './pix-key/pix-key.ts'
import { stripeGateway } from './stripe/stripe.ts'

/** Which gateways give money back at the shop's word, here or not; of the others' money staff only note it (R10). */
export const keepsBooks: Readonly<Record<Gateway, boolean>> = {
  stripe: true,
  mercadopago: true,
  pix_key: false,
  links: false,
  manual: false,
}

/** The gateways that have what they need to work, by name; their order is the one in which ways to pay are offered. */
export type Gateways = ReadonlyMap<string, PaymentGateway>

export function createGateways(
  {
    stripe,
    mercadoPago,
    pixKey,
    publicOrigin,
    environment,
    gatewayTimeoutMs: timeoutMs,
  }: Pick<Config, 'stripe' | 'mercadoPago' | 'pixKey' | 'publicOrigin' | 'environment' | 'gatewayTimeoutMs'>,
  { db, clock }: { db: Db; clock: Clock },
): Gateways {
  const gateways = [
    ...(stripe === undefined ? [] : [stripeGateway({ ...stripe, publicOrigin, timeoutMs })]),
    ...(mercadoPago === undefined
      ? []
      : [
          mercadoPagoGateway({
            ...mercadoPago,
            clock,
            timeoutMs,
            notificationUrl: `${publicOrigin}${webhookPath.replace('{gateway}', 'mercadopago')}`,
          }),
        ]),
    ...(pixKey === undefined
      ? []
      : [pixKeyGateway({ ...pixKey, db, clock, live: environment === 'production' })]),
    linksGateway({ db, clock, live: environment === 'production' }),
  ]
  return new Map(gateways.map((gateway) => [gateway.name, gateway]))
}
