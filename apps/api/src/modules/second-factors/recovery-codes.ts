import { randomBytes } from 'node:crypto'
import { Secret } from 'otpauth'
import { sha256 } from '../../ids.ts'

const howMany = 10

/** Ten codes of 80 bits, in groups that can be written down: `ABCD-EFGH-IJKL-MNOP`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: howMany }, () => {
    const text = new Secret({ buffer: new Uint8Array(randomBytes(10)).buffer }).base32
    return (text.match(/.{4}/g) ?? []).join('-')
  })

/** A code as it is looked up, however its letters and groups were typed. */
export const recoveryCodeHash = (code: string): Buffer => sha256(plain(code).toUpperCase())

/** A code of six digits is an app's; anything else can only be a recovery code. */
export const isTotpCode = (code: string): boolean => /^\d{6}$/.test(plain(code))

/** Without the gaps between its groups. */
export const plain = (code: string): string => code.replaceAll(/[\s-]/g, '')
