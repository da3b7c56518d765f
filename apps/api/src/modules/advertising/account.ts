import type { AdNetwork } from '@recadinho/contracts/advertising'
import type { Config } from '../../config.ts'
import type { Db } from '../../db/client.ts'
import { encryptionFor } from '../../encrypt.ts'

export interface AdAccount {
  pixelId: string
  testCode: string
  token: string
  /** The stored ciphertext, which differs each time the token is set, even to the same value. */
  stored: Buffer
}

/**
 * The account for the server's events. `undefined` if it reports none to this advertiser; `refused` until the token or
 * pixel is changed.
 */
export async function findAccount(
  db: Db,
  { linkSecret }: Config,
  network: AdNetwork,
): Promise<AdAccount | 'refused' | undefined> {
  const row = await db
    .selectFrom('advertising')
    .select([
      'meta_test_code',
      'tiktok_server',
      `${network}_pixel_id as pixelId`,
      `${network}_token as token`,
      `${network}_refused_at as refusedAt`,
    ])
    .executeTakeFirstOrThrow()
  const { pixelId, token, refusedAt } = row
  if (pixelId === '' || token === null || (network === 'tiktok' && !row.tiktok_server)) return undefined
  if (refusedAt !== null) return 'refused'
  return {
    pixelId,
    testCode: network === 'meta' ? row.meta_test_code : '',
    stored: token,
    token: tokenEncryption.decrypt(linkSecret, token).toString(),
  }
}

/** Marks this account as refused, unless it was changed in the meantime. Returns whether it was not marked before. */
export async function markRefused(
  db: Db,
  network: AdNetwork,
  { pixelId, stored }: Pick<AdAccount, 'pixelId' | 'stored'>,
  now: Date,
): Promise<boolean> {
  const row = await db
    .updateTable('advertising')
    .set({ [`${network}_refused_at`]: now })
    .where(`${network}_refused_at`, 'is', null)
    .where(`${network}_pixel_id`, '=', pixelId)
    .where(`${network}_token`, '=', stored)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Encrypts the tokens that authenticate the shop with advertisers. */
export const tokenEncryption = encryptionFor('advertising token')
