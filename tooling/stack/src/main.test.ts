import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, expect, test } from 'vitest'
import { startServer } from './server-process.ts'
import { assertPortsFree, portsFrom } from './ports.ts'

const folder = mkdtempSync(join(tmpdir(), 'recadinho start-'))
chmodSync(folder, 0o755) // as root, the database runs as another user
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'a start that is stopped by %s leaves nothing running, and the next one works',
  async (signal) => {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), '--built'], {
      env: { PATH: process.env['PATH'], PORT_BASE: '24120', DATA_DIR: join(folder, 'data') },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const ended = once(child, 'exit')
    for await (const line of createInterface({ input: child.stdout }))
      if (line.includes('Starting PostgreSQL')) child.kill(signal)
    expect(await ended).toEqual([0, null])
    await assertPortsFree(portsFrom(24_120))
  },
)

test('a server that is not ready yet is ended with the start', async () => {
  const stopping = new AbortController()
  const entry = join(folder, 'slow.mjs')
  writeFileSync(entry, `console.log('slow ' + process.pid); setInterval(() => {}, 1000)`)
  let pid = 0
  const start = startServer({
    name: 'The API',
    startedPath: '/readyz',
    entry,
    env: {},
    url: 'http://127.0.0.1:24127',
    logFile: join(folder, 'api.log'),
    say: (line) => {
      pid = Number(line.replace('slow ', ''))
      stopping.abort(new Error('told to end'))
    },
    signal: stopping.signal,
  })
  await expect(start).rejects.toThrow('told to end')
  expect(pid).toBeGreaterThan(0)
  expect(() => process.kill(pid, 0)).toThrow('ESRCH')
})

test('a server that cannot start says why on the terminal too', async () => {
  const entry = join(folder, 'refuses.mjs')
  writeFileSync(entry, `process.stderr.write('The key is missing'); process.exitCode = 1`)
  const start = startServer({
    name: 'The API',
    startedPath: '/readyz',
    entry,
    env: {},
    url: 'http://127.0.0.1:24127',
    logFile: join(folder, 'api.log'),
    say: () => undefined,
  })
  await expect(start).rejects.toThrow('The key is missing')
})
