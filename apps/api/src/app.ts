import { randomUUID } from 'node:crypto'
import cookies from '@fastify/cookie'
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import type { Context } from './context.ts'
import { proveOwner } from './modules/buyer-orders/owner.ts'
import { proveStaff } from './modules/sessions/guard.ts'
import { enforceAccess } from './plugins/access.ts'
import { clientErrorHandler } from './plugins/client-errors.ts'
import { answerError, handleErrors } from './plugins/error-handler.ts'
import { acceptJsonOnly } from './plugins/json-body.ts'
import { logRequests, operations } from './plugins/operations.ts'
import { shedLoad } from './plugins/pressure.ts'
import { limitRates } from './plugins/rate-limit.ts'
import { compilersFactory } from './plugins/schemas.ts'
import { secure } from './plugins/security.ts'
import { routes, scopes } from './routes.ts'
import { orderCounts } from './modules/admin-orders/counts.ts'

/** How long a connection stays open between two requests: longer than the web server's proxy keeps it. */
const keepAliveTimeout = 72_000
/** Of one that has sent nothing, after the time for its headers: the web server's proxy closes it earlier (`keepalive`). */
export const unusedTimeout = 5_000
/** Each buyer who waits on an order's page holds one, and a gateway may open thousands at once. Further ones are closed. */
const connectionsAtMost = 10_000

/** The whole HTTP side; the same in tests as in production. Needs `close` when done, and the context closed after it. */
export async function buildApp(ctx: Context): Promise<FastifyInstance> {
  const { config } = ctx
  const logger: FastifyBaseLogger = ctx.logger
  const app: FastifyInstance = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy ?? false,
    bodyLimit: 64 * 1024,
    // All three are needed: alone, `requestTimeout` leaves slow senders connected.
    requestTimeout: 10_000,
    http: { headersTimeout: 5_000, connectionsCheckingInterval: 1_000 },
    keepAliveTimeout,
    forceCloseConnections: 'idle',
    // While it closes, what comes on an open connection is answered: the web server would pass the refusal on.
    return503OnClosing: false,
    schemaController: { compilersFactory },
    clientErrorHandler: clientErrorHandler(unusedTimeout),
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
  })
  app.server.maxConnections = connectionsAtMost
  handleErrors(app)
  acceptJsonOnly(app)
  logRequests(app, ctx.metrics)
  secure(app, config)
  if (config.rateLimits) {
    await shedLoad(app)
    await limitRates(app)
  }
  await app.register(cookies)
  app.decorateRequest('idempotencyKey', null)
  app.decorateRequest('staffSession', null)
  app.decorateRequest('ownOrder', null)
  enforceAccess(app, {
    staff: (request, requirement) => proveStaff(ctx, request, requirement),
    buyer: (request) => proveOwner(ctx, request),
  })
  // Whatever staff change, they see it in the counts of orders at once.
  app.addHook('onSend', async ({ method, routeOptions }) => {
    if (routeOptions.config.access === 'staff' && method !== 'GET') orderCounts(ctx).forget()
  })

  operations(app, ctx)
  // A process for jobs is only asked whether it lives and what it measured.
  if (config.jobs === 'only' || config.jobs === 'films') return app

  for (const register of routes) register(app, ctx)
  for (const register of scopes) await app.register(async (scope) => register(scope, ctx))
  return app
}
