import type { AdminCountry, CurrencyRate } from '@recadinho/contracts/countries'
import type { CountryRow } from './queries.ts'

export const countryView = (row: CountryRow): AdminCountry => ({
  code: row.code,
  name: row.name,
  currency: row.currency,
  locale: row.locale,
  offer: row.offer,
  position: row.position,
  active: row.active,
})

export const rateView = (row: {
  currency: string
  per_usd: string
  changed_at: Date | null
}): CurrencyRate => ({
  currency: row.currency,
  perUsd: row.per_usd,
  changedAt: row.changed_at?.toISOString() ?? null,
})
