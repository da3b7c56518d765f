import { Type, type Static } from 'typebox'
import { ownerOnly } from './access.ts'
import { offerGroups } from './catalog.ts'
import { Closed, CountryCode, CurrencyCode, Instant, Nullable, Words } from './common.ts'
import { EditOf } from './edits.ts'
import type { Endpoint } from './endpoints.ts'

const fields = {
  name: Closed({ en: Words(1, 60), pt: Words(1, 60) }),
  currency: CurrencyCode,
  /** BCP 47 tag used to format prices, dates and numbers: a language and this country. */
  locale: Type.String({ pattern: '^[a-z]{2,3}-[A-Z]{2}$' }),
  offer: Type.Enum(offerGroups),
  /** Sort position in the shop's list, lowest first. */
  position: Type.Integer({ minimum: 0, maximum: 999 }),
  /** Whether buyers can select it. */
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

/** Units per 1 USD: greater than zero, with at most eight decimals. */
const PerUsd = Type.String({ pattern: '^(?=.*[1-9])[0-9]{1,7}(?:\\.[0-9]{1,8})?$' })

/** The rate used to convert USD prices if a package has no explicit price in the currency. */
export const CurrencyRate = Closed({
  currency: CurrencyCode,
  perUsd: Type.String(),
  /** `null`: the initial rate, never changed. */
  changedAt: Nullable(Instant),
})
export type CurrencyRate = Static<typeof CurrencyRate>

export const CurrencyRates = Closed({ items: Type.Array(CurrencyRate) })
export type CurrencyRates = Static<typeof CurrencyRates>

export const CurrencyRateParams = Closed({ currency: CurrencyCode })

/** If `was` is absent, the currency had no rate. */
export const ChangeCurrencyRateBody = EditOf({ perUsd: PerUsd })
export type ChangeCurrencyRateBody = Static<typeof ChangeCurrencyRateBody>

/** Countries and exchange rates; part of `endpoints`. */
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
    confirmable: true,
    summary: 'Add a country of ISO 3166-1; one that the shop has is refused',
    body: AdminCountry,
    status: 201,
    response: AdminCountry,
  },
  changeCountry: {
    ...ownerOnly,
    method: 'PATCH',
    path: '/api/admin/countries/{code}',
    confirmable: true,
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
    confirmable: true,
    summary: 'Set the rate of a currency; orders keep the rate they were made with',
    params: CurrencyRateParams,
    body: ChangeCurrencyRateBody,
    status: 200,
    response: CurrencyRates,
  },
} as const satisfies Record<string, Endpoint>
