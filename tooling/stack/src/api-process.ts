import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, type WriteStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'

export interface ApiProcess {
  stop(): Promise<void>
}

export interface ApiOptions {
  /** The built entry. */
  entry: string
  env: Record<string, string>
  /** `http://…` of the API. */
  url: string
  logFile: string
  say: (line: string) => void
  /** Ends a start that is under way. */
  signal?: AbortSignal | undefined
}

const restartPauseMs = 500
const startLimitMs = 60_000
const complaintAtMost = 1000

/** Runs the API as a process of its own, and starts it again if it dies: nothing may be lost by that. */
export async function startApi(options: ApiOptions): Promise<ApiProcess> {
  const log = createWriteStream(options.logFile, { flags: 'a' })
  let stopping = false
  let child = launch(options, log)

  const supervise = (process: ChildProcess) => {
    process.once('exit', (code, signal) => {
      if (stopping) return
      options.say(
        `The API ended (${signal ?? `exit ${code}`}); starting it again. Its log: ${options.logFile}`,
      )
      setTimeout(() => {
        if (stopping) return
        child = launch(options, log)
        supervise(child)
      }, restartPauseMs)
    })
  }

  await untilReady(child, options)
  supervise(child)
  return {
    async stop() {
      stopping = true
      await end(child)
      log.end()
    },
  }
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

/** What the API prints goes to its log; what is meant for people (not a log line) to the terminal only. */
function launch({ entry, env, say }: ApiOptions, log: WriteStream): ChildProcess {
  const child = spawn(process.execPath, [entry], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Own process group: a Ctrl-C in the terminal reaches the stack, which stops the parts in order.
    detached: true,
  })
  child.stderr.pipe(log, { end: false })
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (line.startsWith('{')) log.write(`${line}\n`)
    else say(line)
  })
  return child
}

async function untilReady(child: ChildProcess, { url, logFile, signal }: ApiOptions) {
  const complaint = complaintOf(child)
  const deadline = Date.now() + startLimitMs
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`The API ended while it started. ${await complaint}Its log: ${logFile}`)
    if (signal?.aborted) {
      await end(child)
      throw signal.reason
    }
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await pause(50)
  }
  child.kill('SIGKILL')
  throw new Error(`The API was not ready after ${startLimitMs / 1000} s. Its log: ${logFile}`)
}

/** The first of what it has to say for itself: what can be done about it, where something can. */
function complaintOf(child: ChildProcess): Promise<string> {
  let text = ''
  child.stderr?.on('data', (part: Buffer) => {
    if (text.length < complaintAtMost) text = (text + part.toString()).slice(0, complaintAtMost)
  })
  return new Promise((resolve) => {
    child.once('close', () => resolve(text === '' ? '' : `${text.trim()}\n`))
  })
}
