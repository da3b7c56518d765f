import type { Defaulted, LocalizedColumn } from './columns.ts'

export interface CountriesTable {
  code: string
  name: LocalizedColumn
  flag: string
  currency: string
  /** BCP 47 tag. */
  locale: string
  offer: 'full' | 'limited'
  active: Defaulted<boolean>
  position: number
}
