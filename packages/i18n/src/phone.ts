import {
  AsYouType,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
  type PhoneNumber,
} from 'libphonenumber-js/min'
import { chatNumber } from './chat-numbers.ts'
import { contactWhatsappLink } from './contact-link.ts'

/** The international prefix of a country, without the plus: `1` for US. `undefined` for an unknown country. */
export function callingCode(country: string): string | undefined {
  return isSupportedCountry(country) ? getCountryCallingCode(country) : undefined
}

/**
 * Normalizes a typed phone number to digits with country code (§5). Accepts numbers with or without the prefix, also as
 * WhatsApp displays them; `country` is the default for numbers without one. `undefined` if the number is invalid.
 */
export function phoneDigits(typed: string, country: string): string | undefined {
  const number = numberFrom(typed, country)
  return number?.isValid() ? number.number.slice(1) : undefined
}

/**
 * Formats digits with country code for display: `+55 11 98765 4321`. Text that is not a number is returned unchanged.
 */
export function formatPhone(digits: string): string {
  return parsePhoneNumberFromString(`+${digits}`)?.formatInternational() ?? digits
}

/**
 * The shop's own number as it is stored and shown, `+55 11 98765 4321`: Brazilian unless it has another country's code.
 * `undefined` if it is invalid.
 */
export function contactPhone(typed: string): string | undefined {
  const digits = phoneDigits(typed, 'BR')
  return digits === undefined ? undefined : formatPhone(digits)
}

/** The same for WhatsApp, whose link (§2) is only right for a Brazilian number. */
export function contactWhatsapp(typed: string): string | undefined {
  const digits = phoneDigits(typed, 'BR')
  return digits === undefined || contactWhatsappLink(digits) !== `https://wa.me/${digits}`
    ? undefined
    : formatPhone(digits)
}

/** Formats a national number while it is typed: `(11) 98765-4` in Brazil. Only digits are read. */
export function formatAsTyped(typed: string, country: string): string {
  return isSupportedCountry(country) ? new AsYouType(country).input(typed) : typed
}

/** Splits a number with its prefix into country and national number; `undefined` without a plus. */
export function splitInternational(typed: string): { country: string; national: string } | undefined {
  if (!/^\s*(?:\+|00)/.test(typed)) return undefined
  const number = numberFrom(typed.replace(/^\s*00/, '+'))
  return number?.country ? { country: number.country, national: number.formatNational() } : undefined
}

/** The number as typed, or in its present spelling if the typed one is no longer valid: `+52 1 55 …` in Mexico. */
function numberFrom(typed: string, country?: string): PhoneNumber | undefined {
  const fallback: { defaultCountry?: CountryCode } =
    country !== undefined && isSupportedCountry(country) ? { defaultCountry: country } : {}
  const number = parsePhoneNumberFromString(typed, fallback)
  if (number === undefined || number.isValid()) return number
  return parsePhoneNumberFromString(`+${chatNumber(number.number.slice(1))}`)
}
