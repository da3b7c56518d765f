import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { PictureRefusal } from '@recadinho/contracts/pictures'
import pLimit from 'p-limit'

/** Next to this file in the sources, next to the server in the bundle. */
const entry = import.meta.url.endsWith('.ts') ? './main.ts' : './check-picture.js'
const timeoutMs = 20_000

const run = promisify(execFile)
/** Decoding one takes up to 100 MB. */
const oneAtATime = pLimit(1)

/** Inspects a picture and writes the derived files into a folder, in a separate process. */
export const drawPicture = (file: string, folder: string): Promise<PictureRefusal | null> =>
  oneAtATime(async () => {
    const { stdout } = await run(
      process.execPath,
      ['--max-old-space-size=64', fileURLToPath(new URL(entry, import.meta.url)), file, folder],
      // An empty environment: no secrets in the process that parses untrusted files.
      { env: {}, timeout: timeoutMs, killSignal: 'SIGKILL' },
    )
    const { refusal } = JSON.parse(stdout) as { refusal: PictureRefusal | null } // our own `main.ts` wrote it
    return refusal
  })
