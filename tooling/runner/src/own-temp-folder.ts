import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Redirects the temporary files of this process and its children to a folder of their own, which is deleted on exit
 * (signals must lead to `process.exit`). Other users may enter it: as root, the database runs as `nobody`. The code that
 * Node compiles is cached there, because the tests start hundreds of processes with the same sources.
 */
export function useOwnTempFolder(): void {
  const folder = mkdtempSync(join(tmpdir(), 'recadinho-'))
  chmodSync(folder, 0o755)
  process.env['TMPDIR'] = folder
  process.env['NODE_COMPILE_CACHE'] = join(folder, 'compile-cache')
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
}
