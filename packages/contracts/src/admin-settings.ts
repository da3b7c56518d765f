import { Type, type Static } from 'typebox'
import { ownerOnly, provenOwner } from './access.ts'
import { Gateway, PaymentMethod } from './catalog.ts'
import { Closed, CurrencyCode, Email, Line, Locale, Nullable, Words } from './common.ts'
import { EditOf } from './edits.ts'
import type { Endpoint } from './endpoints.ts'
import { OpeningHours, PageLink, SeasonalBannerMode } from './settings.ts'

const Days = (least: number) => Type.Integer({ minimum: least, maximum: 3650 })

/** How many days temporary data is kept. Orders, money and the audit log are kept forever. */
export const Retention = Closed({
  /** Bodies of gateway notifications. Gateways retry for days, so they are kept for at least a week. */
  webhookBodies: Days(7),
  /** The notifications without their bodies. */
  webhookEvents: Days(30),
  /** The child's data and the phone number, counted from the day the order is finished. */
  orderDetails: Days(7),
  /** The buyer's name and email address, counted from the same day. Tax audits need them for years. */
  orderBuyers: Days(365),
  /** Visits and clicks on affiliate links. */
  visits: Days(1),
  /** Records that an email or another message was sent. */
  sentMessages: Days(30),
  endedSessions: Days(1),
  /**
   * How long the buyer can watch a video, counted from the day it is ready. Videos that are already ready keep their
   * expiry.
   */
  videos: Days(7),
})
export type Retention = Static<typeof Retention>

/** Days between payment and the commission becoming payable. Buyers may withdraw within seven days. */
export const CommissionWait = Closed({ commissionDays: Type.Integer({ minimum: 7, maximum: 365 }) })

const fields = {
  siteTitle: Words(1, 60),
  /** Empty: the shop's default contact is shown. The same applies to the other contacts. */
  contactEmail: Type.Union([Type.Literal(''), Email]),
  /** A phone number in any spelling; stored as it is shown: `+55 11 98765 4321`. */
  contactPhone: Line(0, 40),
  contactAddress: Line(0, 300),
  /** A Brazilian number, likewise. */
  contactWhatsapp: Line(0, 40),
  socialInstagram: PageLink,
  socialFacebook: PageLink,
  /** Language of the shop's pages until a visitor chooses one. */
  defaultLocale: Locale,
  /** Currency of prices until a visitor chooses a country; `null`: derived from the language. */
  defaultCurrency: Nullable(CurrencyCode),
  /** IANA name. The shop's days and opening hours follow this zone. */
  timeZone: Type.String({ minLength: 1, maxLength: 60 }),
  openingHours: OpeningHours,
  /** Videos that can be promised per day. */
  dailyCapacity: Type.Integer({ minimum: 0, maximum: 10_000 }),
  cardEnabled: Type.Boolean(),
  pixEnabled: Type.Boolean(),
  /** Gateways switched off although they have credentials. */
  gatewaysOff: Type.Array(Gateway, { uniqueItems: true, maxItems: 10 }),
  seasonalBanner: SeasonalBannerMode,
  /** Ordering and payment are closed, and the shop's pages say so. Paid orders continue. */
  maintenance: Type.Boolean(),
  retention: Retention,
  ...CommissionWait.properties,
  /** Films that are silent or have a draft voice may be approved and so delivered. */
  deliverDraftVoice: Type.Boolean(),
  /** Lines with a child's name may go to a speech service. */
  speechNames: Type.Boolean(),
  /** Staff may approve several films together, if every check of each has passed. */
  approveInBulk: Type.Boolean(),
  /** The shop approves and delivers films that leave nothing for a person to decide. */
  approveByRule: Type.Boolean(),
  /** Parents may record lines of their order's film in their own voice, behind its link. */
  parentRecordings: Type.Boolean(),
}

/** As stored: contact details may be from before they were checked. */
const storedContacts = { contactEmail: Type.String({ maxLength: 254 }) }

/** Shop-wide settings of the owner. */
export const AdminSettings = Closed({ ...fields, ...storedContacts })
export type AdminSettings = Static<typeof AdminSettings>

export const ChangeSettingsBody = EditOf(fields, storedContacts)
export type ChangeSettingsBody = Static<typeof ChangeSettingsBody>

/** Why a gateway is not offered to buyers. `not_configured`: it has no credentials in the environment. */
export const gatewayOffReasons = ['not_configured', 'switched_off', 'methods_off', 'no_links'] as const
export type GatewayOffReason = (typeof gatewayOffReasons)[number]

export const GatewayState = Closed({
  gateway: Gateway,
  /** Payment methods it supports; empty if it is not configured. */
  methods: Type.Array(PaymentMethod),
  /** `null`: the gateway is offered to buyers. */
  offReason: Nullable(Type.Enum(gatewayOffReasons)),
  /** Sandbox: no real money moves. */
  sandbox: Type.Boolean(),
})
export type GatewayState = Static<typeof GatewayState>

export const GatewayStates = Closed({ items: Type.Array(GatewayState) })
export type GatewayStates = Static<typeof GatewayStates>

/** The owner's settings; part of `endpoints`. */
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
    ...provenOwner,
    method: 'PATCH',
    path: '/api/admin/settings',
    confirmable: true,
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
