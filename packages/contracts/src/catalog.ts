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
import { gateways } from './filters.ts'
import { CharacterPicture } from './pictures.ts'
import { OpeningHours, SeasonalBannerMode } from './settings.ts'

/** §3: the categories of characters. */
export const characterCategories = ['princesses', 'heroes', 'games', 'movies'] as const
export type CharacterCategory = (typeof characterCategories)[number]
export const CharacterCategory = Type.Enum(characterCategories)

/** Hints for a speech synthesiser, in percent of the voice's own. */
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
  /** Absent where it has none. */
  clips: Type.Optional(Clips),
})
export type Character = Static<typeof Character>

export const Package = Closed({
  id: Slug,
  charactersCount: Type.Integer({ minimum: 1, maximum: 3 }),
  title: LocalizedText,
  description: LocalizedText,
  price: Money,
  /** Against the same number of one-character packages; absent where nothing is saved. */
  savings: Nullable(Money),
  installments: Type.Array(Installment),
})
export type Package = Static<typeof Package>

export const offerGroups = ['full', 'limited'] as const

export const Country = Closed({
  code: CountryCode,
  name: LocalizedText,
  /** Which drawing of `@recadinho/ui` to show: the country's code in lower case. */
  flag: Type.String(),
  currency: CurrencyCode,
  /** BCP 47 tag that prices, dates and numbers follow. */
  locale: Type.String(),
  offer: Type.Enum(offerGroups),
})
export type Country = Static<typeof Country>

/** A promo code that the shop announces. */
export const Offer = Closed({
  code: Type.String(),
  discountPercentage: Type.Integer({ minimum: 1, maximum: 100 }),
  endsAt: Nullable(Instant),
  /** The packages that it is for; `null` for any. */
  packageIds: Nullable(Type.Array(Type.String())),
})
export type Offer = Static<typeof Offer>

export const paymentMethods = ['card', 'pix'] as const
export type PaymentMethod = (typeof paymentMethods)[number]
export const PaymentMethod = Type.Enum(paymentMethods)

export type Gateway = (typeof gateways)[number]
export const Gateway = Type.Enum(gateways)

/**
 * How a way to pay goes. `inline`: the gateway's form is on our page. `redirect`: its own page, and back. `code`: a code for
 * the bank's app. `link`: a page that staff have set up; they confirm by hand.
 */
export const paymentFlows = ['inline', 'redirect', 'code', 'link'] as const
export type PaymentFlow = (typeof paymentFlows)[number]
export const PaymentFlow = Type.Enum(paymentFlows)

const OptionFields = {
  gateway: Gateway,
  method: PaymentMethod,
  /** Seconds that the buyer has once it was begun; `null` where that is the order's own time. */
  expiresAfterSeconds: Nullable(Type.Integer({ minimum: 1 })),
  /** In how many payments it can be spread at most. */
  installments: Type.Integer({ minimum: 1 }),
  /** True while a stand-in answers: no real money moves, and the page says so. */
  sandbox: Type.Boolean(),
}

/** A way to pay that works now, in this currency. */
export const PaymentOption = Type.Union([
  Closed({
    ...OptionFields,
    flow: Type.Literal('inline'),
    /**
     * `confirm`: the payment is opened first, and the form then pays it. `token`: the form makes a token of the card,
     * which the payment is opened with.
     */
    form: Type.Enum(['confirm', 'token']),
    /** The gateway's public key for the browser. */
    publishableKey: Type.String(),
    /** Where to load the gateway's browser script from instead of its own address; set by a stand-in only. */
    scriptUrl: Type.Optional(Type.String()),
    /** Whether its script can show the buttons of the buyer's wallets; it knows itself which of them there are. */
    wallets: Type.Boolean(),
  }),
  Closed({ ...OptionFields, flow: Type.Literal('redirect') }),
  Closed({ ...OptionFields, flow: Type.Literal('code') }),
  Closed({
    ...OptionFields,
    flow: Type.Literal('link'),
    /** What there is a link for. It carries a fixed amount, so only an order with that very total can use it. */
    prices: Type.Array(Closed({ packageId: Slug, amount: Money })),
  }),
])
export type PaymentOption = Static<typeof PaymentOption>

export const CatalogQuery = Closed(Market)

/** `GET /api/catalog`: all that the shop shows, priced for one place. */
export const Catalog = Closed({
  siteTitle: Type.String(),
  /** Of the pages until a reader has chosen one. */
  defaultLocale: Locale,
  /** Of prices until a reader has chosen a country; `null`: what the language suggests. */
  defaultCurrency: Nullable(CurrencyCode),
  currency: CurrencyCode,
  packages: Type.Array(Package),
  characters: Type.Array(Character),
  countries: Type.Array(Country),
  offers: Type.Array(Offer),
  /** Videos that can still be promised today: daily capacity less the orders paid today. */
  slots: Closed({ capacity: Type.Integer(), left: Type.Integer() }),
  /** Within how many hours an order that is paid now is delivered: a day more for each day whose spots are taken. */
  promisedHours: Type.Integer({ minimum: 24 }),
  paymentOptions: Type.Array(PaymentOption),
  seasonalBanner: SeasonalBannerMode,
  /** Monday first, in the shop's time zone. */
  openingHours: OpeningHours,
  /** IANA name: the shop's own. */
  timeZone: Type.String(),
  /** For how many days a delivered video is kept. */
  keepVideosDays: Type.Integer({ minimum: 1 }),
  /** None until the shop has an account with an advertiser. */
  pixels: Type.Array(Pixel),
  /** How many reviews are published; the home page has no place for them while there are none. */
  reviewsCount: Type.Integer({ minimum: 0 }),
  /** The server's clock, for countdowns. */
  serverTime: Instant,
})
export type Catalog = Static<typeof Catalog>
