import { mkdtemp, rm } from 'node:fs/promises'
import { connect, createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { createTestDatabase, withServer, type TestDatabase } from './support/database.ts'
import { eventually } from './support/eventually.ts'
import { startServer, type ServerProcess } from './support/process.ts'

let database: TestDatabase
const started: ServerProcess[] = []
beforeEach(async () => {
  database = await createTestDatabase({ empty: true })
})
afterEach(async () => {
  for (const { child } of started.splice(0)) child.kill('SIGKILL')
  await database.drop()
})

function start(env: Record<string, string> = {}, ...args: string[]) {
  const server = startServer({ DATABASE_URL: database.url, ...env }, ...args)
  started.push(server)
  return server
}

const signIn = (url: string, email: string, password: string) =>
  fetch(`${url}/api/admin/sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ email, password }),
  })

test('a first start migrates, seeds and shows the owner’s password once; SIGTERM ends it cleanly', async () => {
  const first = start()
  const url = await first.url()
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
  expect((await fetch(`${url}/api/catalog?locale=en`)).status).toBe(200)
  const [, email = '', password = ''] =
    /Admin sign-in: (\S+), password (\S{20,}) \(shown only once\)/.exec(first.output()) ?? []
  expect((await signIn(url, email, password)).status).toBe(201)
  expect(await first.stop()).toBe(0)

  const second = start()
  await second.url()
  expect(second.output()).not.toContain('Admin sign-in')
  expect(await second.stop('SIGINT')).toBe(0)
})

test('a reader that never finishes does not keep a server from stopping', async () => {
  const server = start()
  const { hostname, port } = new URL(await server.url())
  const reader = connect({ host: hostname, port: Number(port) })
  reader.on('error', () => {}) // the server disconnects it in the end
  await new Promise((done) => reader.write('GET /readyz HTTP/1.1\r\nHost: shop\r\nX-Half-', done))
  expect((await fetch(`http://${hostname}:${port}/readyz`)).status).toBe(200)
  expect(await server.stop()).toBe(0)
})

test('a given password is used and never shown', async () => {
  const server = start({ RECADINHO_OWNER_PASSWORD: 'correct horse battery' })
  const url = await server.url()
  expect((await signIn(url, 'owner@recadinho.test', 'correct horse battery')).status).toBe(201)
  expect(server.output()).toContain('as set in RECADINHO_OWNER_PASSWORD')
  expect(server.output()).not.toContain('correct horse')
})

test('two processes start on one empty database, and make one owner', async () => {
  const servers = [start(), start()]
  for (const server of servers) expect((await fetch(`${await server.url()}/readyz`)).status).toBe(200)
  expect(servers.filter((server) => server.output().includes('Admin sign-in'))).toHaveLength(1)
  expect(await Promise.all(servers.map((server) => server.stop()))).toEqual([0, 0])
})

test('a process for jobs answers operators only', async () => {
  const url = await start({}, 'jobs').url()
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
  expect((await fetch(`${url}/api/settings`)).status).toBe(404)
})

test('an owner is made by a command, only once, and reset by another', async () => {
  const password = 'correct horse battery'
  const made = start({ RECADINHO_OWNER_PASSWORD: password }, 'owner:create', 'Ana@example.com')
  expect(await made.ended()).toBe(0)
  const again = start({ RECADINHO_OWNER_PASSWORD: password }, 'owner:create', 'ana@example.com')
  expect([await again.ended(), again.output()]).toEqual([
    1,
    expect.stringContaining('already has an account'),
  ])
  const url = await start().url()
  expect((await signIn(url, 'ana@example.com', password)).status).toBe(201)

  const reset = start({}, 'owner:reset', 'ana@example.com')
  expect(await reset.ended()).toBe(0)
  const [, fresh = ''] = /password (\S{20,}) \(shown only once\)/.exec(reset.output()) ?? []
  expect((await signIn(url, 'ana@example.com', password)).status).toBe(401)
  expect((await signIn(url, 'ana@example.com', fresh)).status).toBe(201)
})

test('migrating alone ends by itself', async () => {
  expect(await start({}, 'migrate').ended()).toBe(0)
})

test('a check says that everything is there, and changes nothing', async () => {
  const checked = start({ FFMPEG_PATH: '/nowhere/ffmpeg', ...(await folders()) }, 'check')
  expect([await checked.ended(), checked.output()]).toEqual([
    0,
    expect.stringMatching(/^The configuration can be used, and the database answers\.\nffmpeg: not found/),
  ])
  await withServer(database.url, async (client) => {
    const { rows } = await client.query(`select 1 from pg_tables where schemaname = 'public'`)
    expect(rows).toEqual([])
  })
})

test('a check reports every fault at once: the database, the folders, the bucket and the password', async () => {
  const bucket = { S3_ENDPOINT: 'http://127.0.0.1:1', S3_BUCKET: 'videos', S3_REGION: 'us-east-1' }
  const checked = start(
    {
      DATABASE_URL: `${database.url}_of_nobody`,
      UPLOAD_DIR: '/dev/null/uploads',
      ...bucket,
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
      RECADINHO_OWNER_PASSWORD: 'passwordpassword',
    },
    'check',
  )
  expect(await checked.ended()).toBe(1)
  const [title, ...faults] = checked.output().trim().split('\n')
  expect(title).toBe('The configuration cannot be used:')
  expect(faults).toEqual([
    expect.stringContaining('RECADINHO_OWNER_PASSWORD is among the passwords'),
    "  - Can't use the database in DATABASE_URL (3D000).",
    '  - UPLOAD_DIR is no folder that can be written (ENOTDIR).',
    '  - S3_BUCKET cannot be read at S3_ENDPOINT with these keys.',
  ])
})

test('a check ends although the database accepts the connection and never answers', async () => {
  const silent = createServer((socket) => socket.on('error', () => undefined))
  await new Promise<void>((resolve) => {
    silent.listen(0, '127.0.0.1', resolve)
  })
  const { port } = silent.address() as AddressInfo // a TCP server's address is never a string
  const checked = start({ DATABASE_URL: `postgres://127.0.0.1:${port}/shop`, ...(await folders()) }, 'check')
  expect([await checked.ended(), checked.output()]).toEqual([
    1,
    expect.stringContaining("Can't use the database in DATABASE_URL (no answer)."),
  ])
  silent.close()
})

/** Folders of its own, so that nothing is written beside the sources. */
async function folders() {
  const folder = await mkdtemp(join(tmpdir(), 'recadinho-check-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return { VIDEO_DIR: join(folder, 'videos'), UPLOAD_DIR: join(folder, 'uploads') }
}

test.each<[string, Record<string, string>, string[], string]>([
  ['nothing', { DATABASE_URL: '' }, [], 'DATABASE_URL is missing'],
  [
    'production without what it needs',
    { NODE_ENV: 'production' },
    [],
    'LINK_SECRET must have at least 32 characters',
  ],
  [
    'a stand-in in production',
    { NODE_ENV: 'production', STRIPE_API_URL: 'http://127.0.0.1:1' },
    [],
    'STRIPE_API_URL names a stand-in',
  ],
  [
    'a check of a test key in production',
    { NODE_ENV: 'production', STRIPE_SECRET_KEY: 'sk_test_1' },
    ['check'],
    'STRIPE_SECRET_KEY is a test key, which production refuses',
  ],
  [
    'no database server',
    { DATABASE_URL: 'postgres://postgres@127.0.0.1:1/none' },
    [],
    "Can't use the database in DATABASE_URL (ECONNREFUSED).",
  ],
  ['an unknown command', {}, ['jbos'], 'Unknown command jbos. Use jobs'],
  [
    'a password that attackers try first',
    { RECADINHO_OWNER_PASSWORD: 'passwordpassword' },
    [],
    'RECADINHO_OWNER_PASSWORD is among the passwords that attackers try first',
  ],
  ['a reset of nobody', {}, ['owner:reset', 'nobody@example.com'], 'has no account: use owner:create'],
  ['an owner without an address', {}, ['owner:create'], 'needs an email address'],
])('started with %s it ends at once and says why', async (_, env, args, message) => {
  const server = start(env, ...args)
  expect(await server.ended()).toBe(1)
  expect(server.output()).toContain(message)
  expect(server.output()).not.toContain('    at ')
})

test('a port in use is reported', async () => {
  const taken = createServer()
  await new Promise<void>((resolve) => {
    taken.listen(0, '127.0.0.1', resolve)
  })
  const { port } = taken.address() as AddressInfo // a TCP server's address is never a string
  const server = start({ PORT: String(port) })
  expect([await server.ended(), server.output()]).toEqual([
    1,
    expect.stringContaining('The port is already in use'),
  ])
  taken.close()
})

test('requests in progress when it is asked to stop are answered', async () => {
  // Long enough to observe on a busy machine.
  const server = start({ SHUTDOWN_GRACE_MS: '10000' })
  const url = await server.url()
  const answers = Promise.all(
    // Two are verified at once, the others wait: more would exceed the time for open responses on a busy machine.
    Array.from({ length: 8 }, () => signIn(url, 'nobody@example.com', 'wrong password')),
  )
  const ended = server.stop()
  await eventually(async () => expect((await fetch(`${url}/readyz`)).status).toBe(503))
  const statuses = (await answers).map(({ status }) => status)
  expect(statuses.filter((status) => status !== 401 && status !== 429)).toEqual([])
  expect(await ended).toBe(0)
})
