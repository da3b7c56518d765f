import { createSocket } from 'node:dgram'
import { rmSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { request, type IncomingMessage, type RequestOptions, type ServerResponse } from 'node:http'
import { createServer } from 'node:net'
import { join } from 'node:path'
import fastify from 'fastify'
import { freePort } from '@recadinho/presets/free-port'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findCaddy, startCaddy } from './caddy.ts'
import { buildFixture } from './fixture.ts'
import { headersSnippet } from './write-headers.ts'

const caddy = findCaddy(process.env['PATH'] ?? '')
const port = 24_214
const built = buildFixture()
const dns = createSocket('udp4')
const running: { stop(): Promise<void> }[] = []
let apiPort = 0
/** Caddy's own API, which knows the failures that it has counted. */
let adminPort = 0
/** The replicas' addresses in DNS. */
let addresses: string[] = []
let lookups = 0

beforeAll(async () => {
  if (!caddy) return
  dns.on('message', (question, { port: to, address }) => {
    lookups += 1
    dns.send(answer(question, addresses), to, address)
  })
  await new Promise<void>((done) => {
    dns.bind(0, '127.0.0.1', done)
  })
  const headers = join(built.root, 'headers.caddy')
  writeFileSync(headers, headersSnippet(built))
  apiPort = await freePort()
  adminPort = await freePort()
  running.push(
    await startCaddy(caddy, {
      SHOP_ADDRESS: `http://shop.test:${port}`,
      ADMIN_ADDRESS: `http://admin.shop.test:${port}`,
      API_HOST: 'api.test',
      API_PORT: String(apiPort),
      API_RESPONSE_TIMEOUT: '1s',
      API_RESOLVERS: `resolvers udp/127.0.0.1:${dns.address().port}`,
      STOREFRONT_ROOT: built.storefront,
      ADMIN_ROOT: built.admin,
      HEADERS_FILE: headers,
      CADDY_GLOBAL: `admin 127.0.0.1:${adminPort}`,
    }),
  )
})
afterAll(async () => {
  for (const server of running) await server.stop()
  dns.close()
  rmSync(built.root, { recursive: true, force: true })
})

test.skipIf(!caddy)(
  'calls go to every replica, and none fails while one drains, ends and comes back',
  async () => {
    const [first, second] = ['127.0.0.1', '127.0.0.2']
    const [one, two] = [await startReplica(first), await startReplica(second)]
    addresses = [first, second]
    expect(new Set(await load(40))).toEqual(new Set([`200 ${first}`, `200 ${second}`]))

    // It closes while calls arrive and DNS still lists it.
    const [, during] = await Promise.all([one.close(), load(200)])
    expect(during.filter((line) => !line.startsWith('200'))).toEqual([])
    expect(new Set(await load(20))).toEqual(new Set([`200 ${second}`]))

    const again = await startReplica(first)
    expect(await eventually(async () => new Set(await load(20)).size === 2)).toBe(true)
    await Promise.all([two.close(), again.close()])
  },
)

test.skipIf(!caddy)(
  'calls reach the good replica while it holds streams and two others refuse connections',
  async () => {
    const good = '127.0.0.3'
    const replica = await startReplica(good)
    // As during a start. A replica that refuses has no request in flight, so the policy prefers it.
    await list(good, '127.0.0.4', '127.0.0.5')
    const streams = [await openStream(), await openStream(), await openStream(), await openStream()]
    expect(streams.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    expect(new Set(await load(120))).toEqual(new Set([`200 ${good}`]))
    expect(new Set(await load(40, 'POST'))).toEqual(new Set([`200 ${good}`]))
    for (const stream of streams) stream.destroy()
    await replica.close()
  },
)

test.skipIf(!caddy)('a caller who sends too much does not count as a failure of the replica', async () => {
  const host = '127.0.0.6'
  const replica = await startReplica(host)
  await list(host)
  const stream = await openStream() // Caddy forgets its counts of a replica that it has no request to
  const tooMuch = request(to('/api/who', 'POST'))
  for (let parts = 0; parts < 12; parts += 1) tooMuch.write(Buffer.alloc(2 ** 20)) // without a declared length
  // Refused, or cut off before it has read the refusal.
  await new Promise((resolve) => tooMuch.once('response', resolve).on('error', resolve))
  const counts = JSON.parse(await textOf({ port: adminPort, path: '/reverse_proxy/upstreams' })) as unknown
  expect(counts).toContainEqual(expect.objectContaining({ address: `${host}:${apiPort}`, fails: 0 }))
  stream.destroy()
  await replica.close()
})

test.skipIf(!caddy)(
  'a replica that never answers ends a call with an error, and no event stream',
  async () => {
    const [host, hung] = ['127.0.0.7', '127.0.0.8']
    const replica = await startReplica(host)
    await list(host)
    const stream = await openStream()
    const silent = createServer((socket) => socket.on('error', () => undefined))
    await new Promise<void>((done) => {
      silent.listen(apiPort, hung, done)
    })
    await list(hung)
    expect(await requestOnce()).toMatch(/^50[24] /)
    expect(await requestOnce('POST')).toMatch(/^50[24] /)
    // The stream, which has been open for longer than the replica was waited for, still gets events.
    const event = once(stream, 'data')
    replica.sendEvent()
    expect(String(await event)).toContain(`data: ${host}`)
    stream.destroy()
    await replica.close()
    silent.close()
  },
)

/** Closes like the API: requests on open connections are still answered. */
async function startReplica(host: string) {
  const app = fastify({ forceCloseConnections: 'idle', return503OnClosing: false })
  const streams = new Set<ServerResponse>()
  const event = `data: ${host}\n\n`
  app.addContentTypeParser('text/plain', { parseAs: 'buffer', bodyLimit: 2 ** 26 }, (_, body, done) =>
    done(null, body),
  )
  app.get('/api/who', () => host)
  app.post('/api/who', () => host)
  app.get('/api/stream', (_, reply) => {
    streams.add(reply.raw)
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream' })
    reply.raw.write(event) // open until the reader leaves
  })
  await app.listen({ host, port: apiPort })
  return {
    close: () => app.close(),
    sendEvent() {
      for (const stream of streams) stream.write(event)
    },
  }
}

/** Changes the addresses in DNS; resolves once Caddy has read them. */
async function list(...ips: string[]) {
  addresses = ips
  lookups = 0
  await eventually(async () => (await load(4)).length > 0 && lookups > 0)
}

/** Makes calls, four at a time; returns `<status> <replica>` for each. */
async function load(times: number, method = 'GET'): Promise<string[]> {
  const lines: string[] = []
  const caller = async () => {
    for (let left = times / 4; left > 0; left -= 1) lines.push(await requestOnce(method))
  }
  await Promise.all([caller(), caller(), caller(), caller()])
  return lines
}

const to = (path: string, method = 'GET') => ({
  host: '127.0.0.1',
  port,
  path,
  method,
  headers: { host: 'shop.test', ...(method === 'POST' ? { 'content-type': 'text/plain' } : {}) },
})

const requestOnce = async (method = 'GET') => {
  let status = 0
  const body = await textOf(to('/api/who', method), (code) => (status = code))
  return `${status} ${body}`
}

/** Not with `fetch`: it cannot set Host, and Caddy's own API refuses what a browser's script sends. */
const textOf = (options: RequestOptions, onStatus: (code: number) => void = () => {}) =>
  new Promise<string>((resolve, reject) => {
    request(options, (response) => {
      let body = ''
      onStatus(response.statusCode ?? 0)
      response.on('data', (part: Buffer) => (body += part.toString()))
      response.on('end', () => resolve(body))
    })
      .on('error', reject)
      .end()
  })

/** An event stream, open until it is destroyed. */
const openStream = () =>
  new Promise<IncomingMessage>((resolve, reject) => {
    request(to('/api/stream'), (response) => resolve(response.on('error', () => undefined).resume()))
      .on('error', reject)
      .end()
  })

async function eventually(holds: () => Promise<boolean>): Promise<boolean> {
  const deadline = Date.now() + 20_000
  while (Date.now() < deadline) if (await holds()) return true
  return false
}

/** A minimal RFC 1035 response to a query for one name: A records with a TTL of one second. */
function answer(question: Buffer, ips: readonly string[]): Buffer {
  const nameEnd = question.indexOf(0, 12) + 1
  const wantsIpv4 = question.readUInt16BE(nameEnd) === 1
  const records = wantsIpv4 ? ips : []
  const head = Buffer.from(question.subarray(0, nameEnd + 4))
  head.writeUInt16BE(0x8180, 2) // flags: response, recursion available
  head.writeUInt16BE(records.length, 6)
  head.writeUInt16BE(0, 8)
  head.writeUInt16BE(0, 10)
  const rows = records.map((ip) =>
    Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 1, 0, 4, ...ip.split('.').map(Number)]),
  )
  return Buffer.concat([head, ...rows])
}
