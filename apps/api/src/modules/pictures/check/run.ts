import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { PictureRefusal } from '@recadinho/contracts/pictures'
import pLimit from 'p-limit'

/** Beside this file in the sources, beside the server in the bundle. */
const entry = import.meta.url.endsWith('.ts') ? './main.ts' : './check-picture.js'
const timeoutMs = 20_000

const run = promisify(execFile)
/** One decodes as much as 100 MB. */
const oneAtATime = pLimit(1)

/** Inspects a picture and writes the files that are kept of it into a folder, in a process of its own. */
export const drawPicture = (file: string, folder: string): Promise<PictureRefusal | null> =>
  oneAtATime(async () => {
    const { stdout } = await run(
      process.execPath,
      ['--max-old-space-size=64', fileURLToPath(new URL(entry, import.meta.url)), file, folder],
      // Nothing of the shop's environment: no secret is near what reads a file from outside.
      { env: {}, timeout: timeoutMs, killSignal: 'SIGKILL' },
    )
    const { refusal } = JSON.parse(stdout) as { refusal: PictureRefusal | null } // our own `main.ts` wrote it
    return refusal
  })
