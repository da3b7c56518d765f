import type { AdminCountry } from '@recadinho/contracts/countries'
import { wholeNumber } from '../../lib/whole-number.ts'

/** Form values of a country. */
export interface CountryValues {
  /** `null` while none is selected. */
  code: string | null
  name: AdminCountry['name']
  currency: string | null
  /** The language; the country completes the tag. */
  locale: string | null
  offer: AdminCountry['offer']
  position: string
  active: boolean
}

/** Defaults of a new country, last in the list. */
export const newCountry = (others: readonly AdminCountry[]): AdminCountry => ({
  code: '',
  name: { en: '', pt: '' },
  currency: '',
  locale: '',
  offer: 'full',
  position: Math.min(999, Math.max(-1, ...others.map(({ position }) => position)) + 1),
  active: true,
})

export const countryValues = (saved: AdminCountry): CountryValues => ({
  code: saved.code || null,
  name: saved.name,
  currency: saved.currency || null,
  locale: saved.locale.split('-')[0] || null,
  offer: saved.offer,
  position: String(saved.position),
  active: saved.active,
})

/** Converts the form values to the request body. */
export const countryOf = (values: CountryValues): AdminCountry => ({
  code: values.code ?? '',
  name: { en: values.name.en.trim(), pt: values.name.pt.trim() },
  currency: values.currency ?? '',
  locale: `${values.locale}-${values.code}`,
  offer: values.offer,
  position: wholeNumber(values.position),
  active: values.active,
})
