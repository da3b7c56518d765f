import { Type, type TProperties, type TSchema } from 'typebox'
import { Closed } from './common.ts'
import { asStored } from './line-cleaner.ts'

/**
 * An edit of something that several people may have open: only the changed fields, each with the value the editor saw.
 * If a field has a different value by now, the call fails with 409 `version_conflict` and `details.changed` names it;
 * concurrent edits of other fields do not conflict. `stored` has the fields whose rule became stricter: the value the
 * editor saw may be from before.
 */
export const EditOf = <T extends TProperties>(fields: T, stored: Partial<Record<keyof T, TSchema>> = {}) =>
  Closed({
    was: Type.Partial(Closed({ ...fields, ...stored }), { ...asStored, additionalProperties: false }),
    changes: Type.Partial(Closed(fields), { additionalProperties: false, minProperties: 1 }),
  })
