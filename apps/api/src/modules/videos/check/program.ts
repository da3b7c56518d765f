import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** A program needed more time or memory than there is: it was killed, by us or by the system. */
export class OutOfResources extends Error {}

interface Options {
  /** Milliseconds until it is killed. */
  timeout: number
  env?: Record<string, string>
  signal?: AbortSignal
}

/** Runs a program that reads a file from outside. */
export async function runProgram(
  path: string,
  args: string[],
  options: Options,
): Promise<{ stdout: string }> {
  try {
    return await run(path, args, { ...options, killSignal: 'SIGKILL' })
  } catch (error) {
    // Node ends itself with SIGABRT without memory. SIGTERM and SIGINT end the shop as well.
    const signal = error instanceof Error && 'signal' in error ? error.signal : undefined
    if (options.signal?.aborted || (signal !== 'SIGKILL' && signal !== 'SIGABRT')) throw error
    throw new OutOfResources(`${path} was ended by ${signal}`, { cause: error })
  }
}
