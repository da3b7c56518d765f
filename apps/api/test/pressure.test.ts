import fastify from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { handleErrors } from '../src/plugins/error-handler.ts'
import { shedLoad } from '../src/plugins/pressure.ts'

const app = () => fastify()
let running: ReturnType<typeof app>
afterEach(() => running.close())

/** Blocks the event loop, as compiling or a busy machine would, until that is noticed. */
async function holdUp() {
  do {
    const until = performance.now() + 1_200
    while (performance.now() < until);
    await new Promise((turn) => setTimeout(turn, 0))
  } while (!running.isUnderPressure())
}

async function start(graceMs?: number) {
  running = app()
  handleErrors(running)
  await shedLoad(running, graceMs)
  running.get('/orders', { config: { access: 'public' } }, () => 'served')
  running.post('/webhooks', { config: { access: 'webhook' } }, () => 'stored')
  await running.ready()
}

test('while the loop is held up visitors are asked to try again, and webhooks are stored', async () => {
  await start(0)
  await holdUp()
  const refused = await running.inject('/orders')
  expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([
    503,
    'unavailable',
    '5',
  ])
  expect((await running.inject({ method: 'POST', url: '/webhooks' })).body).toBe('stored')
})

test('a loop that the start itself held up refuses no request', async () => {
  await start(60_000)
  await holdUp()
  expect((await running.inject('/orders')).body).toBe('served')
})
