import { Type, type Static } from 'typebox'
import {
  Closed,
  CountryCode,
  CurrencyCode,
  Instant,
  LocalizedText,
  Money,
  Nullable,
  Place,
  Slug,
} from './common.ts'
import { OpeningHours, SeasonalBannerMode } from './settings.ts'

/** §3: the categories of characters. */
export const characterCategories = ['princesses', 'heroes', 'games', 'movies'] as const
export type CharacterCategory = (typeof characterCategories)[number]
export const CharacterCategory = Type.Enum(characterCategories)

export const Character = Closed({
  id: Slug,
  category: CharacterCategory,
  name: LocalizedText,
  description: LocalizedText,
  greetingStyle: Type.String(),
})
export type Character = Static<typeof Character>

/** One way to spread a price: `count` payments of which the first is `first` and the others `each`; no interest (§9). */
export const Installment = Closed({ count: Type.Integer({ minimum: 1 }), first: Money, each: Money })

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
})
export type Offer = Static<typeof Offer>

export const paymentMethods = ['card', 'pix'] as const
export type PaymentMethod = (typeof paymentMethods)[number]
export const PaymentMethod = Type.Enum(paymentMethods)

export const gateways = ['stripe', 'manual'] as const
export type Gateway = (typeof gateways)[number]
export const Gateway = Type.Enum(gateways)

/** A way to pay that works now, in this currency. */
export const PaymentOption = Closed({
  gateway: Gateway,
  method: PaymentMethod,
  /** The gateway's public key for the browser. */
  publishableKey: Type.String(),
  /** Where to load the gateway's browser script from instead of its own address; set by a stand-in only. */
  scriptUrl: Type.Optional(Type.String()),
  /** True while a stand-in answers: no real money moves, and the page says so. */
  sandbox: Type.Boolean(),
})
export type PaymentOption = Static<typeof PaymentOption>

export const CatalogQuery = Closed(Place)

/** `GET /api/catalog`: all that the shop shows, priced for one place. */
export const Catalog = Closed({
  siteTitle: Type.String(),
  currency: CurrencyCode,
  packages: Type.Array(Package),
  characters: Type.Array(Character),
  countries: Type.Array(Country),
  offers: Type.Array(Offer),
  /** Videos that can still be promised today: daily capacity less the orders paid today. */
  slots: Closed({ capacity: Type.Integer(), left: Type.Integer() }),
  paymentOptions: Type.Array(PaymentOption),
  seasonalBanner: SeasonalBannerMode,
  /** Monday first, in the shop's time zone. */
  openingHours: OpeningHours,
  /** IANA name: the shop's own. */
  timeZone: Type.String(),
  /** How many reviews are published; the home page has no place for them while there are none. */
  reviewsCount: Type.Integer({ minimum: 0 }),
  /** The server's clock, for countdowns. */
  serverTime: Instant,
})
export type Catalog = Static<typeof Catalog>
