import type { AdNetwork } from '@recadinho/contracts/advertising'
import type { Config } from '../../config.ts'
import type { Db } from '../../db/client.ts'
import { tokenEncryption } from './token.ts'

export interface AdAccount {
  pixelId: string
  testCode: string
  token: string
  /** As it is stored: each time that it is set it is another one. */
  stored: Buffer
}

/** With what the server tells an advertiser; `undefined` where it does not, `refused` until there is another
 * token or pixel. */
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

/** Notes that this account is refused, unless it is another one by now; answers whether that is news. */
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
