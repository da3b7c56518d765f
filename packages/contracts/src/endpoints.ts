import { Type, type TSchema } from 'typebox'
import { allStaff, buyerWrites, marketing, readOnly, signInTries, jsonBody, type Call } from './access.ts'
import { adminOrderEndpoints } from './admin-order-endpoints.ts'
import { orderExportEndpoints } from './order-exports.ts'
import { orderViewEndpoints } from './order-views.ts'
import { accountEndpoints } from './account.ts'
import { settingsEndpoints } from './admin-settings.ts'
import { commissionEndpoints } from './commissions.ts'
import { conversionEndpoints } from './conversions.ts'
import { advertisingEndpoints } from './advertising.ts'
import { analyticsEndpoints } from './analytics.ts'
import { affiliateEndpoints } from './admin-affiliates.ts'
import { promoCodeEndpoints } from './admin-promo-codes.ts'
import { AffiliateClickBody } from './affiliates.ts'
import { auditEndpoints } from './audit.ts'
import { Catalog, CatalogQuery } from './catalog.ts'
import { characterEndpoints } from './characters.ts'
import {
  contactMessageEndpoints,
  CreateContactMessageBody,
  CreatedContactMessage,
} from './contact-messages.ts'
import { landingSiteEndpoints } from './landing-sites.ts'
import { dataQualityEndpoints } from './data-quality.ts'
import { dashboardEndpoints } from './dashboard.ts'
import { deskEndpoints } from './desk.ts'
import {
  CorrectOrderBody,
  CorrectedOrder,
  PlaceOrderBody,
  CreatedOrder,
  FindOrderBody,
  Order,
  OrderLinkQuery,
  OrderParams,
} from './orders.ts'
import { moneyEndpoints } from './money-endpoints.ts'
import { outboxEndpoints } from './outbox.ts'
import { countryEndpoints } from './countries.ts'
import { phoneOrderEndpoints } from './phone-orders.ts'
import { packageEndpoints } from './packages.ts'
import { partnerPageEndpoints } from './partner-page.ts'
import { personalDataEndpoints } from './personal-data.ts'
import { CreatePaymentBody, CreatedPayment } from './payments.ts'
import { CheckPromoCodeBody, CheckedPromoCode } from './promo-codes.ts'
import {
  AdminReview,
  AdminReviewList,
  AdminReviewListQuery,
  CreateReviewBody,
  ReviewList,
  ReviewParams,
  ReviewPublicationBody,
} from './reviews.ts'
import { previewClipEndpoints } from './preview-clips.ts'
import { scriptPreviewEndpoints } from './script-previews.ts'
import { SignInBody, StaffSession } from './sessions.ts'
import { Settings, ShopStatus } from './settings.ts'
import { passkeyEndpoints } from './passkeys.ts'
import { emailChangeEndpoints } from './email-changes.ts'
import { passwordResetEndpoints } from './password-resets.ts'
import { chatEndpoints } from './chats.ts'
import { deliveryEndpoints } from './deliveries.ts'
import { messageTemplateEndpoints } from './message-templates.ts'
import { teamEndpoints } from './team.ts'
import { trackedSessionEndpoints } from './tracked-sessions.ts'
import { trackingEndpoints } from './tracking.ts'
import { parentTakeEndpoints } from './parent-takes.ts'
import { speechEndpoints } from './speech.ts'
import { voicePresetEndpoints } from './voice-presets.ts'
import { videoEndpoints } from './videos.ts'
import { videoFeedbackEndpoints } from './video-feedback.ts'
import {
  VisitParams,
  RegisterVisitBody,
  RegisteredVisit,
  UpdateVisitStatusBody,
  UpdatedVisit,
} from './visits.ts'

/** One API call: its path, who may call it, its input and its success response. */
export type Endpoint = Call & {
  /** One line for the OpenAPI document. */
  summary: string
  /** Success status and body; `Type.Null()` for an empty body. */
  status: 200 | 201 | 202 | 204
  response: TSchema
  body?: TSchema
  /** True if a change of the shop's offer may have to be confirmed: with `confirmationHeader`. */
  confirmable?: true
  /** True if the call creates something and therefore requires an `Idempotency-Key`. */
  idempotent?: true
}

const define = <const T extends Record<string, Endpoint>>(map: T) => map

const order = { access: 'buyer', params: OrderParams, query: OrderLinkQuery } as const

/** Every JSON call of the API. Fastify's routes, the typed client and the OpenAPI document are all derived from it. */
export const endpoints = define({
  getSettings: {
    method: 'GET',
    path: '/api/settings',
    summary: 'Contact details of the shop',
    access: 'public',
    bounds: readOnly,
    status: 200,
    response: Settings,
  },
  getShopStatus: {
    method: 'GET',
    path: '/api/status',
    summary: 'Whether the shop is under maintenance',
    access: 'public',
    bounds: readOnly,
    status: 200,
    response: ShopStatus,
  },
  listReviews: {
    method: 'GET',
    path: '/api/reviews',
    summary: 'What parents wrote, as far as staff have published it',
    access: 'public',
    bounds: readOnly,
    status: 200,
    response: ReviewList,
  },
  getCatalog: {
    method: 'GET',
    path: '/api/catalog',
    summary: 'Packages, characters, countries, offers and ways to pay, priced for one place',
    access: 'public',
    bounds: readOnly,
    query: CatalogQuery,
    status: 200,
    response: Catalog,
  },
  checkPromoCode: {
    method: 'POST',
    path: '/api/promo-codes/check',
    summary: 'What a promo code would do to a price',
    access: 'public',
    // Each answer reveals whether a code exists, so tries are limited.
    bounds: { ...readOnly, bytes: jsonBody, callsPerMinute: 60 },
    body: CheckPromoCodeBody,
    status: 200,
    response: CheckedPromoCode,
  },
  createOrder: {
    method: 'POST',
    path: '/api/orders',
    summary: 'Order a video and open its first payment attempt; the server computes the price',
    access: 'public',
    bounds: buyerWrites,
    idempotent: true,
    body: PlaceOrderBody,
    status: 201,
    response: CreatedOrder,
  },
  getOrder: {
    ...order,
    bounds: readOnly,
    method: 'GET',
    path: '/api/orders/{id}',
    summary: 'The order as its buyer sees it',
    status: 200,
    response: Order,
  },
  correctOrder: {
    ...order,
    bounds: buyerWrites,
    method: 'PATCH',
    path: '/api/orders/{id}',
    summary: 'Correct details of an order until its production starts',
    body: CorrectOrderBody,
    status: 200,
    response: CorrectedOrder,
  },
  mailOrderLink: {
    ...order,
    bounds: { bytes: jsonBody, rowsPerMinute: 10, newKeysPerDay: 0 },
    method: 'POST',
    path: '/api/orders/{id}/link-mails',
    summary: "Send the order's private link to its e-mail address again",
    status: 204,
    response: Type.Null(),
  },
  findOrder: {
    method: 'POST',
    path: '/api/order-links',
    summary: 'Send the private link of an order to its e-mail address, for who has lost it',
    access: 'public',
    bounds: { bytes: jsonBody, rowsPerMinute: 10, newKeysPerDay: 0 },
    body: FindOrderBody,
    status: 204,
    response: Type.Null(),
  },
  createPayment: {
    ...order,
    bounds: buyerWrites,
    method: 'POST',
    path: '/api/orders/{id}/payments',
    summary: 'Open another payment attempt with a gateway',
    idempotent: true,
    body: CreatePaymentBody,
    status: 201,
    response: CreatedPayment,
  },
  registerVisit: {
    method: 'POST',
    path: '/api/user-access/register',
    summary: 'Register a visit, with or without a phone number',
    access: 'public',
    bounds: { bytes: jsonBody, rowsPerMinute: 120, newKeysPerDay: 0 },
    body: RegisterVisitBody,
    status: 200,
    response: RegisteredVisit,
  },
  updateVisitStatus: {
    method: 'POST',
    path: '/api/user-access/update-status/{id}',
    summary: 'How a visit ended',
    access: 'public',
    bounds: { bytes: jsonBody, rowsPerMinute: 120, newKeysPerDay: 0 },
    params: VisitParams,
    body: UpdateVisitStatusBody,
    status: 200,
    response: UpdatedVisit,
  },
  recordAffiliateClick: {
    method: 'POST',
    path: '/api/affiliates/click',
    summary: 'A visit came by an affiliate’s link',
    access: 'public',
    bounds: { bytes: jsonBody, rowsPerMinute: 60, newKeysPerDay: 0 },
    body: AffiliateClickBody,
    status: 204,
    response: Type.Null(),
  },
  createContactMessage: {
    method: 'POST',
    path: '/api/contact-messages',
    summary: 'Write to the shop',
    access: 'public',
    bounds: { bytes: jsonBody, rowsPerMinute: 20, newKeysPerDay: 0 },
    body: CreateContactMessageBody,
    status: 201,
    response: CreatedContactMessage,
  },
  signIn: {
    method: 'POST',
    path: '/api/admin/sessions',
    summary: 'Sign in as staff',
    access: 'public',
    bounds: signInTries,
    body: SignInBody,
    status: 201,
    response: StaffSession,
  },
  getCurrentSession: {
    ...allStaff,
    method: 'GET',
    path: '/api/admin/sessions/current',
    summary: 'Who is signed in',
    status: 200,
    response: StaffSession,
  },
  signOut: {
    ...allStaff,
    method: 'DELETE',
    path: '/api/admin/sessions/current',
    summary: 'Sign out',
    status: 204,
    response: Type.Null(),
  },
  listAdminReviews: {
    ...marketing,
    method: 'GET',
    path: '/api/admin/reviews',
    summary: 'Every review, the newest first',
    query: AdminReviewListQuery,
    status: 200,
    response: AdminReviewList,
  },
  createReview: {
    ...marketing,
    method: 'POST',
    path: '/api/admin/reviews',
    summary: 'Put down what a parent wrote; not shown before it is published',
    body: CreateReviewBody,
    status: 201,
    response: AdminReview,
  },
  changeReviewPublication: {
    ...marketing,
    method: 'PUT',
    path: '/api/admin/reviews/{id}/publication',
    summary: 'Publish a review, or take it back',
    params: ReviewParams,
    body: ReviewPublicationBody,
    status: 200,
    response: AdminReview,
  },
  ...adminOrderEndpoints,
  ...orderExportEndpoints,
  ...orderViewEndpoints,
  ...phoneOrderEndpoints,
  ...scriptPreviewEndpoints,
  ...previewClipEndpoints,
  ...settingsEndpoints,
  ...advertisingEndpoints,
  ...conversionEndpoints,
  ...characterEndpoints,
  ...countryEndpoints,
  ...packageEndpoints,
  ...promoCodeEndpoints,
  ...affiliateEndpoints,
  ...commissionEndpoints,
  ...partnerPageEndpoints,
  ...landingSiteEndpoints,
  ...moneyEndpoints,
  ...outboxEndpoints,
  ...accountEndpoints,
  ...passkeyEndpoints,
  ...emailChangeEndpoints,
  ...passwordResetEndpoints,
  ...teamEndpoints,
  ...trackingEndpoints,
  ...analyticsEndpoints,
  ...trackedSessionEndpoints,
  ...dataQualityEndpoints,
  ...videoFeedbackEndpoints,
  ...deliveryEndpoints,
  ...chatEndpoints,
  ...messageTemplateEndpoints,
  ...auditEndpoints,
  ...dashboardEndpoints,
  ...deskEndpoints,
  ...contactMessageEndpoints,
  ...videoEndpoints,
  ...speechEndpoints,
  ...parentTakeEndpoints,
  ...voicePresetEndpoints,
  ...personalDataEndpoints,
})

export type Endpoints = typeof endpoints
export type EndpointName = keyof Endpoints

/** `GET /api/orders/{id}/events`: server-sent events. Each `order` event's data is an `Order`. */
export const orderEventsPath = '/api/orders/{id}/events'
/** `GET`, for staff: server-sent events that announce changes to the order. */
export const adminOrderEventsPath = '/api/admin/orders/{id}/events'

/** `POST /api/webhooks/{gateway}`: raw signed bodies, so not in the endpoint map. */
export const webhookPath = '/api/webhooks/{gateway}'
