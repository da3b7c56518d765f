import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/** Builds what changed since the last build, with turbo; reports each finished package. `signal` aborts it. */
export async function build(root: string, say: (line: string) => void, signal: AbortSignal) {
  const args = [
    'exec',
    'turbo',
    'run',
    'build',
    '--output-logs=errors-only',
    '--log-prefix=task',
    '--no-update-notifier',
  ]
  const turbo = spawn('pnpm', args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  const lines: string[] = []
  const keep = (line: string) => {
    lines.push(line)
    const built = /^(@recadinho\/[\w-]+):build: cache/.exec(line)
    if (built) say(`  ${built[1]}`)
  }
  for (const stream of [turbo.stdout, turbo.stderr]) createInterface({ input: stream }).on('line', keep)
  signal.addEventListener('abort', () => turbo.kill())
  const [code] = (await once(turbo, 'close')) as [number | null] // Node's documented arguments of "close"
  signal.throwIfAborted()
  if (code !== 0) throw new Error(`The build failed:\n${lines.join('\n')}`)
}
