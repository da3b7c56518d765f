import { randomUUID } from 'node:crypto'
import cookies from '@fastify/cookie'
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import type { Context } from './context.ts'
import { accountRoutes } from './modules/account/routes.ts'
import { adminAffiliateRoutes } from './modules/affiliates/admin-routes.ts'
import { affiliateRoutes } from './modules/affiliates/routes.ts'
import { adminAuditRoutes } from './modules/admin-audit/routes.ts'
import { adminMoneyRoutes } from './modules/money-inbox/routes.ts'
import { adminOutboxRoutes } from './modules/outbox/routes.ts'
import { adminOrderRoutes } from './modules/admin-orders/routes.ts'
import { orderExportRoutes } from './modules/order-exports/routes.ts'
import { orderViewRoutes } from './modules/order-views/routes.ts'
import { phoneOrderRoutes } from './modules/phone-orders/routes.ts'
import { scriptDraftRoutes } from './modules/script-drafts/routes.ts'
import { adminOrderStreamRoutes } from './modules/admin-orders/stream-routes.ts'
import { catalogChangesRoutes } from './modules/catalog/changes-routes.ts'
import { adminDeliveryRoutes } from './modules/deliveries/routes.ts'
import { adminChatRoutes } from './modules/chats/routes.ts'
import { whatsappRoutes } from './modules/chats/webhook-routes.ts'
import { characterRoutes } from './modules/characters/routes.ts'
import { catalogRoutes } from './modules/catalog/routes.ts'
import { adminContactMessageRoutes, contactMessageRoutes } from './modules/contact-messages/routes.ts'
import { analyticsRoutes } from './modules/analytics/routes.ts'
import { dashboardRoutes } from './modules/dashboard/routes.ts'
import { orderLinkRoutes, orderRoutes } from './modules/buyer-orders/routes.ts'
import { orderStreamRoutes } from './modules/buyer-orders/stream-routes.ts'
import { webhookRoutes } from './modules/gateway-events/webhook-routes.ts'
import { partnerPageRoutes } from './modules/partner-page/routes.ts'
import { personalDataRoutes } from './modules/personal-data/routes.ts'
import { emailChangeRoutes } from './modules/email-changes/routes.ts'
import { purgeRoutes } from './modules/retention/routes.ts'
import { countryRoutes } from './modules/countries/routes.ts'
import { messageTemplateRoutes } from './modules/emails/templates/routes.ts'
import { adminPackageRoutes } from './modules/packages/routes.ts'
import { pictureRoutes } from './modules/pictures/routes.ts'
import { passkeyRoutes } from './modules/passkeys/routes.ts'
import { passwordResetRoutes } from './modules/password-resets/routes.ts'
import { gatewayRoutes } from './modules/payments/gateway-routes.ts'
import { adminPromoCodeRoutes } from './modules/promo-codes/admin-routes.ts'
import { promoCodeRoutes } from './modules/promo-codes/routes.ts'
import { adminReviewRoutes, reviewRoutes } from './modules/reviews/routes.ts'
import { proveOwner } from './modules/buyer-orders/owner.ts'
import { proveStaff } from './modules/sessions/guard.ts'
import { sessionRoutes, signInRoutes } from './modules/sessions/routes.ts'
import { landingSiteRoutes } from './modules/landing-sites/routes.ts'
import { commissionRoutes } from './modules/commissions/routes.ts'
import { conversionRoutes } from './modules/conversions/routes.ts'
import { advertisingRoutes } from './modules/advertising/routes.ts'
import { adminSettingsRoutes, settingsRoutes } from './modules/settings/routes.ts'
import { adminTeamRoutes, joinRoutes } from './modules/team/routes.ts'
import { trackingReportRoutes } from './modules/tracking/report-routes.ts'
import { dataQualityRoutes } from './modules/data-quality/routes.ts'
import { trackedSessionRoutes } from './modules/tracking/session-routes.ts'
import { trackingRoutes } from './modules/tracking/routes.ts'
import { clipRoutes } from './modules/videos/clips/routes.ts'
import { videoRoutes } from './modules/videos/routes.ts'
import { staffVideoRoutes } from './modules/videos/staff-routes.ts'
import { uploadRoutes } from './modules/videos/uploads/routes.ts'
import { adminVideoFeedbackRoutes, videoFeedbackRoutes } from './modules/video-feedback/routes.ts'
import { visitRoutes } from './modules/visits/routes.ts'
import { enforceAccess } from './plugins/access.ts'
import { clientErrorHandler } from './plugins/client-errors.ts'
import { answerError, handleErrors } from './plugins/error-handler.ts'
import { acceptJsonOnly } from './plugins/json-body.ts'
import { logRequests, operations } from './plugins/operations.ts'
import { shedLoad } from './plugins/pressure.ts'
import { limitRates } from './plugins/rate-limit.ts'
import { compilersFactory } from './plugins/schemas.ts'
import { secure } from './plugins/security.ts'
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

  // Who may call each is in its contract.
  settingsRoutes(app, ctx)
  catalogRoutes(app, ctx)
  catalogChangesRoutes(app, ctx)
  reviewRoutes(app, ctx)
  promoCodeRoutes(app, ctx)
  visitRoutes(app, ctx)
  affiliateRoutes(app, ctx)
  conversionRoutes(app, ctx)
  contactMessageRoutes(app, ctx)
  signInRoutes(app, ctx)
  joinRoutes(app, ctx)
  passwordResetRoutes(app, ctx)
  emailChangeRoutes(app, ctx)
  passkeyRoutes(app, ctx)
  orderLinkRoutes(app, ctx)
  videoRoutes(app, ctx)
  clipRoutes(app, ctx)
  orderRoutes(app, ctx)
  orderStreamRoutes(app, ctx)
  videoFeedbackRoutes(app, ctx)
  sessionRoutes(app, ctx)
  accountRoutes(app, ctx)
  adminOrderRoutes(app, ctx)
  orderExportRoutes(app, ctx)
  orderViewRoutes(app, ctx)
  phoneOrderRoutes(app, ctx)
  adminOrderStreamRoutes(app, ctx)
  scriptDraftRoutes(app, ctx)
  adminVideoFeedbackRoutes(app, ctx)
  characterRoutes(app, ctx)
  adminReviewRoutes(app, ctx)
  adminSettingsRoutes(app, ctx)
  advertisingRoutes(app, ctx)
  gatewayRoutes(app, ctx)
  countryRoutes(app, ctx)
  adminPackageRoutes(app, ctx)
  adminPromoCodeRoutes(app, ctx)
  adminAffiliateRoutes(app, ctx)
  commissionRoutes(app, ctx)
  partnerPageRoutes(app, ctx)
  landingSiteRoutes(app, ctx)
  adminMoneyRoutes(app, ctx)
  adminOutboxRoutes(app, ctx)
  adminTeamRoutes(app, ctx)
  adminAuditRoutes(app, ctx)
  dashboardRoutes(app, ctx)
  adminContactMessageRoutes(app, ctx)
  adminDeliveryRoutes(app, ctx)
  adminChatRoutes(app, ctx)
  personalDataRoutes(app, ctx)
  purgeRoutes(app, ctx)
  messageTemplateRoutes(app, ctx)
  trackingReportRoutes(app, ctx)
  analyticsRoutes(app, ctx)
  trackedSessionRoutes(app, ctx)
  dataQualityRoutes(app, ctx)
  // Each a scope of its own, which reads bodies in its own way.
  await app.register((scope) => trackingRoutes(scope, ctx))
  await app.register(async (scope) => uploadRoutes(scope, ctx))
  await app.register(async (scope) => staffVideoRoutes(scope, ctx))
  await app.register(async (scope) => pictureRoutes(scope, ctx))
  await app.register(async (scope) => whatsappRoutes(scope, ctx))
  await app.register(async (scope) => webhookRoutes(scope, ctx))

  return app
}
