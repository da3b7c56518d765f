import { Type, type Static } from 'typebox'
import { AnyLine, Closed, oneLine } from './common.ts'

/** The `?code=` parameter of a link, case-insensitive. Not a promo code: it does not change the price. */
export const AffiliateCode = Type.String({ ...oneLine, pattern: '^[A-Za-z0-9_-]{1,40}$' })

/** `POST /api/affiliates/click`. Unknown codes get the same answer as known ones. */
export const AffiliateClickBody = Closed({
  code: AffiliateCode,
  /** The referring page as reported by the browser; often empty. */
  referrer: AnyLine(0, 2000),
})
export type AffiliateClickBody = Static<typeof AffiliateClickBody>
