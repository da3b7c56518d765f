import type { Decimal } from './columns.ts'

export interface CurrencyRatesTable {
  currency: string
  /** Units of the currency per 1 USD (§9). */
  per_usd: Decimal
  /** `null` for the initial rate. */
  changed_at: Date | null
}
