import { setupI18n } from '@lingui/core'
import { ApiError } from '@recadinho/contracts/client'
import { expect, test } from 'vitest'
import { promoErrorText, promoRefusal } from './refusal.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const refused = (details?: object) =>
  new ApiError(
    409,
    '',
    JSON.stringify({
      code: 'promo_code_invalid',
      message: 'No',
      requestId: 'r',
      ...(details ? { details } : {}),
    }),
  )
const text = (error: unknown) => promoErrorText(i18n, error, 'en-GB')

test.each([
  ['unknown', "We don't recognize this code. Check the spelling."],
  ['ended', 'This code has expired.'],
  ['used_up', 'This code has reached its usage limit.'],
  ['other_package', 'This code is for a different package.'],
  ['not_started', "This code isn't active yet."],
])('a code refused as %s: %s', (reason, words) => {
  expect(text(refused({ reason }))).toBe(words)
})

test('one that has not started says when it starts', () => {
  const error = refused({ reason: 'not_started', startsAt: '2026-12-01T12:00:00.000Z' })
  expect(text(error)).toMatch(/^This code isn't active yet\. It's valid from \d\d\/12\/2026, \d\d:00\.$/)
})

test.each([undefined, {}, { reason: 7 }, { reason: 'whim' }])(
  'unknown details (%j) read as unknown',
  (details) => {
    expect(promoRefusal(refused(details))).toBe('unknown')
  },
)

test.each([new TypeError('offline'), new ApiError(503, '', ''), undefined])(
  '%s is not a refusal',
  (error) => {
    expect(promoRefusal(error)).toBeUndefined()
  },
)
