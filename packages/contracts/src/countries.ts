import { Type, type Static } from 'typebox'
import { ownerOnly } from './access.ts'
import { offerGroups } from './catalog.ts'
import { Closed, CountryCode, CurrencyCode, Instant, Nullable, Words } from './common.ts'
import { EditOf } from './edits.ts'
import type { Endpoint } from './endpoints.ts'

const fields = {
  name: Closed({ en: Words(1, 60), pt: Words(1, 60) }),
  currency: CurrencyCode,
  /** BCP 47 tag that prices, dates and numbers follow: a language and this country. */
  locale: Type.String({ pattern: '^[a-z]{2,3}-[A-Z]{2}$' }),
  offer: Type.Enum(offerGroups),
  /** Its place in the shop's list, the lowest first. */
  position: Type.Integer({ minimum: 0, maximum: 999 }),
  /** Whether buyers can choose it. */
  active: Type.Boolean(),
}

export const CountryFields = Closed(fields)
export type CountryFields = Static<typeof CountryFields>

/** A country as the owner edits it. */
export const AdminCountry = Closed({ code: CountryCode, ...fields })
export type AdminCountry = Static<typeof AdminCountry>

export const AdminCountries = Closed({ items: Type.Array(AdminCountry) })
export type AdminCountries = Static<typeof AdminCountries>

export const CountryParams = Closed({ code: CountryCode })

export const ChangeCountryBody = EditOf(fields)
export type ChangeCountryBody = Static<typeof ChangeCountryBody>

/** Units for 1 USD: more than nothing, with eight decimals at most. */
const PerUsd = Type.String({ pattern: '^(?=.*[1-9])[0-9]{1,7}(?:\\.[0-9]{1,8})?$' })

/** What a price in USD is converted with where a package has none of its own. */
export const CurrencyRate = Closed({
  currency: CurrencyCode,
  perUsd: Type.String(),
  /** `null`: as the shop began with it. */
  changedAt: Nullable(Instant),
})
export type CurrencyRate = Static<typeof CurrencyRate>

export const CurrencyRates = Closed({ items: Type.Array(CurrencyRate) })
export type CurrencyRates = Static<typeof CurrencyRates>

export const CurrencyRateParams = Closed({ currency: CurrencyCode })

/** Without `was` the currency had no rate. */
export const ChangeCurrencyRateBody = EditOf({ perUsd: PerUsd })
export type ChangeCurrencyRateBody = Static<typeof ChangeCurrencyRateBody>

/** Where the shop sells, and how prices are converted; part of `endpoints`. */
export const countryEndpoints = {
  listCountries: {
    ...ownerOnly,
    method: 'GET',
    path: '/api/admin/countries',
    summary: 'Every country, those that buyers cannot choose among them',
    status: 200,
    response: AdminCountries,
  },
  createCountry: {
    ...ownerOnly,
    method: 'POST',
    path: '/api/admin/countries',
    summary: 'Add a country of ISO 3166-1; one that the shop has is refused',
    body: AdminCountry,
    status: 201,
    response: AdminCountry,
  },
  changeCountry: {
    ...ownerOnly,
    method: 'PATCH',
    path: '/api/admin/countries/{code}',
    summary: 'Change a country; orders keep the currency they were made in',
    params: CountryParams,
    body: ChangeCountryBody,
    status: 200,
    response: AdminCountry,
  },
  listCurrencyRates: {
    ...ownerOnly,
    method: 'GET',
    path: '/api/admin/currency-rates',
    summary: 'What prices in USD are converted with',
    status: 200,
    response: CurrencyRates,
  },
  changeCurrencyRate: {
    ...ownerOnly,
    method: 'PATCH',
    path: '/api/admin/currency-rates/{currency}',
    summary: 'Set the rate of a currency; orders keep the rate they were made with',
    params: CurrencyRateParams,
    body: ChangeCurrencyRateBody,
    status: 200,
    response: CurrencyRates,
  },
} as const satisfies Record<string, Endpoint>
