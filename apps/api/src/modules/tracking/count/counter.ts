import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { ClickHouseConfig } from '../../../config.ts'
import type { Context } from '../../../context.ts'

export interface CountRequest {
  databaseUrl: string
  clickhouse: ClickHouseConfig | undefined
  /** The time zone whose days are counted. */
  zone: string
}

export interface CountResult {
  /** Why some days, or all, were not counted. */
  fault?: string
}

/** Beside this file in the sources, beside the server in the bundle. */
const entry = import.meta.url.endsWith('.ts') ? './main.ts' : './count-visits.js'
/** A day's sums are bounded. More memory would mean a fault, which must not exhaust the machine. */
const heapMb = 256

interface VisitCounter {
  /** Updates the figures of changed days (E4). Rejects if some failed. */
  count(): Promise<void>
  /** Ends the process. An unfinished count is repeated after the next start. */
  stop(): Promise<void>
}

/**
 * Counts visits in a child process, which starts when there is something to count, and again after it has ended.
 */
export function createVisitCounter({
  config,
  db,
  catalog,
}: Pick<Context, 'config' | 'db' | 'catalog'>): VisitCounter {
  let child: ChildProcess | undefined

  function start(): ChildProcess {
    const started = fork(fileURLToPath(new URL(entry, import.meta.url)), [], {
      execArgv: [`--max-old-space-size=${heapMb}`],
      // Its output is not needed: a failed round is logged.
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    const forget = () => {
      if (child === started) child = undefined
    }
    started.once('exit', forget)
    // Reported by the round that waits for it. A process that could not start never exits.
    started.on('error', () => started.pid === undefined && forget())
    return started
  }

  return {
    async count() {
      const marked = await db.selectFrom('tracking_marks').select('at').limit(1).execute()
      if (marked.length === 0) return
      const { databaseUrl, clickhouse } = config
      const { time_zone: zone } = (await catalog.snapshot()).settings
      child ??= start()
      const { fault } = await answerOf(child, { databaseUrl, clickhouse, zone })
      if (fault !== undefined) throw new Error(fault)
    },
    async stop() {
      const running = child
      if (!running) return
      const ended = once(running, 'exit')
      if (running.connected) running.disconnect()
      await ended
    },
  }
}

const answerOf = (child: ChildProcess, request: CountRequest) =>
  new Promise<CountResult>((resolve, reject) => {
    const finish = (work: () => void) => {
      child.off('message', answered).off('exit', ended).off('error', failed)
      work()
    }
    const answered = (result: unknown) => finish(() => resolve(result as CountResult)) // our own `main.ts` sent it
    // Not a fault only if `stop` ended it.
    const ended = (code: number | null) =>
      finish(() => (code === 0 ? resolve({}) : reject(new Error('The process that counts visits has ended'))))
    const failed = (error: Error) => finish(() => reject(error))
    child.on('message', answered).on('exit', ended).on('error', failed)
    child.send(request, (error) => error && failed(error))
  })
