import type { FastifyInstance } from 'fastify'
import type { Context } from './context.ts'
import { accountRoutes } from './modules/account/routes.ts'
import { adminAuditRoutes } from './modules/admin-audit/routes.ts'
import { adminOrderRoutes } from './modules/admin-orders/routes.ts'
import { adminOrderStreamRoutes } from './modules/admin-orders/stream-routes.ts'
import { advertisingRoutes } from './modules/advertising/routes.ts'
import { adminAffiliateRoutes } from './modules/affiliates/admin-routes.ts'
import { affiliateRoutes } from './modules/affiliates/routes.ts'
import { analyticsRoutes } from './modules/analytics/routes.ts'
import { orderLinkRoutes, orderRoutes } from './modules/buyer-orders/routes.ts'
import { orderStreamRoutes } from './modules/buyer-orders/stream-routes.ts'
import { catalogChangesRoutes } from './modules/catalog/changes-routes.ts'
import { catalogRoutes } from './modules/catalog/routes.ts'
import { characterRoutes } from './modules/characters/routes.ts'
import { adminChatRoutes } from './modules/chats/routes.ts'
import { whatsappRoutes } from './modules/chats/webhook-routes.ts'
import { commissionRoutes } from './modules/commissions/routes.ts'
import { adminContactMessageRoutes, contactMessageRoutes } from './modules/contact-messages/routes.ts'
import { conversionRoutes } from './modules/conversions/routes.ts'
import { countryRoutes } from './modules/countries/routes.ts'
import { dashboardRoutes } from './modules/dashboard/routes.ts'
import { deskRoutes } from './modules/desk/routes.ts'
import { dataQualityRoutes } from './modules/data-quality/routes.ts'
import { adminDeliveryRoutes } from './modules/deliveries/routes.ts'
import { emailChangeRoutes } from './modules/email-changes/routes.ts'
import { messageTemplateRoutes } from './modules/emails/templates/routes.ts'
import { webhookRoutes } from './modules/gateway-events/webhook-routes.ts'
import { landingSiteRoutes } from './modules/landing-sites/routes.ts'
import { adminMoneyRoutes } from './modules/money-inbox/routes.ts'
import { orderExportRoutes } from './modules/order-exports/routes.ts'
import { orderViewRoutes } from './modules/order-views/routes.ts'
import { adminOutboxRoutes } from './modules/outbox/routes.ts'
import { adminPackageRoutes } from './modules/packages/routes.ts'
import { partnerPageRoutes } from './modules/partner-page/routes.ts'
import { passkeyRoutes } from './modules/passkeys/routes.ts'
import { passwordResetRoutes } from './modules/password-resets/routes.ts'
import { gatewayRoutes } from './modules/payments/gateway-routes.ts'
import { personalDataRoutes } from './modules/personal-data/routes.ts'
import { phoneOrderRoutes } from './modules/phone-orders/routes.ts'
import { pictureRoutes } from './modules/pictures/routes.ts'
import { adminPromoCodeRoutes } from './modules/promo-codes/admin-routes.ts'
import { promoCodeRoutes } from './modules/promo-codes/routes.ts'
import { purgeRoutes } from './modules/retention/routes.ts'
import { adminReviewRoutes, reviewRoutes } from './modules/reviews/routes.ts'
import { scriptDraftRoutes } from './modules/script-drafts/routes.ts'
import { sessionRoutes, signInRoutes } from './modules/sessions/routes.ts'
import { adminSettingsRoutes, settingsRoutes } from './modules/settings/routes.ts'
import { adminTeamRoutes, joinRoutes } from './modules/team/routes.ts'
import { trackingReportRoutes } from './modules/tracking/report-routes.ts'
import { trackingRoutes } from './modules/tracking/routes.ts'
import { voicePresetRoutes } from './modules/speech/presets/routes.ts'
import { speechRoutes } from './modules/speech/routes.ts'
import { parentTakeRoutes } from './modules/speech/takes/parent-routes.ts'
import { takeRoutes } from './modules/speech/takes/routes.ts'
import { trackedSessionRoutes } from './modules/tracking/session-routes.ts'
import { adminVideoFeedbackRoutes, videoFeedbackRoutes } from './modules/video-feedback/routes.ts'
import { clipRoutes } from './modules/videos/clips/routes.ts'
import { filmFormatRoutes } from './modules/films/formats/routes.ts'
import { videoRoutes } from './modules/videos/routes.ts'
import { staffVideoRoutes } from './modules/videos/staff-routes.ts'
import { uploadRoutes } from './modules/videos/uploads/routes.ts'
import { visitRoutes } from './modules/visits/routes.ts'

type Routes<Result> = (app: FastifyInstance, ctx: Context) => Result

/** The calls of every module. Who may call each is in its contract. */
export const routes: readonly Routes<void>[] = [
  settingsRoutes,
  catalogRoutes,
  catalogChangesRoutes,
  reviewRoutes,
  promoCodeRoutes,
  visitRoutes,
  affiliateRoutes,
  conversionRoutes,
  contactMessageRoutes,
  signInRoutes,
  joinRoutes,
  passwordResetRoutes,
  emailChangeRoutes,
  passkeyRoutes,
  orderLinkRoutes,
  videoRoutes,
  clipRoutes,
  orderRoutes,
  orderStreamRoutes,
  videoFeedbackRoutes,
  filmFormatRoutes,
  sessionRoutes,
  accountRoutes,
  adminOrderRoutes,
  orderExportRoutes,
  orderViewRoutes,
  phoneOrderRoutes,
  adminOrderStreamRoutes,
  scriptDraftRoutes,
  speechRoutes,
  voicePresetRoutes,
  adminVideoFeedbackRoutes,
  characterRoutes,
  adminReviewRoutes,
  adminSettingsRoutes,
  advertisingRoutes,
  gatewayRoutes,
  countryRoutes,
  adminPackageRoutes,
  adminPromoCodeRoutes,
  adminAffiliateRoutes,
  commissionRoutes,
  partnerPageRoutes,
  landingSiteRoutes,
  adminMoneyRoutes,
  adminOutboxRoutes,
  adminTeamRoutes,
  adminAuditRoutes,
  dashboardRoutes,
  adminContactMessageRoutes,
  adminDeliveryRoutes,
  deskRoutes,
  adminChatRoutes,
  personalDataRoutes,
  purgeRoutes,
  messageTemplateRoutes,
  trackingReportRoutes,
  analyticsRoutes,
  trackedSessionRoutes,
  dataQualityRoutes,
]

/** Each has a scope of its own, in which it reads bodies in its own way. */
export const scopes: readonly Routes<void | Promise<void>>[] = [
  trackingRoutes,
  uploadRoutes,
  staffVideoRoutes,
  pictureRoutes,
  takeRoutes,
  parentTakeRoutes,
  whatsappRoutes,
  webhookRoutes,
]
