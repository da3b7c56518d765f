import { Type, type Static } from 'typebox'
import { Closed, Installment, Instant, Money, Nullable, Market, oneLine, Slug } from './common.ts'

/** As the buyer typed it; case-insensitive. */
export const PromoCodeText = Type.String({ ...oneLine, pattern: '^[A-Za-z0-9_-]{1,40}$' })

/** The price of an order, computed by the server and frozen once the order exists. */
export const Amounts = Closed({
  price: Money,
  discount: Money,
  total: Money,
  /** Possible installment plans, if a gateway supports them; each adds up to the total exactly. */
  installments: Type.Array(Installment),
})
export type Amounts = Static<typeof Amounts>

export const CheckPromoCodeBody = Closed({ code: PromoCodeText, packageId: Slug, ...Market })

/** `POST /api/promo-codes/check`: the code's effect on the package's price. Reserves nothing. */
export const CheckedPromoCode = Closed({
  code: Type.String(),
  discountPercentage: Type.Integer({ minimum: 1, maximum: 100 }),
  endsAt: Nullable(Instant),
  amounts: Amounts,
  /** The server's clock, for the countdown to the end. */
  serverTime: Instant,
})
export type CheckedPromoCode = Static<typeof CheckedPromoCode>

/**
 * Why a code cannot be used: `reason` in the details of `promo_code_invalid`. `ended` also covers codes switched off by
 * staff; `not_started` is sent with `startsAt`.
 */
export const promoRefusals = ['unknown', 'not_started', 'ended', 'used_up', 'other_package'] as const
export type PromoRefusal = (typeof promoRefusals)[number]
export const isPromoRefusal = (value: unknown): value is PromoRefusal =>
  promoRefusals.some((reason) => reason === value)
