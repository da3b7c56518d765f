import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mercadoPagoClient, type MercadoPagoClient } from './client.ts'

let answer = { status: 200, body: '{}' }
const server = createServer((_request, response) => {
  response.writeHead(answer.status).end(answer.body)
})
let client: MercadoPagoClient
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // listening on TCP
  client = mercadoPagoClient({ accessToken: 'x', apiUrl: `http://127.0.0.1:${port}`, timeoutMs: 5000 })
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
})

const html = '<html>Bad gateway</html>'
const error = (code: string) => JSON.stringify({ error: code })

test.each([
  [400, error('bad_request'), 'refused', false],
  [400, html, 'unknown', false],
  [403, '{}', 'unknown', false],
  [404, error('not_found'), 'missing', false],
  [404, error('no_route'), 'unknown', false],
  [404, html, 'unknown', false],
  [409, error('conflict'), 'unknown', false],
  [429, error('too_many_requests'), 'unknown', false],
  [500, error('internal_error'), 'unknown', true],
  [502, html, 'unknown', false],
  [200, html, 'unknown', false],
  [302, error('moved'), 'unknown', false],
] as const)('P1.4: %i with %s is %s; stored under the key: %j', async (status, body, kind, isStored) => {
  answer = { status, body }
  await expect(client.send('POST', '/v1/payments', {}, 'key')).rejects.toMatchObject({ kind, isStored })
})
