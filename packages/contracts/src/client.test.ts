import { expect, test } from 'vitest'
import { ApiError, createClient, fillPath } from './client.ts'

const answering = (status: number, body: string, statusText = '') => {
  const calls: { url: string; init: RequestInit }[] = []
  const fetch: typeof globalThis.fetch = async (url, init) => {
    calls.push({ url: url instanceof Request ? url.url : url.toString(), init: init ?? {} })
    return new Response(status === 204 ? null : body, { status, statusText })
  }
  return { calls, client: createClient({ baseUrl: 'https://shop.test', fetch }) }
}

test('a call goes to its path with its query, cookies included', async () => {
  const { calls, client } = answering(200, '{"siteTitle":"x"}')
  expect(await client.call('getCatalog', { query: { locale: 'pt', country: 'US' } })).toEqual({
    siteTitle: 'x',
  })
  expect(calls[0]?.url).toBe('https://shop.test/api/catalog?locale=pt&country=US')
  expect(calls[0]?.init.credentials).toBe('include')
})

test('a call that creates carries its idempotency key and a JSON body', async () => {
  const { calls, client } = answering(201, '{}')
  const id = '0197a1c0-0000-7000-8000-000000000000'
  await client.call('createPayment', {
    params: { id },
    body: { gateway: 'stripe', method: 'pix' },
    idempotencyKey: 'k',
  })
  expect(calls[0]?.url).toBe(`https://shop.test/api/orders/${id}/payments`)
  expect(calls[0]?.init.headers).toMatchObject({ 'idempotency-key': 'k', 'content-type': 'application/json' })
  expect(calls[0]?.init.body).toBe('{"gateway":"stripe","method":"pix"}')
})

test('an empty success answers null', async () => {
  const { client } = answering(204, '')
  expect(await client.call('signOut', {})).toBeNull()
})

test('§8: an error reads as status, colon, body', async () => {
  const body = '{"code":"not_found","message":"No such order.","requestId":"r1"}'
  const { client } = answering(404, body)
  const error = await client.call('getSettings', {}).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ message: `404: ${body}`, status: 404, code: 'not_found' })
})

test('§8: an error without a body reads as status, colon, status text', async () => {
  const { client } = answering(502, '', 'Bad Gateway')
  await expect(client.call('getSettings', {})).rejects.toThrow('502: Bad Gateway')
})

test('a foreign error body has no code', () => {
  expect(new ApiError(500, '', '{"code":"nonsense"}').code).toBeUndefined()
  expect(new ApiError(500, '', '<html>').code).toBeUndefined()
})

test('path values are escaped', () => {
  expect(fillPath('/api/orders/{id}/events', { id: 'a/b c' })).toBe('/api/orders/a%2Fb%20c/events')
})
