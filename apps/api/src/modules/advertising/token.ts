import { encryptionFor } from '../../encrypt.ts'

/** Encrypts the tokens that authenticate the shop with advertisers. */
export const tokenEncryption = encryptionFor('advertising token')
