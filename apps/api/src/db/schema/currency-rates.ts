import type { Decimal } from './columns.ts'

export interface CurrencyRatesTable {
  currency: string
  /** Units of the currency for 1 USD (§9). */
  per_usd: Decimal
  /** `null`: as the shop began with it. */
  changed_at: Date | null
}
