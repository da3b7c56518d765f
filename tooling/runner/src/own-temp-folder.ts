import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * From now on this process, and what it starts, put their temporary files into a folder of their own, which is deleted when
 * the process exits (a signal must lead to `process.exit`). Other users may enter it: as root the database runs as `nobody`.
 */
export function useOwnTempFolder(): void {
  const folder = mkdtempSync(join(tmpdir(), 'recadinho-'))
  chmodSync(folder, 0o755)
  process.env['TMPDIR'] = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
}
