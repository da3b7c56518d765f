import type { CreatedAt, Defaulted } from './columns.ts'

export interface PromoCodesTable {
  /** In upper case. */
  code: string
  /** Whole per cent of the package price, 1 to 100. */
  percentage: number
  starts_at: Date | null
  ends_at: Date | null
  /** The packages that it is for; `null` for any. */
  package_ids: string[] | null
  /** How many orders may use it; `null` for any number. */
  uses_limit: number | null
  /** Orders that use or reserve it now. */
  used: Defaulted<number>
  /** Whether the shop's pages show it. */
  announced: Defaulted<boolean>
  active: Defaulted<boolean>
  created_at: CreatedAt
}
