import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { openLogFile, type LogFile } from './log-file.ts'
import { endWithUs } from './survivors.ts'

export interface ServerProcess {
  stop(): Promise<void>
  /**
   * Kills it like a power cut (-9), and resolves once it has ended; it restarts automatically. Rejects if it is not
   * running.
   */
  kill(): Promise<void>
  /** Whether it is ready, and how often it has ended on its own or by `kill`. */
  standing(): { up: boolean; ends: number }
}

export interface ServerOptions {
  /** Its name in the terminal, at the start of a line: `The API`. */
  name: string
  /** Path of the built entry. */
  entry: string
  env: Record<string, string>
  /** `http://…` of the server. */
  url: string
  /** Returns 200 once the server has started. */
  startedPath: '/readyz' | '/healthz'
  logFile: string
  say: (line: string) => void
  /** Aborts a start in progress. */
  signal?: AbortSignal | undefined
}

/** Pause before a restart; doubles each time the server ends before it was ready. */
const restartPauseMs = { least: 500, most: 10_000 }
const startLimitMs = 60_000
const complaintAtMost = 1000

/** Runs a server in its own process, and restarts it if it dies. It ends with this process, however that ends. */
export async function startServer(options: ServerOptions): Promise<ServerProcess> {
  const log = openLogFile(options.logFile, options.say)
  let stopping = false
  let up = false
  let ends = 0
  let restartPause = restartPauseMs.least
  let child = launch(options, log)

  const supervise = (process: ChildProcess) => {
    process.once('exit', (code, signal) => {
      if (stopping) return
      up = false
      ends += 1
      options.say(
        `${options.name} stopped (${signal ?? `exit ${code}`}). Restarting it. Log: ${options.logFile}`,
      )
      setTimeout(() => void restart(), restartPause)
      restartPause = Math.min(2 * restartPause, restartPauseMs.most)
    })
  }

  async function restart() {
    if (stopping) return
    const process = launch(options, log)
    child = process
    supervise(process)
    // If it has ended again, `supervise` has reported that and schedules the next restart.
    if (!(await becomesReady(process, options)) || stopping) return
    becomeReady()
    options.say(`${options.name} is running again.`)
  }

  function becomeReady() {
    up = true
    restartPause = restartPauseMs.least
  }

  await untilReady(child, options)
  becomeReady()
  supervise(child)
  return {
    standing: () => ({ up, ends }),
    async kill() {
      if (hasEnded(child)) throw new Error(`${options.name} isn't running; it's restarting.`)
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
    async stop() {
      stopping = true
      await end(child)
      log.close()
    },
  }
}

async function end(child: ChildProcess) {
  if (hasEnded(child)) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

/** Writes its log lines to the log file, and other output, which is meant for people, to the terminal only. */
function launch({ entry, env, say }: ServerOptions, log: LogFile): ChildProcess {
  const child = spawn(process.execPath, [entry], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Own process group: a Ctrl-C in the terminal reaches only the stack, which stops the parts in order.
    detached: true,
  })
  if (child.pid !== undefined) child.once('exit', endWithUs(child.pid, 'SIGTERM'))
  child.stderr.on('data', (part: Buffer) => log.write(part))
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (line.startsWith('{')) log.write(`${line}\n`)
    else say(line)
  })
  return child
}

/** For the first start: gives up after a timeout or when aborted. */
async function untilReady(child: ChildProcess, options: ServerOptions) {
  const { name, logFile, signal } = options
  const complaint = complaintOf(child)
  if (await becomesReady(child, options, { deadline: Date.now() + startLimitMs, signal })) return
  if (signal?.aborted) {
    await end(child)
    throw signal.reason
  }
  if (hasEnded(child)) throw new Error(`${name} stopped during startup. ${await complaint}Log: ${logFile}`)
  child.kill('SIGKILL')
  throw new Error(`${name} wasn't ready after ${startLimitMs / 1000} s. Log: ${logFile}`)
}

/** The start of its error output, which says what to do if something can be done. */
function complaintOf(child: ChildProcess): Promise<string> {
  let text = ''
  child.stderr?.on('data', (part: Buffer) => {
    if (text.length < complaintAtMost) text = (text + part.toString()).slice(0, complaintAtMost)
  })
  return new Promise((resolve) => {
    child.once('close', () => resolve(text === '' ? '' : `${text.trim()}\n`))
  })
}

/** `false` if it ended, timed out or was aborted before it was ready. */
async function becomesReady(
  child: ChildProcess,
  { url, startedPath }: Pick<ServerOptions, 'url' | 'startedPath'>,
  { deadline = Infinity, signal }: { deadline?: number; signal?: AbortSignal | undefined } = {},
): Promise<boolean> {
  const worthWaiting = () => !hasEnded(child) && !signal?.aborted && Date.now() < deadline
  while (worthWaiting()) {
    const answer = await fetch(url + startedPath).catch(() => undefined)
    if (answer?.ok) return true
    await pause(50)
  }
  return false
}
