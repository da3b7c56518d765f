import { orderPaymentStatuses, orderStatuses, productionStages } from './filters.ts'
import { Type, type Static } from 'typebox'
import { AffiliateCode } from './affiliates.ts'
import { CharacterCategory } from './catalog.ts'
import { CharacterPicture } from './pictures.ts'
import {
  AnyLine,
  CalendarDay,
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
  PhoneDigits,
  Prose,
  Slug,
  Uuid,
} from './common.ts'
import { Payment } from './payments.ts'
import { Amounts, PromoCodeText } from './promo-codes.ts'
import { OrderVideo } from './videos.ts'

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

export type OrderStatus = (typeof orderStatuses)[number]
export const OrderStatus = Type.Enum(orderStatuses)

export type ProductionStage = (typeof productionStages)[number]
export const ProductionStage = Type.Enum(productionStages)

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
  nameHintMax: 60,
  /** How far ahead the day may be that a video is for; the day itself is never in the past. */
  occasionDaysAhead: 366,
} as const

/** The child and the message, as the buyer gave them. */
export const PersonalizationFields = {
  childName: Line(1, limits.childNameMax),
  /** How the name is spoken, in the buyer's own spelling: `Zhwow` for João. */
  nameHint: Type.Optional(Line(1, limits.nameHintMax)),
  /** On the day of the occasion. */
  childAge: Type.Integer({ minimum: limits.ageMin, maximum: limits.ageMax }),
  occasion: Occasion,
  /** The day that the video is for: today or later, within `limits.occasionDaysAhead`. */
  occasionDate: Type.Optional(CalendarDay),
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
  ...Market,
})
export type CreateOrderBody = Static<typeof CreateOrderBody>

/** A character as it was when the order was made. */
export const OrderCharacter = Closed({
  id: Slug,
  category: CharacterCategory,
  name: LocalizedText,
  picture: CharacterPicture,
})

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
  /** Within how many hours of its payment the video is delivered, as it was shown before paying. */
  promisedHours: Type.Integer({ minimum: 24 }),
  /** When the video is promised: `promisedHours` after the money was confirmed. */
  dueAt: Nullable(Instant),
  completedAt: Nullable(Instant),
  /** How often the video was made, this time included. */
  revision: Type.Integer({ minimum: 1 }),
  package: Closed({ id: Slug, title: LocalizedText, charactersCount: Type.Integer() }),
  characters: Type.Array(OrderCharacter),
  childName: Type.String(),
  nameHint: Nullable(Type.String()),
  childAge: Type.Integer(),
  occasion: Occasion,
  occasionDate: Nullable(CalendarDay),
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

/** What its buyer may correct until production starts. The last two say where the order goes. */
export const correctableFields = [
  'childName',
  'nameHint',
  'childAge',
  'occasion',
  'occasionDate',
  'additionalNotes',
  'whatsappNumber',
  'guardianEmail',
] as const
export type CorrectableField = (typeof correctableFields)[number]

/** What the text to be spoken is made of. */
export const spokenFields = [
  'childName',
  'childAge',
  'occasion',
  'additionalNotes',
] as const satisfies readonly CorrectableField[]

/** What became of the finished video: `expired` after its time, `withdrawn` by staff. */
export const videoStates = ['none', 'ready', 'expired', 'withdrawn'] as const
export type VideoState = (typeof videoStates)[number]

/** An order as its buyer sees it. */
export const Order = Closed({
  ...OrderFields,
  /** Goes up with each correction; sent back with the next, so that two tabs never overwrite each other. */
  detailsVersion: Type.Integer({ minimum: 1 }),
  /** What this reader may correct now; empty once production has begun. */
  corrections: Type.Array(Type.Enum(correctableFields)),
  /** Staff have stopped the clock: the promised time moves by as long as that lasts. */
  paused: Type.Boolean(),
  /** The finished video, once delivered. */
  video: Nullable(OrderVideo),
  videoState: Type.Enum(videoStates),
  /** When a scheduled delivery opens the video; `null` where none is scheduled. */
  opensAt: Nullable(Instant),
  /** A question that only a grown-up answers comes before the video. */
  videoGated: Type.Boolean(),
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
export const OrderLinkQuery = Closed({
  token: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{22,64}$' })),
})

const { childName, childAge, occasion, additionalNotes, whatsappNumber } = PersonalizationFields

/** `PATCH /api/orders/{id}`: what is not named stays. */
export const CorrectOrderBody = Closed({
  /** The `detailsVersion` of the order that the buyer looked at. */
  detailsVersion: Type.Integer({ minimum: 1 }),
  changes: Type.Partial(
    Closed({
      childName,
      /** `null` takes it away, as it does the day. */
      nameHint: Nullable(Line(0, limits.nameHintMax)),
      childAge,
      occasion,
      occasionDate: Nullable(CalendarDay),
      additionalNotes,
      whatsappNumber,
      guardianEmail: Email,
    }),
    { minProperties: 1, additionalProperties: false },
  ),
})
export type CorrectOrderBody = Static<typeof CorrectOrderBody>

export const CorrectedOrder = Closed({
  order: Order,
  /** The secret of the new private link, where the e-mail address changed: the old link went to another one. */
  accessToken: Nullable(Type.String()),
})
export type CorrectedOrder = Static<typeof CorrectedOrder>

/** `POST /api/order-links`: for who lost the link. The answer is the same whether or not there is such an order. */
export const FindOrderBody = Closed({
  /** As people type it: small letters, blanks and a missing `R-` are forgiven. */
  number: AnyLine(1, 40),
  email: Email,
})
export type FindOrderBody = Static<typeof FindOrderBody>
