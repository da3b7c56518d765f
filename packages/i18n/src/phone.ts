import {
  AsYouType,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
} from 'libphonenumber-js/min'

/** The international prefix of a country, without the plus: `1` for US. `undefined` for an unknown country. */
export function callingCode(country: string): string | undefined {
  return isSupportedCountry(country) ? getCountryCallingCode(country) : undefined
}

/**
 * Normalizes a typed phone number to digits with country code (§5). Accepts numbers with or without the prefix;
 * `country` is the default for numbers without one. `undefined` if the number is invalid.
 */
export function phoneDigits(typed: string, country: string): string | undefined {
  const fallback: { defaultCountry?: CountryCode } = isSupportedCountry(country)
    ? { defaultCountry: country }
    : {}
  const number = parsePhoneNumberFromString(typed, fallback)
  return number?.isValid() ? number.number.slice(1) : undefined
}

/**
 * Formats digits with country code for display: `+55 11 98765 4321`. Text that is not a number is returned unchanged.
 */
export function formatPhone(digits: string): string {
  return parsePhoneNumberFromString(`+${digits}`)?.formatInternational() ?? digits
}

/** Formats a national number while it is typed: `(11) 98765-4` in Brazil. Only digits are read. */
export function formatAsTyped(typed: string, country: string): string {
  return isSupportedCountry(country) ? new AsYouType(country).input(typed) : typed
}

/** Splits a number with its prefix into country and national number; `undefined` without a plus. */
export function splitInternational(typed: string): { country: string; national: string } | undefined {
  if (!/^\s*(?:\+|00)/.test(typed)) return undefined
  const number = parsePhoneNumberFromString(typed.replace(/^\s*00/, '+'))
  return number?.country ? { country: number.country, national: number.formatNational() } : undefined
}
