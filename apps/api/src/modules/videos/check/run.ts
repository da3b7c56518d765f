import { fileURLToPath } from 'node:url'
import type { VideoFacts, VideoRefusal } from '@recadinho/contracts/videos'
import type { Inspected } from './inspect.ts'
import { runProgram } from './program.ts'

/** Next to this file in the sources, next to the server in the bundle. */
const entry = import.meta.url.endsWith('.ts') ? './main.ts' : './check-video.js'
/** 500 MB take seconds; only a malicious file takes longer. */
const timeoutMs = 5 * 60_000

export type Checked =
  | { refusal: VideoRefusal }
  | { facts: VideoFacts; container: Inspected['container']; reach: Inspected['reach'] }

/** Inspects a file and writes a stripped copy of it, in a separate process. */
export async function checkFile(file: string, to: string, signal: AbortSignal): Promise<Checked> {
  const { stdout } = await runProgram(
    process.execPath,
    ['--max-old-space-size=256', fileURLToPath(new URL(entry, import.meta.url)), file, to],
    // An empty environment: no secrets in the process that parses untrusted files.
    { env: {}, timeout: timeoutMs, signal },
  )
  return JSON.parse(stdout) as Checked // our own `main.ts` wrote it
}
