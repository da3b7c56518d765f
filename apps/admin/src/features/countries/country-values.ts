import type { AdminCountry } from '@recadinho/contracts/countries'
import { wholeNumber } from '../../lib/whole-number.ts'

/** A country as its form has it. */
export interface CountryValues {
  /** `null` while none is selected. */
  code: string | null
  name: AdminCountry['name']
  currency: string | null
  /** Its language; the country completes it. */
  locale: string | null
  offer: AdminCountry['offer']
  position: string
  active: boolean
}

/** What a new country begins with, last in the list. */
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

/** As it is sent. */
export const countryOf = (values: CountryValues): AdminCountry => ({
  code: values.code ?? '',
  name: { en: values.name.en.trim(), pt: values.name.pt.trim() },
  currency: values.currency ?? '',
  locale: `${values.locale}-${values.code}`,
  offer: values.offer,
  position: wholeNumber(values.position),
  active: values.active,
})
