import { Type, type Static } from 'typebox'
import { ownerOnly } from './access.ts'
import { Gateway, PaymentMethod } from './catalog.ts'
import { Closed, CurrencyCode, Email, Line, Locale, Nullable, Words } from './common.ts'
import { EditOf } from './edits.ts'
import type { Endpoint } from './endpoints.ts'
import { OpeningHours, PageLink, SeasonalBannerMode } from './settings.ts'

const Days = (least: number) => Type.Integer({ minimum: least, maximum: 3650 })

/** For how many days the shop keeps what it needs only for a while. Orders, money and the audit log stay. */
export const Retention = Closed({
  /** What gateways sent. Gateways repeat for days, so it is kept for a week at least. */
  webhookBodies: Days(7),
  /** That they sent it, without the body. */
  webhookEvents: Days(30),
  /** The child's data and the phone number, from the day that an order is finished. */
  orderDetails: Days(7),
  /** The buyer's name and e-mail address, from the same day. Taxes are checked for years. */
  orderBuyers: Days(365),
  /** Visits and clicks on affiliates' links. */
  visits: Days(1),
  /** That an e-mail or another message was sent. */
  sentMessages: Days(30),
  endedSessions: Days(1),
  /** From the day that a video is ready: so long its buyer can watch it. Those that are ready keep their day. */
  videos: Days(7),
})
export type Retention = Static<typeof Retention>

/** How long after its payment an order's commission can be paid out. Buyers have seven days to change their mind. */
export const CommissionWait = Closed({ commissionDays: Type.Integer({ minimum: 7, maximum: 365 }) })

const fields = {
  siteTitle: Words(1, 60),
  /** Empty: the shop's own address is shown. So it is with the other contacts. */
  contactEmail: Type.Union([Type.Literal(''), Email]),
  contactPhone: Line(0, 40),
  contactAddress: Line(0, 300),
  contactWhatsapp: Line(0, 40),
  socialInstagram: PageLink,
  socialFacebook: PageLink,
  /** Of the shop's pages until a reader has chosen one. */
  defaultLocale: Locale,
  /** Of prices until a reader has chosen a country; `null`: what the language suggests. */
  defaultCurrency: Nullable(CurrencyCode),
  /** IANA name. The shop's days begin, and its opening hours count, in this zone. */
  timeZone: Type.String({ minLength: 1, maxLength: 60 }),
  openingHours: OpeningHours,
  /** Videos that can be promised in a day. */
  dailyCapacity: Type.Integer({ minimum: 0, maximum: 10_000 }),
  cardEnabled: Type.Boolean(),
  pixEnabled: Type.Boolean(),
  /** Gateways that are switched off in spite of their credentials. */
  gatewaysOff: Type.Array(Gateway, { uniqueItems: true, maxItems: 10 }),
  seasonalBanner: SeasonalBannerMode,
  /** Nothing can be ordered or paid, and the shop's pages say so. What was paid goes on. */
  maintenance: Type.Boolean(),
  retention: Retention,
  ...CommissionWait.properties,
}

/** What the owner sets for the whole shop. */
export const AdminSettings = Closed(fields)
export type AdminSettings = Static<typeof AdminSettings>

export const ChangeSettingsBody = EditOf(fields)
export type ChangeSettingsBody = Static<typeof ChangeSettingsBody>

/** Why buyers are not offered a gateway. `not_configured`: it has no credentials in the environment. */
export const gatewayOffReasons = ['not_configured', 'switched_off', 'methods_off', 'no_links'] as const
export type GatewayOffReason = (typeof gatewayOffReasons)[number]

export const GatewayState = Closed({
  gateway: Gateway,
  /** How buyers can pay with it; none where it is not configured. */
  methods: Type.Array(PaymentMethod),
  /** `null`: buyers are offered it. */
  offReason: Nullable(Type.Enum(gatewayOffReasons)),
  /** No real money moves. */
  sandbox: Type.Boolean(),
})
export type GatewayState = Static<typeof GatewayState>

export const GatewayStates = Closed({ items: Type.Array(GatewayState) })
export type GatewayStates = Static<typeof GatewayStates>

/** What the owner sets; part of `endpoints`. */
export const settingsEndpoints = {
  getAdminSettings: {
    ...ownerOnly,
    method: 'GET',
    path: '/api/admin/settings',
    summary: 'What the owner sets for the whole shop',
    status: 200,
    response: AdminSettings,
  },
  changeSettings: {
    ...ownerOnly,
    method: 'PATCH',
    path: '/api/admin/settings',
    summary: 'Change settings of the shop',
    body: ChangeSettingsBody,
    status: 200,
    response: AdminSettings,
  },
  listGateways: {
    ...ownerOnly,
    method: 'GET',
    path: '/api/admin/gateways',
    summary: 'The payment providers, and why buyers are not offered one',
    status: 200,
    response: GatewayStates,
  },
} as const satisfies Record<string, Endpoint>
