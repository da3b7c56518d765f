import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { Logger } from './logger.ts'
import type { Watched } from './watchdog-thread.ts'

/** Next to this file in the sources, next to the server in the bundle. */
const entry = import.meta.url.endsWith('.ts') ? './watchdog-thread.ts' : './watchdog-thread.js'
/** The loop is stalled if it has not turned for this many rounds of the thread. */
const rounds = 10
/** In place of the number of turns. */
const ended = -1

/**
 * Ends the process when its event loop stalls, so that it is started again: a stalled process still accepts
 * connections, and nothing else replaces it. Rounds of a thread of this process are counted instead of time, because
 * both stand still while the machine sleeps or the process is stopped, and both are slow on a busy machine.
 */
export function startWatchdog(limitMs: number, logger: Logger): void {
  if (limitMs === 0) return
  const everyMs = limitMs / rounds
  const turns = new Int32Array(new SharedArrayBuffer(4))
  setInterval(() => Atomics.add(turns, 0, 1), everyMs).unref()
  // What Node still writes at the end, such as its cache of compiled code, may take long on a busy machine.
  process.once('exit', () => Atomics.store(turns, 0, ended))
  const workerData: Watched = { turns, ended, everyMs, rounds }
  const thread = new Worker(fileURLToPath(new URL(entry, import.meta.url)), {
    workerData,
    // It only counts; by default V8 would reserve as much for it as for the server.
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 },
  })
  thread.on('error', (err) => logger.error({ err }, 'the watchdog ended'))
  thread.unref()
}
