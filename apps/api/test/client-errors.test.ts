import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo, type Server, type Socket } from 'node:net'
import { ErrorBody } from '@recadinho/contracts/errors'
import { Compile } from 'typebox/compile'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { clientErrorHandler } from '../src/plugins/client-errors.ts'
import { createTestApp, type TestApp } from './support/app.ts'

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
async function startHastyServer(keepAliveTimeout: number) {
  const server = createServer(
    { headersTimeout: 40, requestTimeout: 80, connectionsCheckingInterval: 20 },
    (_, response) => void response.setHeader('connection', 'close').end('answered'),
  )
  onTestFinished(() => void server.close())
  server.on('clientError', clientErrorHandler(keepAliveTimeout))
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

test('S14: a connection that sends nothing is closed as late as one between two requests', async () => {
  expect(await received(connectionTo(await startHastyServer(30)))).toBe('')
})
