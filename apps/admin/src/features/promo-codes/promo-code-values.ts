import type { AdminPromoCode, CreatePromoCodeBody } from '@recadinho/contracts/admin-promo-codes'
import { wholeNumber } from '../../lib/whole-number.ts'

export type PromoCodeFields = Omit<CreatePromoCodeBody, 'code'>

/** A promo code as its form has it: times on the reader's clock, an empty limit for none. */
export interface PromoCodeValues {
  code: string
  percentage: string
  startsAt: string
  endsAt: string
  usesLimit: string
  announced: boolean
  active: boolean
  /** Which packages it is for; none ticked is any. */
  packages: { id: string; included: boolean }[]
}

/** What a new one begins with. */
export const newPromoCode: CreatePromoCodeBody = {
  code: '',
  percentage: 10,
  startsAt: null,
  endsAt: null,
  packageIds: null,
  usesLimit: null,
  announced: false,
  active: true,
}

export const promoCodeValues = (saved: AdminPromoCode, packageIds: readonly string[]): PromoCodeValues => ({
  code: saved.code,
  percentage: String(saved.percentage),
  startsAt: localTime(saved.startsAt),
  endsAt: localTime(saved.endsAt),
  usesLimit: saved.usesLimit === null ? '' : String(saved.usesLimit),
  announced: saved.announced,
  active: saved.active,
  packages: packageIds.map((id) => ({ id, included: saved.packageIds?.includes(id) ?? false })),
})

/** As it is sent. An instant that was not touched stays as it was, to the second. */
export function promoCodeFields(values: PromoCodeValues, base: AdminPromoCode): PromoCodeFields {
  const included = values.packages.filter((each) => each.included).map(({ id }) => id)
  return {
    percentage: wholeNumber(values.percentage),
    startsAt: values.startsAt === localTime(base.startsAt) ? base.startsAt : instantOf(values.startsAt),
    endsAt: values.endsAt === localTime(base.endsAt) ? base.endsAt : instantOf(values.endsAt),
    usesLimit: values.usesLimit.trim() === '' ? null : wholeNumber(values.usesLimit),
    packageIds:
      included.length === 0 ? null : sameMembers(included, base.packageIds) ? base.packageIds : included,
    announced: values.announced,
    active: values.active,
  }
}

/** What a browser's field for date and time holds. */
function localTime(instant: string | null): string {
  if (instant === null) return ''
  const at = new Date(instant)
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

const instantOf = (typed: string) => (typed === '' ? null : new Date(typed).toISOString())

const sameMembers = (some: readonly string[], others: readonly string[] | null) =>
  others !== null && some.length === others.length && some.every((one) => others.includes(one))
