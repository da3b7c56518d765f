import { Type, type Static } from 'typebox'
import { AnyLine, Closed } from './common.ts'

/** As it stands in a link, `?code=`; compared without regard to case. Not a promo code: it changes no price. */
export const AffiliateCode = Type.String({ pattern: '^[A-Za-z0-9_-]{1,40}$' })

/** `POST /api/affiliates/click`. An unknown code is answered like a known one. */
export const AffiliateClickBody = Closed({
  code: AffiliateCode,
  /** The page that led here, as the browser tells it; often empty. */
  referrer: AnyLine(0, 2000),
})
export type AffiliateClickBody = Static<typeof AffiliateClickBody>
