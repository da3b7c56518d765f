import { Type, type Static } from 'typebox'
import { AffiliateCode } from './affiliates.ts'
import { CharacterCategory } from './catalog.ts'
import {
  Closed,
  CountryCode,
  Email,
  Instant,
  Line,
  Locale,
  LocalizedText,
  Money,
  Nullable,
  PhoneDigits,
  Place,
  Prose,
  Slug,
  Uuid,
} from './common.ts'
import { Payment } from './payments.ts'
import { Amounts, PromoCodeText } from './promo-codes.ts'

/** §3: what the video is for. */
export const occasions = [
  'birthday',
  'achievement',
  'backToSchool',
  'christmas',
  'easter',
  'childrensDay',
  'congratulations',
  'getWell',
  'justBecause',
] as const
export type Occasion = (typeof occasions)[number]
export const Occasion = Type.Enum(occasions)

export const orderStatuses = ['pending', 'in_production', 'completed', 'expired', 'cancelled'] as const
export type OrderStatus = (typeof orderStatuses)[number]
export const OrderStatus = Type.Enum(orderStatuses)

/** How far the video is, while the order is in production. */
export const productionStages = ['queued', 'scripting', 'recording', 'review', 'ready'] as const
export type ProductionStage = (typeof productionStages)[number]
export const ProductionStage = Type.Enum(productionStages)

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
  'short',
] as const
export type OrderPaymentStatus = (typeof orderPaymentStatuses)[number]
export const OrderPaymentStatus = Type.Enum(orderPaymentStatuses)

/** §5 and §9. */
export const limits = {
  childNameMax: 60,
  ageMin: 1,
  ageMax: 130,
  notesWithAiMax: 400,
  notesByHandMax: 700,
  charactersMax: 3,
} as const

/** The child and the message, as the buyer gave them. */
export const PersonalizationFields = {
  childName: Line(1, limits.childNameMax),
  childAge: Type.Integer({ minimum: limits.ageMin, maximum: limits.ageMax }),
  occasion: Occasion,
  /** At most 400 characters when the text is written by AI, 700 when it is the buyer's own (§5). */
  additionalNotes: Prose(1, limits.notesByHandMax),
  useAIVoice: Type.Boolean(),
  whatsappNumber: PhoneDigits,
}

/** `POST /api/orders`; needs an idempotency key, the draft's id. The server computes the price. */
export const CreateOrderBody = Closed({
  packageId: Slug,
  characterIds: Type.Array(Slug, { minItems: 1, maxItems: limits.charactersMax, uniqueItems: true }),
  ...PersonalizationFields,
  guardianName: Line(2, 100),
  guardianEmail: Email,
  promoCode: Type.Optional(PromoCodeText),
  /** Who sent the buyer. One that the shop does not know is left out, never refused. */
  affiliateCode: Type.Optional(AffiliateCode),
  /** The total on the buyer's screen. Another total on the server is refused with `price_changed`. */
  shownTotal: Type.Optional(Money),
  ...Place,
})
export type CreateOrderBody = Static<typeof CreateOrderBody>

export const OrderCharacter = Closed({ id: Slug, category: CharacterCategory, name: LocalizedText })

/** What every reader of an order may see; the buyer's view and the staff's both start from it. */
export const OrderFields = {
  id: Uuid,
  /** Short public number without look-alike letters: `R-7K3M9Q`. */
  number: Type.String(),
  status: OrderStatus,
  paymentStatus: OrderPaymentStatus,
  stage: Nullable(ProductionStage),
  createdAt: Instant,
  /** When an unpaid order lapses. */
  expiresAt: Nullable(Instant),
  /** When the video is promised: 24 hours after the money was confirmed. */
  dueAt: Nullable(Instant),
  completedAt: Nullable(Instant),
  package: Closed({ id: Slug, title: LocalizedText, charactersCount: Type.Integer() }),
  characters: Type.Array(OrderCharacter),
  childName: Type.String(),
  childAge: Type.Integer(),
  occasion: Occasion,
  additionalNotes: Type.String(),
  useAIVoice: Type.Boolean(),
  whatsappNumber: Type.String(),
  guardianName: Type.String(),
  guardianEmail: Type.String(),
  locale: Locale,
  country: Nullable(CountryCode),
  amounts: Amounts,
  promoCode: Nullable(Closed({ code: Type.String(), discountPercentage: Type.Integer() })),
}

/** An order as its buyer sees it. */
export const Order = Closed({
  ...OrderFields,
  /** The attempt that counts: the confirmed one, else the latest. */
  payment: Nullable(Payment),
  /** The server's clock, for countdowns. */
  serverTime: Instant,
})
export type Order = Static<typeof Order>

export const CreatedOrder = Closed({
  order: Order,
  /** The secret of the order's private link; given once, stored only as a hash. */
  accessToken: Type.String(),
})
export type CreatedOrder = Static<typeof CreatedOrder>

export const OrderParams = Closed({ id: Uuid })

/** The private link's secret, for a reader without the order cookie. */
export const OrderAccessQuery = Closed({
  token: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{22,64}$' })),
})
