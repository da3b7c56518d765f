import pLimit from 'p-limit'
import { Tinypool } from 'tinypool'

/** After so long without work a program ends, and its memory is free again. */
const idleMs = 60_000

interface Options {
  /** The module that runs it, and what that module exports for it. */
  entry: URL
  name: string
  /** So many processes at a time; further calls wait. If not set, two for staff, one for parents, and one for visitors. */
  most?: number
  /** Of one call. */
  timeoutMs?: number
}

type Program = (request: never) => unknown

/**
 * A function that runs in a process of its own, which stays for the next call: eSpeak NG takes a second to start, and a
 * line a tenth of one. Rejects where the process ends or needs too long, and the next call starts another.
 */
export function keptProgram<Run extends Program>({ entry, name, most = 4, timeoutMs = 60_000 }: Options) {
  const pool = new Tinypool({
    filename: entry.href,
    name,
    runtime: 'child_process',
    // No secrets of the shop.
    env: {},
    execArgv: [],
    serialization: 'advanced',
    minThreads: 0,
    maxThreads: most,
    idleTimeout: idleMs,
  })
  // An idle process has ended; nobody waits for it.
  pool.on('error', () => undefined)
  // What waits in the pool's own queue would not go on to another process when the one before it ends.
  const limit = pLimit(most)
  return (request: Parameters<Run>[0], signal?: AbortSignal): Promise<Awaited<ReturnType<Run>>> =>
    limit(() => {
      const signals = [AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]
      return pool.run(request, { signal: AbortSignal.any(signals) })
    })
}
