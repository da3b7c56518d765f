import { Type, type TProperties } from 'typebox'
import { Closed } from './common.ts'

/**
 * An edit of something that several people may have open: only the changed fields, each with the value the editor saw.
 * If a field has a different value by now, the call fails with 409 `version_conflict` and `details.changed` names it;
 * concurrent edits of other fields do not conflict.
 */
export const EditOf = <T extends TProperties>(fields: T) =>
  Closed({
    was: Type.Partial(Closed(fields), { additionalProperties: false }),
    changes: Type.Partial(Closed(fields), { additionalProperties: false, minProperties: 1 }),
  })
