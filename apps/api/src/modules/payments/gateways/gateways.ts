import type { Gateway } from '@recadinho/contracts/catalog'
import { webhookPath } from '@recadinho/contracts/endpoints'
import type { Clock } from '../../../clock.ts'
import type { Config } from '../../../config.ts'
import type { Db } from '../../../db/client.ts'
import type { PaymentGateway } from './gateway.ts'
import { paymentLinksGateway } from './payment-links.ts'
import { mercadoPagoGateway } from './mercadopago/mercadopago.ts'
import { pixKeyGateway } from './pix-key/pix-key.ts'
import { stripeGateway } from './stripe/stripe.ts'

/**
 * Which gateways can refund, whether configured here or not; refunds of other gateways' money are only recorded by
 * staff (R10).
 */
export const refundsThroughGateway: Readonly<Record<Gateway, boolean>> = {
  stripe: true,
  mercadopago: true,
  pix_key: false,
  links: false,
  manual: false,
}

/** The configured gateways by name, in the order in which their payment options are offered. */
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
    paymentLinksGateway({ db, clock, live: environment === 'production' }),
  ]
  return new Map(gateways.map((gateway) => [gateway.name, gateway]))
}
