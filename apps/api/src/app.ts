import { randomUUID } from 'node:crypto'
import cookies from '@fastify/cookie'
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import type { Context } from './context.ts'
import { affiliateRoutes } from './modules/affiliates/routes.ts'
import { adminMoneyRoutes } from './modules/admin-money/routes.ts'
import { adminOrderRoutes } from './modules/admin-orders/routes.ts'
import { catalogRoutes } from './modules/catalog/routes.ts'
import { contactMessageRoutes } from './modules/contact-messages/routes.ts'
import { orderLinkRoutes } from './modules/orders/link-routes.ts'
import { orderRoutes } from './modules/orders/routes.ts'
import { orderStreamRoutes } from './modules/orders/stream-routes.ts'
import { webhookRoutes } from './modules/payments/webhook-routes.ts'
import { promoCodeRoutes } from './modules/promo-codes/routes.ts'
import { adminReviewRoutes, reviewRoutes } from './modules/reviews/routes.ts'
import { requireStaff } from './modules/sessions/guard.ts'
import { sessionRoutes, signInRoutes } from './modules/sessions/routes.ts'
import { adminSettingsRoutes } from './modules/settings/admin-routes.ts'
import { settingsRoutes } from './modules/settings/routes.ts'
import { videoRoutes } from './modules/videos/routes.ts'
import { userAccessRoutes } from './modules/user-access/routes.ts'
import { checkAccess } from './plugins/access.ts'
import { answerError, handleErrors } from './plugins/error-handler.ts'
import { acceptJsonOnly } from './plugins/json-body.ts'
import { operations } from './plugins/operations.ts'
import { shedLoad } from './plugins/pressure.ts'
import { limitRates } from './plugins/rate-limit.ts'
import { logRequests } from './plugins/request-log.ts'
import { compilersFactory } from './plugins/schemas.ts'
import { secure } from './plugins/security.ts'

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
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    schemaController: { compilersFactory },
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
  })
  checkAccess(app)
  handleErrors(app)
  acceptJsonOnly(app)
  logRequests(app, ctx.metrics)
  secure(app, config)
  await shedLoad(app)
  if (config.rateLimits) await limitRates(app)
  await app.register(cookies)
  app.decorateRequest('idempotency', null)
  app.decorateRequest('staffSession', null)

  operations(app, ctx)
  // A process for jobs is only asked whether it lives and what it measured.
  if (config.jobs === 'only') return app

  // Anybody.
  await app.register(async (scope) => {
    settingsRoutes(scope, ctx)
    catalogRoutes(scope, ctx)
    reviewRoutes(scope, ctx)
    promoCodeRoutes(scope, ctx)
    userAccessRoutes(scope, ctx)
    affiliateRoutes(scope, ctx)
    contactMessageRoutes(scope, ctx)
    signInRoutes(scope, ctx)
    orderLinkRoutes(scope, ctx)
    videoRoutes(scope, ctx)
  })

  // The buyer of an order, who shows a cookie or a private link; anybody may make one.
  await app.register(async (scope) => {
    orderRoutes(scope, ctx)
    orderStreamRoutes(scope, ctx)
  })

  // Payment gateways, which sign what they send.
  await app.register(async (scope) => webhookRoutes(scope, ctx))

  // Staff who are signed in.
  await app.register(async (scope) => {
    requireStaff(scope, ctx)
    sessionRoutes(scope, ctx)
    await scope.register(async (production) => adminOrderRoutes(production, ctx))
    await scope.register(async (marketing) => adminReviewRoutes(marketing, ctx))
    await scope.register(async (owner) => adminSettingsRoutes(owner, ctx))
    await scope.register(async (owner) => adminMoneyRoutes(owner, ctx))
  })

  return app
}
