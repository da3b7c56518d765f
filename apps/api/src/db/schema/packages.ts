import type { PaymentMethod } from '@recadinho/contracts/catalog'
import type { Defaulted, LocalizedColumn } from './columns.ts'

export interface PackagesTable {
  id: string
  characters_count: number
  title: LocalizedColumn
  description: LocalizedColumn
  /** Whether countries of the limited group can buy it. */
  in_limited_offer: Defaulted<boolean>
  active: Defaulted<boolean>
  position: number
}

/** Explicit prices; a currency without one is converted from USD. */
export interface PackagePricesTable {
  package_id: string
  currency: string
  /** Minor units. */
  amount: number
}

/** Pages of a payment service that staff have set up, one per package, method and currency. */
export interface PackagePaymentLinksTable {
  package_id: string
  method: PaymentMethod
  currency: string
  /** The price on the link's page, in minor units. */
  amount: number
  url: string
}
