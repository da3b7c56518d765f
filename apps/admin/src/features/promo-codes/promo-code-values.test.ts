import type { AdminPromoCode } from '@recadinho/contracts/admin-promo-codes'
import { expect, it } from 'vitest'
import { newPromoCode, promoCodeFields, promoCodeValues } from './promo-code-values.ts'

const saved: AdminPromoCode = {
  ...newPromoCode,
  used: 0,
  code: 'SPRING',
  startsAt: '2026-12-01T10:20:30.400Z',
  packageIds: ['two', 'one'],
  usesLimit: 5,
}
const packages = ['one', 'two', 'three']

it('makes of an untouched form what it was made of, to the millisecond', () => {
  const { code: _, used: __, ...fields } = saved
  expect(promoCodeFields(promoCodeValues(saved, packages), saved)).toEqual(fields)
})

it('is for any package when none is ticked, and without a limit when that is empty', () => {
  const values = promoCodeValues(saved, packages)
  const none = {
    ...values,
    usesLimit: ' ',
    packages: values.packages.map(({ id }) => ({ id, included: false })),
  }
  expect(promoCodeFields(none, saved)).toMatchObject({ packageIds: null, usesLimit: null })
})

it('takes a time on the clock of who types it', () => {
  const endsAt = '2026-12-24T18:00'
  const fields = promoCodeFields({ ...promoCodeValues(saved, packages), endsAt }, saved)
  expect(fields.endsAt).toBe(new Date(2026, 11, 24, 18).toISOString())
})
