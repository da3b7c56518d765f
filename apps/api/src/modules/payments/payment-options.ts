import type { PaymentOption } from '@recadinho/contracts/catalog'
import type { CatalogSnapshot } from '../catalog/snapshot.ts'
import { takesCurrency } from './gateways/gateway.ts'
import type { Gateways } from './gateways/gateways.ts'

/** The settings that decide, apart from the gateways, which payment options exist. */
export type PaymentSwitches = Pick<CatalogSnapshot, 'paymentLinks'> & {
  settings: Pick<CatalogSnapshot['settings'], 'card_enabled' | 'pix_enabled' | 'gateways_off'>
}

/**
 * The payment options available now in this currency: options of configured gateways that staff have not switched off.
 */
export function paymentOptionsFor(
  gateways: Gateways,
  { settings, paymentLinks }: PaymentSwitches,
  currency: string,
): PaymentOption[] {
  const methods = { card: settings.card_enabled, pix: settings.pix_enabled }
  return [...gateways.values()]
    .filter(({ name }) => !settings.gateways_off.includes(name))
    .flatMap((gateway) =>
      gateway.options
        .filter((option) => methods[option.method] && takesCurrency(option, currency))
        .flatMap((option) => gateway.offer(option, { currency, paymentLinks }) ?? []),
    )
}
