import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { connect, type AddressInfo, type Server, type Socket } from 'node:net'
import { ErrorBody } from '@recadinho/contracts/errors'
import { Compile } from 'typebox/compile'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { unusedTimeout } from '../src/app.ts'
import { clientErrorHandler } from '../src/plugins/client-errors.ts'
import { createTestApp, type TestApp } from './support/app.ts'
import { eventually } from './support/eventually.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp()
  await shop.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => shop.close())

/** A connection to this server. */
function connectionTo(server: Server) {
  const { port } = server.address() as AddressInfo // a TCP server's address is never a string
  return connect(port, '127.0.0.1')
}

/** The server's answer to these bytes, until it closes. */
function answerTo(bytes: string): Promise<string> {
  const socket = connectionTo(shop.app.server)
  socket.end(bytes)
  return received(socket)
}

async function received(socket: Socket): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of socket) parts.push(part as Buffer) // no encoding is set
  return Buffer.concat(parts).toString()
}

test.each([
  [431, 'headers of 20 kB', `GET /api/settings HTTP/1.1\r\nhost: x\r\nx-long: ${'a'.repeat(20_000)}\r\n\r\n`],
  [431, 'an address of 20 kB', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`],
  [400, 'no HTTP', 'EHLO example.com\r\n\r\n'],
  [
    400,
    'two lengths',
    'POST /api/orders HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n{}',
  ],
])('S14: the answer %s to %s has the shape and headers of every refusal', async (status, _, bytes) => {
  const [head = '', body = ''] = (await answerTo(bytes)).split('\r\n\r\n')
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(head).toContain('x-content-type-options: nosniff')
  expect(head).toContain(`content-length: ${Buffer.byteLength(body)}`)
  expect(Compile(ErrorBody).Errors(JSON.parse(body))).toEqual([])
})

/** A server whose time for a request is soon up. */
async function startHastyServer(unusedMs: number) {
  const server = createServer(
    { headersTimeout: 40, requestTimeout: 80, connectionsCheckingInterval: 20, keepAliveTimeout: 60_000 },
    (_, response) => void response.setHeader('connection', 'close').end('answered'),
  )
  onTestFinished(() => void server.close())
  server.on('clientError', clientErrorHandler(unusedMs))
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return server
}

test('S14: when the time is up, half a request gets the answer 408', async () => {
  const socket = connectionTo(await startHastyServer(60_000))
  socket.write('GET /api/settings HTTP/1.1\r\n')
  expect(await received(socket)).toMatch(/^HTTP\/1\.1 408 /)
})

test('S14: when the time is up, a connection that sent nothing yet can still be used', async () => {
  const server = await startHastyServer(60_000)
  const socket = connectionTo(server)
  await once(server, 'clientError')
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n')
  expect(await received(socket)).toMatch(/^HTTP\/1\.1 200 [^]*answered/)
})

test('S14: a connection that sends nothing is closed, however long one may stay open between two requests', async () => {
  expect(await received(connectionTo(await startHastyServer(30)))).toBe('')
})

test('a process holds only so many connections; one more is closed, and room is there when another ends', async () => {
  const { server } = shop.app
  expect(server.maxConnections).toBeLessThanOrEqual(10_000)
  const most = server.maxConnections
  onTestFinished(() => void (server.maxConnections = most))
  server.maxConnections = 1
  const first = connectionTo(server)
  await once(first, 'connect')
  expect(await received(connectionTo(server))).toBe('')
  first.destroy()
  await eventually(async () =>
    expect(await answerTo('GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')).toMatch(
      /^HTTP\/1\.1 200/,
    ),
  )
})

test('the web server’s proxy closes unused connections before the API does', async () => {
  const caddyfile = await readFile(new URL('../../../tooling/deploy/Caddyfile', import.meta.url), 'utf8')
  const seconds = Number(/transport http \{[^]*?keepalive (\d+)s/.exec(caddyfile)?.[1])
  expect(seconds).toBeGreaterThan(0)
  expect(seconds * 1000).toBeLessThan(shop.app.server.headersTimeout + unusedTimeout)
})
