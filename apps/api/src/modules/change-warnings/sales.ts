import type { PaymentOption } from '@recadinho/contracts/catalog'
import type { LocalizedText } from '@recadinho/contracts/common'
import type { Db } from '../../db/client.ts'
import { priceIn, type PriceBook } from '../catalog/prices.ts'
import {
  listCountries,
  listPackages,
  listPaymentLinks,
  listPrices,
  listRates,
  type CountryRow,
  type PackageRow,
  type PaymentLinkRow,
} from '../catalog/queries.ts'
import type { FindPaymentOptions } from '../catalog/view.ts'
import { findSettings, type SettingsRow } from '../settings/queries.ts'

/** What the shop sells at one moment, and how it is paid: everything that warnings about a change depend on. */
export interface Sales extends PriceBook {
  settings: Pick<SettingsRow, 'maintenance' | 'daily_capacity' | 'approve_in_bulk' | 'approve_by_rule'>
  packages: readonly { id: string; title: LocalizedText; delivery_hours: number }[]
  /** The payment options of each currency that buyers see; in the order of the shop's markets. */
  options: ReadonlyMap<string, readonly PaymentOption[]>
  /** Usable promo codes; `package_ids` is `null` if a code is for all. */
  codes: readonly { code: string; percentage: number; package_ids: readonly string[] | null }[]
}

/** The rows that decide which currencies are sold, and how they are paid. */
interface Offer extends PriceBook {
  settings: SettingsRow
  packages: readonly PackageRow[]
  countries: readonly CountryRow[]
  paymentLinks: PaymentLinkRow[]
}

export async function readSales(db: Db, now: Date, paymentOptions: FindPaymentOptions): Promise<Sales> {
  const offer: Offer = {
    settings: await findSettings(db),
    packages: await listPackages(db),
    countries: await listCountries(db),
    paymentLinks: await listPaymentLinks(db),
    prices: await listPrices(db),
    rates: await listRates(db),
  }
  const codes = await db
    .selectFrom('promo_codes')
    .select(['code', 'percentage', 'package_ids'])
    .where('active', '=', true)
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', now)]))
    .orderBy('code')
    .execute()
  return salesOf(offer, codes, paymentOptions)
}

/** Without a country, buyers see the default currency, or those of the two languages (§9). */
export function salesOf(offer: Offer, codes: Sales['codes'], paymentOptions: FindPaymentOptions): Sales {
  const { settings, countries } = offer
  const usual = settings.default_currency === null ? ['USD', 'BRL'] : [settings.default_currency]
  const currencies = new Set([...usual, ...countries.map(({ currency }) => currency)])
  const options = [...currencies].map((currency) => [currency, paymentOptions(offer, currency)] as const)
  return { ...offer, codes, options: new Map(options) }
}

/** A package's price in minor units; `undefined` if it is not sold in the currency. */
export const priceOf = (sales: Sales, packageId: string, currency: string): number | undefined =>
  sales.packages.some(({ id }) => id === packageId) && sales.options.has(currency)
    ? priceIn(sales, packageId, currency)?.price.amount
    : undefined
