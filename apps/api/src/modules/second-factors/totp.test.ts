import { Secret } from 'otpauth'
import { expect, test } from 'vitest'
import { totpStep, totpUri } from './totp.ts'

/** From RFC 6238, appendix B, for SHA-1: the last six of its eight digits. */
const secret = Secret.fromUTF8('12345678901234567890').base32

test.each([
  [59, '287082', 1],
  [1_111_111_109, '081804', 37_037_036],
  [1_111_111_111, '050471', 37_037_037],
  [1_234_567_890, '005924', 41_152_263],
  [2_000_000_000, '279037', 66_666_666],
  [20_000_000_000, '353130', 666_666_666],
])('RFC 6238: at %i seconds the code is %s', (seconds, code, step) => {
  expect(totpStep(secret, code, new Date(seconds * 1000))).toBe(step)
})

test.each([
  ['Arabic', '٢٨٧٠٨٢'],
  ['Persian', '۲۸۷۰۸۲'],
  ['Devanagari', '२८७०८२'],
  ['full width', '２８７０８２'],
  ['mathematical', '𝟚𝟠𝟟𝟘𝟠𝟚'],
  ['mixed, with separators', '28٧-０ 82'],
])('a code in %s digits is the same code', (_, code) => {
  expect(totpStep(secret, code, new Date(59_000))).toBe(1)
})

test.each(['٣٣٣٣٣', '3333333', 'абвгде', '😀😀😀', ''])('%j is no code', (code) => {
  expect(totpStep(secret, code, new Date(59_000))).toBeUndefined()
})

test('a clock may be half a minute off, and no more', () => {
  const at = (seconds: number) => totpStep(secret, '287082', new Date(seconds * 1000))
  expect([at(29), at(60), at(89)]).toEqual([1, 1, 1])
  expect(at(90)).toBeUndefined()
  expect(totpStep(secret, '28708', new Date(59_000))).toBeUndefined()
})

test('the address names shop and account', () => {
  expect(totpUri(secret, { issuer: 'Recadinho', email: 'ana@example.com' })).toMatch(
    /^otpauth:\/\/totp\/Recadinho:ana%40example\.com\?issuer=Recadinho&secret=[A-Z2-7]{32}&algorithm=SHA1&digits=6&period=30$/,
  )
})
