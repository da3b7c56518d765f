import fastifyCookie from '@fastify/cookie'
import fastify, { type FastifyContextConfig, type RouteShorthandOptions } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { readConfig } from '../src/config.ts'
import { enforceAccess } from '../src/plugins/access.ts'
import { handleErrors } from '../src/plugins/error-handler.ts'
import { secure } from '../src/plugins/security.ts'

let app: Awaited<ReturnType<typeof create>>
afterEach(() => app.close())

const noProof = () => Promise.reject(new Error('not asked for here'))

async function create() {
  const made = fastify()
  handleErrors(made)
  secure(made, readConfig({ DATABASE_URL: 'postgres://nobody@127.0.0.1/nothing' }))
  await made.register(fastifyCookie)
  enforceAccess(made, { staff: noProof, buyer: noProof })
  return made
}

test.each<[string, FastifyContextConfig, RouteShorthandOptions['schema']?]>([
  ['declares no access', {}],
  ['is for staff of no role', { access: 'staff' }],
  ['is for staff of an empty list of roles', { access: 'staff', roles: [] }],
  ['is for a buyer, but names no order', { access: 'buyer' }],
])('A14: the app does not start with a route that %s', async (_, config) => {
  app = await create()
  app.get('/open', { config }, () => 'open')
  await expect(app.ready()).rejects.toThrow('Nothing guards GET /open')
})

test('A14: nor with one for a buyer whose path is not validated', async () => {
  app = await create()
  app.get('/orders/:id', { config: { access: 'buyer' } }, () => 'open')
  await expect(app.ready()).rejects.toThrow('Nothing guards GET /orders/:id')
})

test('a call for other sites is served without a check of where it comes from, and refused with cookies', async () => {
  app = await create()
  app.post('/i', { config: { access: 'embed' } }, () => 'stored')
  const call = { method: 'POST', url: '/i', headers: { origin: 'https://partner.example' } } as const
  expect((await app.inject(call)).body).toBe('stored')
  const refused = await app.inject({ ...call, cookies: { recadinho_staff: 'token' } })
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'forbidden'])
  expect(refused.headers['set-cookie']).toBeUndefined()
})
