import { Type, type Static } from 'typebox'
import { Closed } from './common.ts'
import { errorCodes } from './error-codes.ts'

/** One rejected field of a body, query or path. */
export const FieldIssue = Closed({
  /** Path of the field: `body/childAge`, `query/locale`, … */
  path: Type.String(),
  message: Type.String(),
})
export type FieldIssue = Static<typeof FieldIssue>

/** The body of every error response. */
export const ErrorBody = Closed({
  code: Type.Enum(errorCodes),
  /** English, for engineers; users see a translation selected by `code`. */
  message: Type.String(),
  /** `issues` for `validation_failed`, `legal` next states for `illegal_transition`, `total` for `price_changed`, `retryAfter` in seconds for `locked_out` and `rate_limited`, … */
  details: Type.Optional(Type.Record(Type.String(), Type.Unknown(), { definedBy: 'code' })),
  requestId: Type.String(),
})
export type ErrorBody = Static<typeof ErrorBody>
