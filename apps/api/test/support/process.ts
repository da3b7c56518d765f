import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { inject } from 'vitest'
import { eventually } from './eventually.ts'

export interface ServerProcess {
  child: ChildProcess
  /** Its output so far. */
  output: () => string
  /** `http://127.0.0.1:<port>`, once it listens. */
  url: () => Promise<string>
  /** Sends a signal and returns the exit code. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>
  /** The exit code, once it ended on its own. */
  ended: () => Promise<number | null>
}

/** Production's entry. */
export const serverEntry = inject('serverEntry')

/** The test run's cache of compiled code, which halves the start of a process. */
export function compileCache(): Record<string, string> {
  const folder = process.env['NODE_COMPILE_CACHE']
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: folder }
}

/** Runs the real entry in its own process, with only these variables. */
export const startServer = (env: Record<string, string>, ...args: string[]): ServerProcess =>
  startEntry(serverEntry, env, ...args)

/** The same for another build. */
export function startEntry(entry: string, env: Record<string, string>, ...args: string[]): ServerProcess {
  const child = spawn(process.execPath, [entry, ...args], {
    env: { PORT: '0', ...compileCache(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk) => (output += String(chunk)))
  child.stderr.on('data', (chunk) => (output += String(chunk)))
  const exit = once(child, 'exit') as Promise<[number | null]> // the event's first argument is the code
  return {
    child,
    output: () => output,
    url: () =>
      eventually(() => {
        const address = /"address":"([^"]+)"/.exec(output)?.[1]
        if (!address) throw new Error(`Not listening yet: ${output}`)
        return address
      }),
    async stop(signal = 'SIGTERM') {
      child.kill(signal)
      return (await exit)[0]
    },
    ended: async () => (await exit)[0],
  }
}
