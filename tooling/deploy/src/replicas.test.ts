import { createSocket } from 'node:dgram'
import { rmSync, writeFileSync } from 'node:fs'
import { request, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import fastify from 'fastify'
import getPort from 'get-port'
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
  apiPort = await getPort()
  running.push(
    await startCaddy(caddy, {
      SHOP_ADDRESS: `http://shop.test:${port}`,
      ADMIN_ADDRESS: `http://admin.shop.test:${port}`,
      API_HOST: 'api.test',
      API_PORT: String(apiPort),
      API_RESOLVERS: `resolvers udp/127.0.0.1:${dns.address().port}`,
      STOREFRONT_ROOT: built.storefront,
      ADMIN_ROOT: built.admin,
      HEADERS_FILE: headers,
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
    for (const stream of streams) stream.destroy()
    await replica.close()
  },
)

/** Closes like the API: requests on open connections are still answered. */
async function startReplica(host: string) {
  const app = fastify({ forceCloseConnections: 'idle', return503OnClosing: false })
  app.get('/api/who', () => host)
  app.get('/api/stream', (_, reply) => {
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream' })
    reply.raw.write(`data: ${host}\n\n`) // open until the reader leaves
  })
  await app.listen({ host, port: apiPort })
  return app
}

/** Changes the addresses in DNS; resolves once Caddy has read them. */
async function list(...ips: string[]) {
  addresses = ips
  lookups = 0
  await eventually(async () => (await load(4)).length > 0 && lookups > 0)
}

/** Makes calls, four at a time; returns `<status> <replica>` for each. */
async function load(times: number): Promise<string[]> {
  const lines: string[] = []
  const caller = async () => {
    for (let left = times / 4; left > 0; left -= 1) lines.push(await requestOnce())
  }
  await Promise.all([caller(), caller(), caller(), caller()])
  return lines
}

const requestOnce = () =>
  new Promise<string>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: '/api/who', headers: { host: 'shop.test' } }, (response) => {
      let body = ''
      response.on('data', (part: Buffer) => (body += part.toString()))
      response.on('end', () => resolve(`${response.statusCode} ${body}`))
    })
      .on('error', reject)
      .end()
  })

/** An event stream, open until it is destroyed. */
const openStream = () =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path: '/api/stream', headers: { host: 'shop.test' } }
    request(options, (response) => resolve(response.on('error', () => undefined).resume()))
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
