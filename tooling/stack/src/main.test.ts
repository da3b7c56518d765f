import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, expect, test, vi } from 'vitest'
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

test('a killed stack leaves no database running, and the next one works', async () => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), '--built'], {
    env: { PATH: process.env['PATH'], PORT_BASE: '24120', DATA_DIR: join(folder, 'killed') },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  // PostgreSQL runs, the next part is being started.
  for await (const line of createInterface({ input: child.stdout }))
    if (line.includes('Starting the API')) child.kill('SIGKILL')
  expect(await ended).toEqual([null, 'SIGKILL'])
  await vi.waitFor(() => assertPortsFree(portsFrom(24_120)), { timeout: 60_000, interval: 100 })
})

test('a server ends when the process that runs it is killed', async () => {
  const entry = join(folder, 'ready.mjs')
  writeFileSync(
    entry,
    `import { createServer } from 'node:http'
    createServer((_, response) => response.end()).listen(24127, '127.0.0.1', () => console.log('pid ' + process.pid))`,
  )
  const options = { name: 'The API', startedPath: '/readyz', entry, env: {}, url: 'http://127.0.0.1:24127' }
  const runner = join(folder, 'runner.mjs')
  writeFileSync(
    runner,
    `import { startServer } from ${JSON.stringify(join(import.meta.dirname, 'server-process.ts'))}
    await startServer({ ...${JSON.stringify(options)}, logFile: ${JSON.stringify(join(folder, 'api.log'))}, say: console.log })
    console.log('ready')`,
  )
  const child = spawn(process.execPath, [runner], { stdio: ['ignore', 'pipe', 'inherit'] })
  let pid = 0
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith('pid ')) pid = Number(line.slice(4))
    if (line === 'ready') child.kill('SIGKILL')
  }
  expect(pid).toBeGreaterThan(0)
  await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), { timeout: 60_000 })
})

test.runIf(existsSync('/dev/full'))('a full disk loses the log, not the server', async () => {
  const entry = join(folder, 'talks.mjs')
  const line = `{"msg":"${'x'.repeat(1000)}"}`
  writeFileSync(
    entry,
    `import { createServer } from 'node:http'
    const lines = ${JSON.stringify(`${line}\n`)}.repeat(200) // more than a pipe holds
    createServer((_, response) => {
      process.stderr.write(lines, () => process.stdout.write(lines, () => response.end()))
    }).listen(24127, '127.0.0.1')`,
  )
  const said: string[] = []
  const url = 'http://127.0.0.1:24127'
  const server = await startServer({
    name: 'The API',
    startedPath: '/readyz',
    entry,
    env: {},
    url,
    logFile: '/dev/full', // the kernel's own full disk
    say: (text) => said.push(text),
  })
  expect((await fetch(url)).status).toBe(200)
  expect(server.standing()).toEqual({ up: true, ends: 0 })
  expect(said).toEqual([expect.stringMatching(/^Can't write to \/dev\/full: ENOSPC/)])
  await server.stop()
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
