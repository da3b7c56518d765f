import type { FastifyInstance } from 'fastify'
import type { Metrics } from '../metrics.ts'

/** Logs and measures each request: with the route's pattern, never the URL. */
export function logRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { url: route = 'unknown', config } = request.routeOptions
    const durationMs = reply.elapsedTime
    metrics.request(request.method, route, reply.statusCode, durationMs / 1000)
    const line = {
      method: request.method,
      route,
      status: reply.statusCode,
      durationMs: Math.round(durationMs * 10) / 10,
    }
    if (config.silent && reply.statusCode < 400) request.log.debug(line, 'request')
    else request.log.info(line, 'request')
    done()
  })
}
