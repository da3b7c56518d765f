import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { ping } from '../db/client.ts'
import { AppError } from '../errors.ts'
import { listPurges } from '../modules/retention/queries.ts'
import { orderCookie } from '../modules/orders/cookie.ts'
import { staffCookie } from '../modules/sessions/cookie.ts'
import { toleratedSkewMs } from '../time/database-clock.ts'
import type { Metrics } from '../metrics.ts'

const config = { access: 'operator', silent: true } as const

/** For operators: liveness, readiness, metrics and the API description. */
export function operations(app: FastifyInstance, ctx: Context): void {
  app.get('/healthz', { config }, () => ({ status: 'ok' }))
  app.get('/readyz', { config }, async () => {
    if (ctx.shutdown.signal.aborted) throw new AppError('unavailable', 'Shutting down')
    const machine = ctx.timekeeper.skews().find(({ source }) => source === 'machine')
    if (Math.abs(machine?.milliseconds ?? 0) > toleratedSkewMs)
      throw new AppError('unavailable', "This machine's clock is wrong")
    await ping(ctx.db)
    return { status: 'ready' }
  })
  ctx.metrics.gauge('clock_skew_seconds', "How far a clock is ahead of the database's", () =>
    ctx.timekeeper
      .skews()
      .map(({ source, milliseconds }) => ({ labels: { source }, value: milliseconds / 1000 })),
  )
  ctx.metrics.gauge('purged_rows', 'Rows that the last night removed', async () =>
    (await listPurges(ctx.db)).map(({ name, removed }) => ({ labels: { source: name }, value: removed })),
  )
  ctx.metrics.gauge(
    'ffmpeg_available',
    'Whether small copies and posters of videos are made here',
    async () => [{ labels: {}, value: Number(await ctx.ffmpeg.available()) }],
  )
  app.get('/metrics', { config }, async (_request, reply) => {
    const { type, text } = await ctx.metrics.page()
    return reply.type(type).send(text)
  })
  let document: object | undefined
  app.get('/api/openapi.json', { config: { ...config, access: 'public' } }, async () => {
    const { openApiDocument } = await import('./openapi.ts')
    return (document ??= openApiDocument({
      buyer: orderCookie(ctx.config).name,
      staff: staffCookie(ctx.config).name,
    }))
  })
}

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
