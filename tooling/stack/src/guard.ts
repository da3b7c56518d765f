import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'

/** Longer than the API takes for its last answers and jobs. */
const patienceMs = 30_000

/** The processes of the stack, in the order of their start. */
const running = new Map<number, NodeJS.Signals>()

for await (const line of createInterface({ input: process.stdin })) {
  const [action, pid, signal] = line.split(' ')
  if (action === 'add') running.set(Number(pid), signal as NodeJS.Signals) // `endWithUs` wrote it
  else running.delete(Number(pid))
}

// The stack has ended. Whatever it has not ended itself ends in reverse order: the database last.
for (const [pid, signal] of [...running].toReversed()) await end(pid, signal)

async function end(pid: number, signal: NodeJS.Signals) {
  const deadline = Date.now() + patienceMs
  if (!send(pid, signal)) return
  while (send(pid, 0)) {
    if (Date.now() > deadline) {
      send(pid, 'SIGKILL')
      return
    }
    await pause(50)
  }
}

/** Whether there is such a process. */
function send(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal)
  } catch {
    return false
  }
}
