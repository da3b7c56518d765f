import { Type, type Static } from 'typebox'
import { Closed, Instant, Money, Nullable, Place, Slug } from './common.ts'

/** As the buyer typed it; compared without regard to case. */
export const PromoCodeText = Type.String({ pattern: '^[A-Za-z0-9_-]{1,40}$' })

/** What an order costs: the server's sum, frozen once the order exists. */
export const Amounts = Closed({ price: Money, discount: Money, total: Money })
export type Amounts = Static<typeof Amounts>

export const CheckPromoCodeBody = Closed({ code: PromoCodeText, packageId: Slug, ...Place })

/** `POST /api/promo-codes/check`: what the code would do to this package's price. Reserves nothing. */
export const CheckedPromoCode = Closed({
  code: Type.String(),
  discountPercentage: Type.Integer({ minimum: 1, maximum: 100 }),
  endsAt: Nullable(Instant),
  amounts: Amounts,
})
export type CheckedPromoCode = Static<typeof CheckedPromoCode>
