import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { VideoFacts, VideoRefusal } from '@recadinho/contracts/videos'

/** Next to this file in the sources, next to the server in the bundle. */
const entry = import.meta.url.endsWith('.ts') ? './main.ts' : './check-video.js'
/** 500 MB take seconds; only a malicious file takes longer. */
const timeoutMs = 5 * 60_000

const run = promisify(execFile)

export type Checked = { refusal: VideoRefusal } | { facts: VideoFacts; container: 'mp4' | 'webm' }

/** Inspects a file and writes a stripped copy of it, in a separate process. */
export async function checkFile(file: string, to: string, signal: AbortSignal): Promise<Checked> {
  const { stdout } = await run(
    process.execPath,
    ['--max-old-space-size=256', fileURLToPath(new URL(entry, import.meta.url)), file, to],
    // An empty environment: no secrets in the process that parses untrusted files.
    { env: {}, timeout: timeoutMs, killSignal: 'SIGKILL', signal },
  )
  return JSON.parse(stdout) as Checked // our own `main.ts` wrote it
}
