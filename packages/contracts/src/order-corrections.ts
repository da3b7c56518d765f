import { Type, type Static } from 'typebox'
import { Closed, Instant, Nullable } from './common.ts'
import { correctableFields } from './orders.ts'

/** What a buyer corrected in one field, until and after a member of staff has seen it. */
export const OrderCorrection = Closed({
  field: Type.Enum(correctableFields),
  /** As texts: codes of occasions, days as `YYYY-MM-DD`. `null` where the field was empty. */
  was: Nullable(Type.String()),
  now: Nullable(Type.String()),
  /** Which version of the details it made. */
  detailsVersion: Type.Integer(),
  at: Instant,
  seen: Nullable(Closed({ by: Type.String(), at: Instant })),
})
export type OrderCorrection = Static<typeof OrderCorrection>

/** `POST /api/admin/orders/{id}/seen-corrections`. */
export const SeeCorrectionsBody = Closed({
  /** The newest `detailsVersion` that the reader saw: what was corrected since stays unseen. */
  upTo: Type.Integer({ minimum: 1 }),
})
export type SeeCorrectionsBody = Static<typeof SeeCorrectionsBody>
