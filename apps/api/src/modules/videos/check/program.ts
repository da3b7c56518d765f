import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

/** A program needed more time or memory than there is: it was killed, by us or by the system. */
export class OutOfResources extends Error {}

/** Its exit code is a number; a program that was killed or did not start has none. */
export class ProgramFailed extends Error {
  readonly code: number | string | undefined
  constructor(message: string, code: number | string | undefined, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}

interface Options {
  /** Milliseconds until it is killed. */
  timeout: number
  env?: Record<string, string>
  signal?: AbortSignal
  /**
   * It starts programs of its own: they are killed with it. It holds the reading end of a pipe that closes when this
   * process ends, however it does.
   */
  group?: true
  /** Written to its stdin, for a program that starts none of its own. */
  input?: string
  /** Hears each line that it prints, at once. */
  onLine?: (line: string) => void
}

/** The end of a program's messages that an error repeats. */
const messageBytes = 4000

/** Runs a program on a file, and returns what it prints; of its messages, the last. */
export async function runProgram(
  path: string,
  args: string[],
  { timeout, env, signal, group, input, onLine }: Options,
): Promise<{ stdout: string; stderr: string }> {
  signal?.throwIfAborted()
  const child = spawn(path, args, {
    env,
    detached: group === true,
    stdio: [group || input !== undefined ? 'pipe' : 'ignore', 'pipe', 'pipe'],
  })
  let [stdout, stderr] = ['', '']
  // Decoded as streams: a letter may be cut between two parts.
  child.stdout?.setEncoding('utf8').on('data', (part: string) => (stdout += part))
  if (onLine && child.stdout) createInterface({ input: child.stdout }).on('line', onLine)
  child.stderr
    ?.setEncoding('utf8')
    .on('data', (part: string) => (stderr = (stderr + part).slice(-messageBytes)))
  // A program that ends before it has read everything fails by its exit code.
  if (input !== undefined) child.stdin?.on('error', () => undefined).end(input)
  const kill = () => {
    // Without a process id it did not start.
    if (group && child.pid !== undefined) killGroup(child.pid)
    else child.kill('SIGKILL')
  }
  const timer = setTimeout(kill, timeout)
  signal?.addEventListener('abort', kill)
  try {
    const [code, killedBy] = await new Promise<[number | null, NodeJS.Signals | null]>((resolve, reject) => {
      child.once('error', reject)
      child.once('close', (...end) => resolve(end))
    })
    if (code === 0) return { stdout, stderr }
    signal?.throwIfAborted()
    // Node ends itself with SIGABRT without memory. SIGTERM and SIGINT end the shop as well.
    if (killedBy === 'SIGKILL' || killedBy === 'SIGABRT')
      throw new OutOfResources(`${path} was ended by ${killedBy}`)
    throw new ProgramFailed(`Command failed: ${path} ${args.join(' ')}\n${stderr}`, code ?? undefined)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', kill)
  }
}

function killGroup(leader: number): void {
  try {
    process.kill(-leader, 'SIGKILL')
  } catch {
    // All of it has ended.
  }
}
