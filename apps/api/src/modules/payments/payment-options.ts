import type { PaymentOption } from '@recadinho/contracts/catalog'
import type { Money } from '@recadinho/i18n/money'
import type { CatalogSnapshot } from '../catalog/snapshot.ts'
import { minimumIn, takesCurrency } from './gateways/gateway.ts'
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
  { settings, paymentLinks, rates }: PaymentSwitches & Pick<CatalogSnapshot, 'rates'>,
  currency: string,
): PaymentOption[] {
  const methods = { card: settings.card_enabled, pix: settings.pix_enabled }
  return [...gateways.values()]
    .filter(({ name }) => !settings.gateways_off.includes(name))
    .flatMap((gateway) =>
      gateway.options
        .filter((option) => methods[option.method] && takesCurrency(option, currency))
        .flatMap((option) => {
          const offered = gateway.offer(option, { currency, paymentLinks })
          const minimum = minimumIn(option, currency, rates)
          if (offered === undefined) return []
          return minimum > 1 ? Object.assign(offered, { minimum }) : offered
        }),
    )
}

/** Whether an option can take this total of a package. A payment link has a fixed amount. */
export const takesTotal = (
  option: PaymentOption,
  { packageId, total }: { packageId: string; total: Money },
): boolean =>
  total.amount >= (option.minimum ?? 1) &&
  (option.flow !== 'link' ||
    option.prices.some((price) => price.packageId === packageId && price.amount.amount === total.amount))
