import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export interface BuildOptions {
  root: string
  /** The shop's URL, which its pages name as theirs. */
  publicUrl: string
  say: (line: string) => void
  /** Aborts it. */
  signal: AbortSignal
}

/** Builds what changed since the last build, with turbo; reports each finished package. */
export async function build({ root, publicUrl, say, signal }: BuildOptions) {
  const args = [
    'exec',
    'turbo',
    'run',
    'build',
    '--output-logs=errors-only',
    '--log-prefix=task',
    '--no-update-notifier',
  ]
  const turbo = spawn('pnpm', args, {
    cwd: root,
    env: buildEnvironment(publicUrl),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
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

/** What the build takes without `PUBLIC_URL`, so that a start at the usual address reuses the build of the tests. */
export const usualUrl = 'http://localhost:3000'

/** For turbo, which keeps one build of the shop per `PUBLIC_URL`. */
export const buildEnvironment = (publicUrl: string): NodeJS.ProcessEnv => ({
  ...process.env,
  PUBLIC_URL: publicUrl === usualUrl ? undefined : publicUrl,
})

/** The URL that the built pages name as theirs, such as in canonical links; undefined if there are none. */
export function builtUrl(root: string): string | undefined {
  const file = join(root, 'apps/storefront/dist/.vite/site.json')
  if (!existsSync(file)) return undefined
  return (JSON.parse(readFileSync(file, 'utf8')) as { origin: string }).origin // written by the build
}
