import { orderPaymentStatuses, orderStatuses, productionStages } from './filters.ts'
import { Type, type Static } from 'typebox'
import { AffiliateCode } from './affiliates.ts'
import { CharacterCategory, DeliveryHours } from './catalog.ts'
import { OrderFilm } from './films.ts'
import { CharacterPicture } from './pictures.ts'
import {
  AnyLine,
  Closed,
  CountryCode,
  Email,
  Instant,
  Line,
  Locale,
  LocalizedText,
  Market,
  Money,
  Nullable,
  SeenNumber,
  Slug,
  Uuid,
} from './common.ts'
import { ErrorBody } from './errors.ts'
import { limits } from './limits.ts'
import { CreatedPayment, FirstPayment, Payment } from './payments.ts'
import {
  type CorrectablePersonalization,
  correctablePersonalization,
  correctedSchemas,
  sentSchemas,
  shownSchemas,
} from './personalization.ts'
import { Amounts, PromoCodeText } from './promo-codes.ts'
import { Script, ScriptLine } from './scripts.ts'
import { OrderVideo } from './videos.ts'

export { limits } from './limits.ts'
export { Occasion, occasions, spokenFields } from './personalization.ts'

export type OrderStatus = (typeof orderStatuses)[number]
export const OrderStatus = Type.Enum(orderStatuses)

export type ProductionStage = (typeof productionStages)[number]
export const ProductionStage = Type.Enum(productionStages)

export type OrderPaymentStatus = (typeof orderPaymentStatuses)[number]
export const OrderPaymentStatus = Type.Enum(orderPaymentStatuses)

/** What is ordered. The server computes the price. */
export const CreateOrderBody = Closed({
  packageId: Slug,
  characterIds: Type.Array(Slug, { minItems: 1, maxItems: limits.charactersMax, uniqueItems: true }),
  ...sentSchemas,
  /** What the buyer saw and heard in the preview, to the letter. Without it, the shop writes it. */
  script: Type.Optional(Script),
  promoCode: Type.Optional(PromoCodeText),
  /** The referring affiliate. An unknown code is ignored, never refused. */
  affiliateCode: Type.Optional(AffiliateCode),
  /** The total on the buyer's screen. If the server computes a different total, the call fails with `price_changed`. */
  shownTotal: Type.Optional(Money),
  /** Where the buyer is, as the browser names it (IANA): times in emails are written in it. An unknown zone is ignored, never refused. */
  timeZone: Type.Optional(Line(1, 64)),
  ...Market,
})
export type CreateOrderBody = Static<typeof CreateOrderBody>

/** `POST /api/orders`; requires an idempotency key, the draft's id. The payment is no part of what the key stands for. */
export const PlaceOrderBody = Closed({
  ...CreateOrderBody.properties,
  /** Opens the first attempt to pay with the order. */
  payment: Type.Optional(FirstPayment),
})
export type PlaceOrderBody = Static<typeof PlaceOrderBody>

/** A character as it was when the order was placed. */
export const OrderCharacter = Closed({
  id: Slug,
  category: CharacterCategory,
  name: LocalizedText,
  picture: CharacterPicture,
})

/** Fields that everyone with access to an order may see; the buyer's view and the staff view both extend it. */
export const OrderFields = {
  id: Uuid,
  /** Short public number without look-alike letters: `R-7K3M9Q`. */
  number: Type.String(),
  status: OrderStatus,
  paymentStatus: OrderPaymentStatus,
  stage: Nullable(ProductionStage),
  createdAt: Instant,
  /** When an unpaid order expires. */
  expiresAt: Nullable(Instant),
  /** The package's delivery hours when the order was made. */
  deliveryHours: DeliveryHours,
  /** Hours from payment to delivery, as shown before paying: `deliveryHours`, and 24 for each full day. */
  promisedHours: Type.Integer({ minimum: 1 }),
  /** The promised time: `promisedHours` after the money was confirmed. */
  dueAt: Nullable(Instant),
  completedAt: Nullable(Instant),
  /** How many times the video has been made, including this one. */
  revision: Type.Integer({ minimum: 1 }),
  package: Closed({ id: Slug, title: LocalizedText, charactersCount: Type.Integer() }),
  characters: Type.Array(OrderCharacter),
  ...shownSchemas,
  locale: Locale,
  country: Nullable(CountryCode),
  amounts: Amounts,
  promoCode: Nullable(Closed({ code: Type.String(), discountPercentage: Type.Integer() })),
}

/** Fields the buyer may correct until production starts. */
export type CorrectableField = CorrectablePersonalization | 'script'
export const correctableFields: readonly CorrectableField[] =
  /* @__PURE__ */ correctablePersonalization.flatMap((field) =>
    field === 'unsaid' ? [field, 'script'] : [field],
  )

/** State of the finished video: `expired` after its retention time, `withdrawn` by staff. */
export const videoStates = ['none', 'ready', 'expired', 'withdrawn'] as const
export type VideoState = (typeof videoStates)[number]

/** An order as its buyer sees it. */
export const Order = Closed({
  ...OrderFields,
  /** What is spoken: empty once the child's data is erased. */
  script: Type.Array(ScriptLine),
  /** Increases with each correction. Sent back with the next one so that two tabs never overwrite each other. */
  detailsVersion: SeenNumber,
  /** Fields this visitor may correct now; empty once production has started. */
  corrections: Type.Array(Type.Enum(correctableFields)),
  /** Whether the buyer can record lines in their own voice, or has; see `ParentTakes`. */
  recording: Type.Enum(['none', 'open', 'kept']),
  /** Staff have paused the clock; the promised time moves by the length of the pause. */
  paused: Type.Boolean(),
  /** Its film has this seed, as the preview had: the same motion and places. */
  filmSeed: Type.Integer(),
  /** The film that the shop makes by itself, until it is delivered; `null` if there is none to tell of. */
  film: Nullable(OrderFilm),
  /** The finished video, once delivered. */
  video: Nullable(OrderVideo),
  videoState: Type.Enum(videoStates),
  /** When a scheduled delivery makes the video available; `null` if none is scheduled. */
  opensAt: Nullable(Instant),
  /** A question that only a grown-up can answer precedes the video. */
  videoGated: Type.Boolean(),
  /** The attempt that counts: the confirmed one, otherwise the latest. */
  payment: Nullable(Payment),
  /** The server's clock, for countdowns. */
  serverTime: Instant,
})
export type Order = Static<typeof Order>

export const CreatedOrder = Closed({
  order: Order,
  /** The secret of the order's private link; returned once, stored only as a hash. */
  accessToken: Type.String(),
  /** The first attempt, opened or resumed; `null` if none was asked for, or it could not be opened. */
  payment: Nullable(CreatedPayment),
  /** Why it could not be opened; the order exists, and the next attempt is a call of its own. */
  paymentError: Nullable(ErrorBody),
})
export type CreatedOrder = Static<typeof CreatedOrder>

export const OrderParams = Closed({ id: Uuid })

/** The private link's secret, for visitors without the order cookie. */
export const OrderLinkQuery = Closed({
  token: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{22,64}$' })),
})

/** `PATCH /api/orders/{id}`: omitted fields stay unchanged. */
export const CorrectOrderBody = Closed({
  /** The `detailsVersion` the buyer saw. */
  detailsVersion: SeenNumber,
  changes: Type.Partial(
    Closed({
      ...correctedSchemas,
      /** Without it, the lines that the buyer has not edited follow the other changes. */
      script: Script,
    }),
    { minProperties: 1, additionalProperties: false },
  ),
})
export type CorrectOrderBody = Static<typeof CorrectOrderBody>

export const CorrectedOrder = Closed({
  order: Order,
  /** The secret of the new private link if the email address changed: the old link was sent to the old address. */
  accessToken: Nullable(Type.String()),
})
export type CorrectedOrder = Static<typeof CorrectedOrder>

/**
 * `POST /api/order-links`: for buyers who lost their link. The response is the same whether or not the order exists.
 */
export const FindOrderBody = Closed({
  /** As typed: lower case, blanks and a missing `R-` are accepted. */
  number: AnyLine(1, 40),
  email: Email,
})
export type FindOrderBody = Static<typeof FindOrderBody>
