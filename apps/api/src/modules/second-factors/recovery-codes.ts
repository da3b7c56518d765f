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

/** Without separators. */
export const plain = (code: string): string => code.replaceAll(/[\s-]/g, '')
