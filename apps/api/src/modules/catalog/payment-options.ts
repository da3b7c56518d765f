import type { PaymentOption } from '@recadinho/contracts/catalog'
import { takesCurrency } from '../payments/gateways/gateway.ts'
import type { Gateways } from '../payments/gateways/gateways.ts'
import type { CatalogSnapshot } from './snapshot.ts'

/** What decides, beside the gateways themselves, which ways to pay there are. */
export type PaymentSwitches = Pick<CatalogSnapshot, 'paymentLinks'> & {
  settings: Pick<CatalogSnapshot['settings'], 'card_enabled' | 'pix_enabled' | 'gateways_off'>
}

/** The ways to pay that work now in this currency: what the gateways that have credentials can do, and staff left on. */
export function paymentOptionsFor(
  gateways: Gateways,
  { settings, paymentLinks }: PaymentSwitches,
  currency: string,
): PaymentOption[] {
  const methods = { card: settings.card_enabled, pix: settings.pix_enabled }
  return [...gateways.values()]
    .filter(({ name }) => !settings.gateways_off.includes(name))
    .flatMap((gateway) =>
      gateway.ways
        .filter((way) => methods[way.method] && takesCurrency(way, currency))
        .flatMap((way) => gateway.offer(way, { currency, paymentLinks }) ?? []),
    )
}
