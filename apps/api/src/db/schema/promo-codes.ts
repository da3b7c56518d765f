import type { CreatedAt, Defaulted } from './columns.ts'

export interface PromoCodesTable {
  /** In upper case. */
  code: string
  /** Percentage of the package price, an integer from 1 to 100. */
  percentage: number
  starts_at: Date | null
  ends_at: Date | null
  /** The packages that it applies to; `null` for all. */
  package_ids: string[] | null
  /** The maximum number of orders; `null` for no limit. */
  uses_limit: number | null
  /** Orders that use or reserve it now. */
  used: Defaulted<number>
  /** Whether the shop's pages show it. */
  announced: Defaulted<boolean>
  active: Defaulted<boolean>
  created_at: CreatedAt
}
