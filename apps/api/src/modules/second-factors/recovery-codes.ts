import { randomBytes } from 'node:crypto'
import { Secret } from 'otpauth'
import { sha256 } from '../../ids.ts'

const howMany = 10

/** Ten codes of 80 bits, in groups that are easy to write down: `ABCD-EFGH-IJKL-MNOP`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: howMany }, () => {
    const text = new Secret({ buffer: new Uint8Array(randomBytes(10)).buffer }).base32
    return (text.match(/.{4}/g) ?? []).join('-')
  })

/** The lookup hash of a code, independent of case and grouping. */
export const recoveryCodeHash = (code: string): Buffer => sha256(plain(code).toUpperCase())

/** Six digits are an app's code; anything else can only be a recovery code. */
export const isTotpCode = (code: string): boolean => /^\d{6}$/.test(plain(code))

/** Without separators, and with the digits of any keyboard (`٣٣٣`, `३३३`, `３３３`) as 0 to 9. */
export const plain = (code: string): string =>
  code
    .normalize('NFKC')
    .replaceAll(/[\s-]/g, '')
    .replaceAll(/(?!\d)\p{Nd}/gu, asciiDigit)

/** Unicode encodes the ten digits of a script in a row, from its zero on. */
function asciiDigit(digit: string): string {
  const point = digit.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(point - value - 1))) value += 1
  return String(value)
}
