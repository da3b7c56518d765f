import type * as phone from '@recadinho/i18n/phone'
import { useEffect, useState } from 'react'

export type PhoneRules = typeof phone

/**
 * The international phone number rules. They are larger than the form, so they load when the buyer reaches the number.
 */
export function usePhoneRules(wanted: boolean): PhoneRules | undefined {
  const [rules, setRules] = useState<PhoneRules>()
  useEffect(() => {
    if (!wanted) return undefined
    let gone = false
    const load = async () => {
      const loaded = await loadPhoneRules()
      if (!gone) setRules(loaded)
    }
    void load()
    return () => {
      gone = true
    }
  }, [wanted])
  return rules
}

/** Resolves to `undefined` without a connection. */
export const loadPhoneRules = (): Promise<PhoneRules | undefined> =>
  import('@recadinho/i18n/phone').catch((error: unknown) => {
    console.info(error)
    return undefined
  })

/** Whether a number is valid in a country; without the rules, whether it might be: the server checks again. */
export const isPhone = (rules: PhoneRules | undefined, typed: string, country: string): boolean =>
  rules ? rules.phoneDigits(typed, country) !== undefined : typed.replaceAll(/\D/g, '').length >= 6
