import { setTimeout as wait } from 'node:timers/promises'

/** One check. It throws on failure, and returns a reason if the account does not support it. */
export interface Step {
  title: string
  run: () => Promise<Skipped | void>
}

export interface Skipped {
  skipped: string
}

export interface Outcome {
  passed: number
  failed: number
  skipped: number
}

/**
 * Runs steps in order and prints one line each. A failed step does not stop the others, because each creates its own
 * payment.
 */
export async function runSteps(
  gateway: string,
  steps: readonly Step[],
  print: (line: string) => void,
): Promise<Outcome> {
  const outcome: Outcome = { passed: 0, failed: 0, skipped: 0 }
  for (const { title, run } of steps) {
    try {
      const skipped = await run()
      outcome[skipped ? 'skipped' : 'passed'] += 1
      print(`${skipped ? 'skip' : 'ok  '} ${gateway}: ${title}${skipped ? ` (${skipped.skipped})` : ''}`)
    } catch (error) {
      outcome.failed += 1
      print(`FAIL ${gateway}: ${title}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  return outcome
}

/** Polls until there is a result. Sandboxes update their lists and events with a delay. */
export async function eventually<T>(what: string, read: () => Promise<T | undefined>): Promise<T> {
  for (let tries = 0; tries < 30; tries += 1) {
    const found = await read()
    if (found !== undefined) return found
    await wait(1000)
  }
  throw new Error(`${what} did not come within 30 seconds`)
}

export function expectEqual(what: string, actual: unknown, expected: unknown): void {
  if (actual !== expected) throw new Error(`${what} is ${String(actual)}, not ${String(expected)}`)
}
