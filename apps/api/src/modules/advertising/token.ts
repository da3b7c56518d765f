import { encryptionFor } from '../../encrypt.ts'

/** The tokens that tell advertisers who speaks for the shop. */
export const tokenEncryption = encryptionFor('advertising token')
