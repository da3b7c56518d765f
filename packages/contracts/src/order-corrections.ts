import { Type, type Static } from 'typebox'
import { Closed, Instant, Nullable, SeenNumber } from './common.ts'
import { correctableFields } from './orders.ts'

/** A buyer's correction of one field, and whether a staff member has seen it. */
export const OrderCorrection = Closed({
  field: Type.Enum(correctableFields),
  /** As text: codes for occasions, days as `YYYY-MM-DD`. `null` if the field was empty. */
  was: Nullable(Type.String()),
  now: Nullable(Type.String()),
  /** The version of the details that the correction created. */
  detailsVersion: Type.Integer(),
  at: Instant,
  seen: Nullable(Closed({ by: Type.String(), at: Instant })),
})
export type OrderCorrection = Static<typeof OrderCorrection>

/** `POST /api/admin/orders/{id}/seen-corrections`. */
export const SeeCorrectionsBody = Closed({
  /** The newest `detailsVersion` the caller saw; later corrections stay unseen. */
  upTo: SeenNumber,
})
export type SeeCorrectionsBody = Static<typeof SeeCorrectionsBody>
