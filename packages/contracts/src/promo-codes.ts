import { Type, type Static } from 'typebox'
import { Closed, Installment, Instant, Money, Nullable, Market, Slug } from './common.ts'

/** As the buyer typed it; compared without regard to case. */
export const PromoCodeText = Type.String({ pattern: '^[A-Za-z0-9_-]{1,40}$' })

/** What an order costs: the server's sum, frozen once the order exists. */
export const Amounts = Closed({
  price: Money,
  discount: Money,
  total: Money,
  /** How the total can be spread, where a gateway takes it so: each adds up to it exactly. */
  installments: Type.Array(Installment),
})
export type Amounts = Static<typeof Amounts>

export const CheckPromoCodeBody = Closed({ code: PromoCodeText, packageId: Slug, ...Market })

/** `POST /api/promo-codes/check`: what the code would do to this package's price. Reserves nothing. */
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
 * Why a code cannot be used: `reason` in the details of `promo_code_invalid`. `ended` also where staff switched it off;
 * `not_started` comes with `startsAt`.
 */
export const promoRefusals = ['unknown', 'not_started', 'ended', 'used_up', 'other_package'] as const
export type PromoRefusal = (typeof promoRefusals)[number]
export const isPromoRefusal = (value: unknown): value is PromoRefusal =>
  promoRefusals.some((reason) => reason === value)
