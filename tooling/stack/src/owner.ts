import { randomBytes } from 'node:crypto'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export const ownerEmail = 'owner@recadinho.test'

/**
 * The first owner's password: the one asked for, or a random one on the first start with this data folder.
 * The API makes the owner only where there is none yet, so the password is shown just once.
 */
export function firstOwner(
  dataDir: string,
  wanted: string | undefined,
): { password: string | undefined; created(): void } {
  const mark = join(dataDir, 'owner-created')
  const password = existsSync(mark) ? undefined : (wanted ?? randomBytes(12).toString('base64url'))
  return {
    password,
    created: () => writeFileSync(mark, 'The first owner exists; the password was shown once.\n'),
  }
}
