import { writeSync } from 'node:fs'
import { workerData } from 'node:worker_threads'

export interface Watched {
  /** Raised by the main thread each time its event loop turns. */
  turns: Int32Array
  /** What `turns` is once the loop has ended. */
  ended: number
  everyMs: number
  rounds: number
}

const { turns, ended, everyMs, rounds } = workerData as Watched // from `startWatchdog`
let last: number | undefined
let missed = 0

setInterval(() => {
  const now = Atomics.load(turns, 0)
  missed = now === last && now !== ended ? missed + 1 : 0
  last = now
  if (missed < rounds) return
  missed = 0
  // Directly: a thread's own output goes through the main thread.
  const time = new Date().toISOString()
  writeSync(2, `${JSON.stringify({ level: 'fatal', time, msg: 'the event loop stalled: ending' })}\n`)
  // No handler runs in a stalled process. As process 1 of a container it would be immune: it needs an init process.
  process.kill(process.pid, 'SIGKILL')
}, everyMs)
