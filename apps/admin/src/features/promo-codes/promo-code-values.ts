import type { AdminPromoCode, CreatePromoCodeBody } from '@recadinho/contracts/admin-promo-codes'
import { wholeNumber } from '../../lib/whole-number.ts'

export type PromoCodeFields = Omit<CreatePromoCodeBody, 'code'>

/** Form values of a promo code: times in the user's zone, an empty limit for none. */
export interface PromoCodeValues {
  code: string
  percentage: string
  startsAt: string
  endsAt: string
  usesLimit: string
  announced: boolean
  active: boolean
  /** The packages it applies to; none selected means all. */
  packages: { id: string; included: boolean }[]
}

/** Defaults of a new promo code. */
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

/** Converts the form values to the request body. Unchanged instants keep their seconds. */
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

/** The value of a `datetime-local` input. */
function localTime(instant: string | null): string {
  if (instant === null) return ''
  const at = new Date(instant)
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

const instantOf = (typed: string) => (typed === '' ? null : new Date(typed).toISOString())

const sameMembers = (some: readonly string[], others: readonly string[] | null) =>
  others !== null && some.length === others.length && some.every((one) => others.includes(one))
