import { Type, type TProperties } from 'typebox'
import { Closed } from './common.ts'

/**
 * A change of something that several people may have open: only the fields that change, each with the value that was on
 * the screen. A field that has another value by now is refused with 409 `version_conflict`, whose `details.changed` names
 * it; a change of other fields gets in nobody's way.
 */
export const EditOf = <T extends TProperties>(fields: T) =>
  Closed({
    was: Type.Partial(Closed(fields), { additionalProperties: false }),
    changes: Type.Partial(Closed(fields), { additionalProperties: false, minProperties: 1 }),
  })
