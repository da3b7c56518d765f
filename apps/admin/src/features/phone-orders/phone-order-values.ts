import type { Catalog } from '@recadinho/contracts/catalog'
import type { Locale, Money } from '@recadinho/contracts/common'
import { isEmail } from '@recadinho/contracts/email'
import { cleanLine } from '@recadinho/contracts/one-line'
import type { CreateOrderBody } from '@recadinho/contracts/orders'
import { emptyPersonalization, type Personalization } from '@recadinho/contracts/personalization'
import type { FamilyBody } from '@recadinho/contracts/phone-orders'
import { sentFields } from '@recadinho/contracts/sent-fields'
import { phoneDigits } from '@recadinho/i18n/phone'
import { wholeNumber } from '../../lib/whole-number.ts'
import type { Market } from './phone-order-queries.ts'

/** Form values of a phone order. */
export interface PhoneOrderValues extends Omit<Personalization, 'childAge'> {
  locale: Locale
  /** Empty for a country the shop does not list. */
  country: string
  packageId: string | null
  /** As many as the largest package allows; the first ones count. */
  characterIds: [string | null, string | null, string | null]
  childAge: string
  /** The country of the number's prefix. */
  phoneCountry: string
  promoCode: string
}

export const emptyPhoneOrder = (locale: Locale): PhoneOrderValues => ({
  locale,
  country: '',
  packageId: null,
  characterIds: [null, null, null],
  ...emptyPersonalization,
  childAge: '',
  occasion: 'birthday',
  phoneCountry: locale === 'pt' ? 'BR' : 'US',
  promoCode: '',
})

export const marketOf = ({ locale, country }: Pick<PhoneOrderValues, 'locale' | 'country'>): Market => ({
  locale,
  ...(country ? { country } : {}),
})

/** The selected package, if the catalog has it. */
export const packageOf = ({ packages }: Catalog, id: string | null) => packages.find((each) => each.id === id)

/** By what the family of the caller may be known, once it is whole. */
export function familyOf({ whatsappNumber, phoneCountry, guardianEmail }: PhoneOrderValues): FamilyBody {
  const digits = phoneDigits(whatsappNumber, phoneCountry)
  const email = cleanLine(guardianEmail)
  return { ...(digits && { whatsappNumber: digits }), ...(isEmail(email) && { guardianEmail: email }) }
}

/** The body the shop's own form would send. Empty texts are kept, so that the contract rejects them at their field. */
export function phoneOrderBody(
  values: PhoneOrderValues,
  catalog: Catalog,
  shownTotal: Money | undefined,
): CreateOrderBody {
  const pack = packageOf(catalog, values.packageId)
  const promoCode = values.promoCode.trim()
  return {
    ...marketOf(values),
    packageId: pack?.id ?? '',
    characterIds: values.characterIds.slice(0, pack?.charactersCount ?? 1).map((id) => id ?? ''),
    ...sentFields({
      ...values,
      childAge: wholeNumber(values.childAge),
      whatsappNumber: phoneDigits(values.whatsappNumber, values.phoneCountry) ?? '',
    }),
    ...(promoCode ? { promoCode } : {}),
    ...(shownTotal ? { shownTotal } : {}),
  }
}
