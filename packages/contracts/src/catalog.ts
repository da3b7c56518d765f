import { Type, type Static } from 'typebox'
import { Pixel } from './advertising.ts'
import { Clips } from './clips.ts'
import {
  Closed,
  CountryCode,
  CurrencyCode,
  Installment,
  Instant,
  Locale,
  LocalizedText,
  Money,
  Nullable,
  Market,
  Slug,
} from './common.ts'
import { gateways, type Gateway as GatewayName } from './filters.ts'
import { CharacterPicture } from './pictures.ts'
import { OpeningHours, SeasonalBannerMode } from './settings.ts'

/** §3: the character categories. */
export const characterCategories = ['princesses', 'heroes', 'games', 'movies'] as const
export type CharacterCategory = (typeof characterCategories)[number]
export const CharacterCategory = Type.Enum(characterCategories)

/** Speech synthesizer settings, in percent of the voice's default. */
export const Voice = Closed({
  pitch: Type.Integer({ minimum: 50, maximum: 150 }),
  rate: Type.Integer({ minimum: 70, maximum: 130 }),
})
export type Voice = Static<typeof Voice>

export const Character = Closed({
  id: Slug,
  category: CharacterCategory,
  name: LocalizedText,
  description: LocalizedText,
  greetingStyle: Type.String(),
  picture: CharacterPicture,
  voice: Voice,
  /** Absent if it has none. */
  clips: Type.Optional(Clips),
})
export type Character = Static<typeof Character>

/** Hours from the payment within which a package's video is delivered, unless the shop's day is full (O3.1). */
export const DeliveryHours = Type.Integer({ minimum: 1, maximum: 168 })

export const Package = Closed({
  id: Slug,
  charactersCount: Type.Integer({ minimum: 1, maximum: 3 }),
  title: LocalizedText,
  description: LocalizedText,
  deliveryHours: DeliveryHours,
  price: Money,
  /** Savings compared with the same number of one-character packages; `null` if there are none. */
  savings: Nullable(Money),
  installments: Type.Array(Installment),
})
export type Package = Static<typeof Package>

export const offerGroups = ['full', 'limited'] as const

export const Country = Closed({
  code: CountryCode,
  name: LocalizedText,
  /** Which flag drawing of `@recadinho/ui` to show: the country code in lower case. */
  flag: Type.String(),
  currency: CurrencyCode,
  /** BCP 47 tag used to format prices, dates and numbers. */
  locale: Type.String(),
  offer: Type.Enum(offerGroups),
})
export type Country = Static<typeof Country>

/** A promo code that the shop advertises. */
export const Offer = Closed({
  code: Type.String(),
  discountPercentage: Type.Integer({ minimum: 1, maximum: 100 }),
  endsAt: Nullable(Instant),
  /** Packages it applies to; `null` for all. */
  packageIds: Nullable(Type.Array(Type.String())),
})
export type Offer = Static<typeof Offer>

export const paymentMethods = ['card', 'pix'] as const
export type PaymentMethod = (typeof paymentMethods)[number]
export const PaymentMethod = Type.Enum(paymentMethods)

export type Gateway = GatewayName
export const Gateway = Type.Enum(gateways)

/**
 * How a payment option works. `inline`: the gateway's form is on our page. `redirect`: the buyer goes to the gateway's
 * page and returns. `code`: a code for the bank's app. `link`: a payment page set up by staff, who confirm by hand.
 */
export const paymentFlows = ['inline', 'redirect', 'code', 'link'] as const
export type PaymentFlow = (typeof paymentFlows)[number]
export const PaymentFlow = Type.Enum(paymentFlows)

const OptionFields = {
  gateway: Gateway,
  method: PaymentMethod,
  /** Seconds the buyer has after starting the payment; `null` if the order's own expiry applies. */
  expiresAfterSeconds: Nullable(Type.Integer({ minimum: 1 })),
  /** The smallest total it can take, in minor units; absent: any. */
  minimum: Type.Optional(Type.Integer({ minimum: 2 })),
  /** Maximum number of installments. */
  installments: Type.Integer({ minimum: 1 }),
  /** True while a stand-in gateway answers: no real money moves, and the page says so. */
  sandbox: Type.Boolean(),
}

/** A payment option that is available now in this currency. */
export const PaymentOption = Type.Union([
  Closed({
    ...OptionFields,
    flow: Type.Literal('inline'),
    /**
     * `confirm`: the payment is opened first, then the form confirms it. `token`: the form creates a card token, with
     * which the payment is opened.
     */
    form: Type.Enum(['confirm', 'token']),
    /** The gateway's public key for the browser. */
    publishableKey: Type.String(),
    /** Overrides the URL of the gateway's browser script; set only by a stand-in. */
    scriptUrl: Type.Optional(Type.String()),
    /** Whether the script can show wallet buttons; the script itself detects which wallets the buyer has. */
    wallets: Type.Boolean(),
  }),
  Closed({ ...OptionFields, flow: Type.Literal('redirect') }),
  Closed({ ...OptionFields, flow: Type.Literal('code') }),
  Closed({
    ...OptionFields,
    flow: Type.Literal('link'),
    /** Prices that have a link. A link has a fixed amount, so only an order with exactly that total can use it. */
    prices: Type.Array(Closed({ packageId: Slug, amount: Money })),
  }),
])
export type PaymentOption = Static<typeof PaymentOption>

export const CatalogQuery = Closed(Market)

/** `GET /api/catalog`: everything the shop shows, priced for one market. */
export const Catalog = Closed({
  siteTitle: Type.String(),
  /** Language of the pages until a visitor chooses one. */
  defaultLocale: Locale,
  /** Currency of prices until a visitor chooses a country; `null`: derived from the language. */
  defaultCurrency: Nullable(CurrencyCode),
  currency: CurrencyCode,
  packages: Type.Array(Package),
  characters: Type.Array(Character),
  countries: Type.Array(Country),
  offers: Type.Array(Offer),
  /** Videos that can still be promised today: daily capacity minus the orders paid today. */
  slots: Closed({ capacity: Type.Integer(), left: Type.Integer() }),
  /** The longest delivery hours of its packages: what texts about the whole shop name. */
  deliveryHours: DeliveryHours,
  /** Days that are fully booked: each adds 24 hours to the delivery of an order paid now. */
  fullDays: Type.Integer({ minimum: 0 }),
  paymentOptions: Type.Array(PaymentOption),
  seasonalBanner: SeasonalBannerMode,
  /** Monday first, in the shop's time zone. */
  openingHours: OpeningHours,
  /** IANA name of the shop's time zone. */
  timeZone: Type.String(),
  /** How many days a delivered video is kept. */
  keepVideosDays: Type.Integer({ minimum: 1 }),
  /** How many days the child's data and the phone number are kept after the order is finished. */
  keepOrderDetailsDays: Type.Integer({ minimum: 1 }),
  /** How many days a visit is kept, with a number that was left. */
  keepVisitsDays: Type.Integer({ minimum: 1 }),
  /** Empty until the shop has an account with an advertiser. */
  pixels: Type.Array(Pixel),
  /** Whether a language model drafts scripts: only then does the shop speak of AI. */
  draftsWithAi: Type.Boolean(),
  /**
   * A person watches each video before it is sent. Otherwise the shop says that nowhere: the owner lets films be approved
   * together or by a rule.
   */
  everyVideoWatched: Type.Boolean(),
  /** Number of published reviews; the home page hides the section if there are none. */
  reviewsCount: Type.Integer({ minimum: 0 }),
  /** The server's clock, for countdowns. */
  serverTime: Instant,
})
export type Catalog = Static<typeof Catalog>
