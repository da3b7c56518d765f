import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors.ts'

/** Starting blocks the event loop; its measurement covers one second and is used for another. */
const startMs = 2_000

/**
 * Sheds load while the event loop is blocked; gateway webhooks are still stored, because they may not be repeated soon.
 * For `graceMs` after the start no request is refused, since startup is not load.
 */
export async function shedLoad(app: FastifyInstance, graceMs = startMs): Promise<void> {
  let refusesFrom = Infinity
  app.addHook('onReady', (done) => {
    refusesFrom = performance.now() + graceMs
    done()
  })
  await app.register(underPressure, {
    maxEventLoopDelay: 1_000,
    pressureHandler: ({ routeOptions }) => {
      const { access } = routeOptions.config
      if (access === 'webhook' || access === 'operator' || performance.now() < refusesFrom) return
      throw new AppError('unavailable', 'Too busy at the moment; try again', { retryAfter: 5 })
    },
  })
}
