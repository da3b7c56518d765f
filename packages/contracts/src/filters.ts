/**
 * What the admin's lists can be narrowed to. Without schemas: an address is read before the page is loaded that checks
 * anything by one.
 */

export const orderStatuses = ['pending', 'in_production', 'completed', 'expired', 'cancelled'] as const

/** How far the video is, while the order is in production. */
export const productionStages = ['queued', 'scripting', 'recording', 'review', 'ready'] as const

/** Where an order's money stands, all attempts and refunds taken together. */
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

/** `links` are the shop's own payment links; `manual` is money that staff saw arrive, which no buyer can ask for. */
export const gateways = ['stripe', 'mercadopago', 'pix_key', 'links', 'manual'] as const

/** Whose orders: those that I am on, or those that nobody is on. */
export const claimFilters = ['mine', 'none'] as const
export type ClaimFilter = (typeof claimFilters)[number]

/** What the log can be narrowed to. `order_views` is only listed where it is asked for. */
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

/** `mine`: open and assigned to who asks; `all` leaves out spam. */
export const contactViews = ['open', 'mine', 'answered', 'all', 'spam'] as const
export type ContactView = (typeof contactViews)[number]

/** Of how many days figures are shown, today included. */
export const dashboardPeriods = [1, 7, 30, 90] as const
export type DashboardPeriod = (typeof dashboardPeriods)[number]

/** How far an affiliate's commission is: it waits, it can be paid out, it was. */
export const commissionStates = ['pending', 'approved', 'paid'] as const
export type CommissionState = (typeof commissionStates)[number]

/** The lists of the page: what staff have to do or to wait for. */
export const deliveryLists = ['not_reached', 'to_send', 'waiting', 'scheduled'] as const
export type DeliveryList = (typeof deliveryLists)[number]

export const devices = ['mobile', 'desktop', 'tablet'] as const

/** What sessions can be narrowed to beside their source and device: one of these at a time, so that figures answer it. */
export const slices = ['country', 'campaign', 'affiliate'] as const

/** The tables of the analytics: the days, and each way to tell visits and orders apart. */
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
] as const
export type AnalyticsTable = (typeof analyticsTables)[number]
