import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Writes the script for landing pages on other sites: `t.js`, and in `t` every released version with their hashes. */
export async function writeTrackingScript(dist: string): Promise<void> {
  const versions = fileURLToPath(import.meta.resolve('@recadinho/tracking-sdk/integrity.json'))
  const released = join(versions, '../..')
  for (const name of ['t.js', 't']) await cp(join(released, name), join(dist, name), { recursive: true })
}
