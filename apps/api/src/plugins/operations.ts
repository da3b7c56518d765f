import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { ping } from '../db/client.ts'
import { AppError } from '../errors.ts'
import { orderCookie } from '../modules/orders/owner.ts'
import { staffCookie } from '../modules/sessions/cookie.ts'

const config = { access: 'operator', quiet: true } as const

/** What whoever runs the service asks: is it alive, may it get traffic, what did it measure, what does it offer. */
export function operations(app: FastifyInstance, ctx: Context): void {
  app.get('/healthz', { config }, () => ({ status: 'ok' }))
  app.get('/readyz', { config }, async () => {
    if (ctx.shutdown.signal.aborted) throw new AppError('unavailable', 'Shutting down')
    await ping(ctx.db)
    return { status: 'ready' }
  })
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
