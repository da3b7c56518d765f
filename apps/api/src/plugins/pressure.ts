import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors.ts'

/** Sheds load while the event loop is held up; a gateway's webhook is still stored, because it may not come again soon. */
export async function shedLoad(app: FastifyInstance): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: 1_000,
    pressureHandler: ({ routeOptions }) => {
      const { access } = routeOptions.config
      if (access === 'gateway' || access === 'operator') return
      throw new AppError('unavailable', 'Too busy at the moment; try again', { retryAfter: 5 })
    },
  })
}
