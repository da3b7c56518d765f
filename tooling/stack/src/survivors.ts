import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'

let guard: ChildProcess | undefined

/**
 * Makes a process end when this one does, however that ends, even by `kill -9`. Several end in reverse order, each by
 * its signal. Returns how to take that back once it has ended.
 */
export function endWithUs(pid: number, signal: NodeJS.Signals): () => void {
  guard ??= startGuard()
  const { stdin } = guard
  stdin?.write(`add ${pid} ${signal}\n`)
  return () => stdin?.write(`remove ${pid}\n`)
}

/** A process of its own, which sees our end by the end of its input. */
function startGuard(): ChildProcess {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'guard.ts')], {
    stdio: ['pipe', 'ignore', 'ignore'],
    // Own process group: what ends ours, such as a closed terminal, must not end it too.
    detached: true,
  })
  child.stdin.on('error', () => undefined) // someone ended it: everything else works without it
  child.on('error', () => undefined)
  // It keeps nothing running.
  child.unref()
  if ('unref' in child.stdin && typeof child.stdin.unref === 'function') child.stdin.unref()
  return child
}
