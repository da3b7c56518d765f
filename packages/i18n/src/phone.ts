import {
  AsYouType,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
} from 'libphonenumber-js/min'

/** The international prefix of a country without the plus: `1` for US. `undefined` for an unknown country. */
export function callingCode(country: string): string | undefined {
  return isSupportedCountry(country) ? getCountryCallingCode(country) : undefined
}

/**
 * A phone number as it is sent: digits only, country code included (§5). Takes what people type, with or without
 * the prefix; `country` is assumed for a number without one. `undefined` when it is no valid number.
 */
export function phoneDigits(typed: string, country: string): string | undefined {
  const fallback: { defaultCountry?: CountryCode } = isSupportedCountry(country)
    ? { defaultCountry: country }
    : {}
  const number = parsePhoneNumberFromString(typed, fallback)
  return number?.isValid() ? number.number.slice(1) : undefined
}

/** Digits with country code, written for people: `+55 11 98765 4321`. A text that is not a number is returned unchanged. */
export function formatPhone(digits: string): string {
  return parsePhoneNumberFromString(`+${digits}`)?.formatInternational() ?? digits
}

/** A national number in its usual format while it is typed: `(11) 98765-4` in Brazil. Only digits are read. */
export function formatAsTyped(typed: string, country: string): string {
  return isSupportedCountry(country) ? new AsYouType(country).input(typed) : typed
}

/** Splits a number with its prefix into country and national number; `undefined` without a plus. */
export function splitInternational(typed: string): { country: string; national: string } | undefined {
  if (!/^\s*(?:\+|00)/.test(typed)) return undefined
  const number = parsePhoneNumberFromString(typed.replace(/^\s*00/, '+'))
  return number?.country ? { country: number.country, national: number.formatNational() } : undefined
}
