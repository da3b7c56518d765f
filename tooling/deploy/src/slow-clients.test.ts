import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { connect } from 'node:tls'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findCaddy, startCaddy } from './caddy.ts'
import { buildFixture } from './fixture.ts'
import { headersSnippet } from './write-headers.ts'

const caddy = findCaddy(process.env['PATH'] ?? '')
const port = 24_216
const built = buildFixture()
let api: FastifyInstance
let server: { stop(): Promise<void> } | undefined
/** Sends another event on the stream that is open. */
let sendEvent: (name: string) => void = () => {}

beforeAll(async () => {
  if (!caddy) return
  api = fastify({ bodyLimit: 2 ** 24 })
  api.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
  api.patch('/api/part', ({ body }) => ({ received: (body as Buffer).length })) // the parser's own
  api.get('/api/stream', (_, reply) => {
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream' })
    sendEvent = (name) => reply.raw.write(`data: ${name}\n\n`)
    sendEvent('first')
  })
  await api.listen({ host: '127.0.0.1', port: 0 })
  const headers = join(built.root, 'headers.caddy')
  writeFileSync(headers, headersSnippet(built))
  server = await startCaddy(caddy, {
    SHOP_ADDRESS: `https://shop.test:${port}`,
    ADMIN_ADDRESS: `https://admin.shop.test:${port}`,
    API_HOST: '127.0.0.1',
    API_PORT: String((api.server.address() as AddressInfo).port), // a TCP server's address is never a string
    STOREFRONT_ROOT: built.storefront,
    ADMIN_ROOT: built.admin,
    HEADERS_FILE: headers,
    // As in production, over TLS; the certificates are Caddy's own.
    CADDY_GLOBAL: 'local_certs\nskip_install_trust\nauto_https disable_redirects',
    CLIENT_HEADER_TIMEOUT: '500ms',
    CLIENT_BODY_TIMEOUT: '1s',
    CLIENT_IDLE_TIMEOUT: '500ms',
  })
})
afterAll(async () => {
  await server?.stop()
  api?.server.closeAllConnections()
  await api?.close()
  rmSync(built.root, { recursive: true, force: true })
})

const whole = 'GET /robots.txt HTTP/1.1\r\nHost: shop.test\r\n\r\n'

test.skipIf(!caddy).each([
  ['sends nothing', ''],
  ['stops within the headers', 'GET / HTTP/1.1\r\nHost: shop.test\r\nX-Half-'],
  ['stops within the body', 'PATCH /api/part HTTP/1.1\r\nHost: shop.test\r\nContent-Length: 9\r\n\r\nfour'],
  ['sends nothing after an answer', whole],
])('a caller who %s is disconnected', async (_, sent) => {
  const { socket, closed } = await open()
  socket.write(sent)
  await closed
  expect(socket.destroyed).toBe(true)
})

test.skipIf(!caddy)('a caller who sends the headers byte by byte is disconnected', async () => {
  const { socket, closed } = await open()
  socket.write('GET / HTTP/1.1\r\nHost: shop.test\r\nX-Slow: ')
  const drip = setInterval(() => socket.write('x'), 50)
  await closed
  clearInterval(drip)
  expect(socket.destroyed).toBe(true)
})

test.skipIf(!caddy)('an event stream stays open for longer than any of these limits', async () => {
  const stream = await open()
  stream.socket.write('GET /api/stream HTTP/1.1\r\nHost: shop.test\r\n\r\n')
  await stream.has('data: first')
  const slow = await open()
  slow.socket.write('PATCH /api/part HTTP/1.1\r\nHost: shop.test\r\nContent-Length: 9\r\n\r\nfour')
  await slow.closed // the longest of the limits has passed
  sendEvent('second')
  await stream.has('data: second')
  stream.socket.destroy()
  expect(slow.socket.destroyed).toBe(true)
})

test.skipIf(!caddy)(
  'the largest part of an upload passes, and a larger body is refused at once',
  async () => {
    const part = 8 * 2 ** 20
    const head = (bytes: number) =>
      `PATCH /api/part HTTP/1.1\r\nHost: shop.test\r\nContent-Type: application/offset+octet-stream\r\nContent-Length: ${bytes}\r\n\r\n`
    const upload = await open()
    upload.socket.write(head(part))
    upload.socket.write(Buffer.alloc(part))
    await upload.has(`{"received":${part}}`)
    const large = await open()
    large.socket.write(head(10_000_000))
    await large.closed
    const [headers = '', body = ''] = large.text().split('\r\n\r\n')
    expect(headers).toMatch(/^HTTP\/1.1 413 [^]*^content-type: application\/json/im)
    // As the API refuses one.
    expect(JSON.parse(body)).toEqual({
      code: 'payload_too_large',
      message: 'The body is too large',
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
  },
)

/** A connection to Caddy, which at first may still be making its certificate. */
async function open(): Promise<ReturnType<typeof connection>> {
  for (;;) {
    const attempt = connection()
    if (await Promise.race([attempt.ready, attempt.closed.then(() => false)])) return attempt
  }
}

function connection() {
  const socket = connect({ host: '127.0.0.1', port, servername: 'shop.test', rejectUnauthorized: false })
  let received = ''
  socket.on('data', (part: Buffer) => (received += part.toString()))
  socket.on('error', () => undefined) // a reset is a way of being disconnected
  return {
    socket,
    text: () => received,
    ready: once(socket, 'secureConnect').then(
      () => true,
      () => false,
    ),
    closed: new Promise((resolve) => socket.once('close', resolve)),
    /** Resolves once this text has arrived. */
    has: (text: string) =>
      new Promise<void>((resolve, reject) => {
        const look = () => received.includes(text) && resolve()
        socket.on('data', look)
        socket.once('close', () => reject(new Error(`Closed after ${received}`)))
        look()
      }),
  }
}
