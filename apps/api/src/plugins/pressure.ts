import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors.ts'

/** A start holds up the loop by itself; what is measured of it counts for one second and stands for another. */
const startMs = 2_000

/**
 * Sheds load while the event loop is held up; a gateway's webhook is still stored, because it may not come again soon.
 * For `graceMs` after the start no request is refused: the first visitors are no load.
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
