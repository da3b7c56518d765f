import type { Defaulted, LocalizedColumn } from './columns.ts'

export interface PackagesTable {
  id: string
  characters_count: number
  title: LocalizedColumn
  description: LocalizedColumn
  /** Whether countries of the limited group may buy it. */
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
