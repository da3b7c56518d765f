import type * as phone from '@recadinho/i18n/phone'
import { useQuery } from '@tanstack/react-query'

export type PhoneRules = typeof phone

/**
 * The international phone number rules. They are larger than the form, so they load when the buyer reaches the number.
 */
export const usePhoneRules = (wanted: boolean): PhoneRules | undefined =>
  useQuery({
    queryKey: ['phone-rules'],
    queryFn: () => import('@recadinho/i18n/phone'),
    enabled: wanted,
    // Stored files load offline too.
    networkMode: 'always',
  }).data

/** Resolves to `undefined` without a connection. */
export const loadPhoneRules = (): Promise<PhoneRules | undefined> =>
  import('@recadinho/i18n/phone').catch((error: unknown) => {
    console.info(error)
    return undefined
  })

/** Whether a number is valid in a country; without the rules, whether it might be: the server checks again. */
export const isPhone = (rules: PhoneRules | undefined, typed: string, country: string): boolean =>
  rules ? rules.phoneDigits(typed, country) !== undefined : typed.replaceAll(/\D/g, '').length >= 6
