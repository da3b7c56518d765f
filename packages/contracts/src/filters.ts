/**
 * Filters of the admin's lists. Plain constants without schemas, because the router parses a URL before the validation
 * code is loaded.
 */

export const orderStatuses = ['pending', 'in_production', 'completed', 'expired', 'cancelled'] as const

/** Production progress of the video while the order is in production. */
export const productionStages = ['queued', 'scripting', 'recording', 'review', 'ready'] as const

/** Payment status of an order, combining all attempts and refunds. */
export const orderPaymentStatuses = [
  'unpaid',
  'processing',
  'confirmed',
  'failed',
  'error',
  'partially_refunded',
  'refunded',
  'disputed',
  'overpaid',
  'underpaid',
] as const

/** Payment providers, with their brands. */
export const providers = { stripe: 'Stripe', mercadopago: 'Mercado Pago' } as const
export type ProviderGateway = keyof typeof providers
/** The shop's own ways to be paid: its PIX key, its payment links, and money that staff saw arrive (`manual`). */
type OwnGateway = 'pix_key' | 'links' | 'manual'
export type Gateway = ProviderGateway | OwnGateway
export const gateways = [...Object.keys(providers), 'pix_key', 'links', 'manual'] as Gateway[] // all of the above
/** All but `manual`. */
export type OfferedGateway = Exclude<Gateway, 'manual'>
export const isOffered = (gateway: Gateway): gateway is OfferedGateway => gateway !== 'manual'

/** `mine`: orders I have claimed; `none`: unclaimed orders. */
export const claimFilters = ['mine', 'none'] as const
export type ClaimFilter = (typeof claimFilters)[number]

/** Filter kinds of the audit log. `order_views` is listed only if selected. */
export const auditKinds = [
  'orders',
  'payments',
  'settings',
  'packages',
  'promo_codes',
  'affiliates',
  'characters',
  'reviews',
  'team',
  'sign_in',
  'messages',
  'personal_data',
  'order_views',
] as const
export type AuditKind = (typeof auditKinds)[number]

/** `mine`: open and assigned to the caller; `all` excludes spam. */
export const contactViews = ['open', 'mine', 'answered', 'all', 'spam'] as const
export type ContactView = (typeof contactViews)[number]

/** Days covered by the figures, including today. */
export const dashboardPeriods = [1, 7, 30, 90] as const
export type DashboardPeriod = (typeof dashboardPeriods)[number]

/** State of an affiliate's commission: pending, payable or paid out. */
export const commissionStates = ['pending', 'approved', 'paid'] as const
export type CommissionState = (typeof commissionStates)[number]

/** The lists of the deliveries page: what staff have to do or wait for. */
export const deliveryLists = ['not_reached', 'to_send', 'waiting', 'scheduled'] as const
export type DeliveryList = (typeof deliveryLists)[number]

export const devices = ['mobile', 'desktop', 'tablet'] as const

/** The longest period that the analytics answer, in days. */
export const periodDaysAtMost = 400

/** Session filters besides source and device. Only one applies at a time, so that the figures can be filtered too. */
export const slices = ['country', 'campaign', 'affiliate'] as const

/** In figures, what is left of a dimension beside its largest keys. */
export const otherKey = 'other'

/** The tables of the analytics page: days, and each dimension of visits and orders. */
export const analyticsTables = [
  'days',
  'source',
  'campaign',
  'page',
  'entry',
  'referrer',
  'device',
  'country',
  'affiliate',
  'promo_code',
  'site',
] as const
export type AnalyticsTable = (typeof analyticsTables)[number]
