import { Type, type Static } from 'typebox'
import { Closed, Instant, Line, Nullable, WordsOfProse } from './common.ts'
import { EditOf } from './edits.ts'
import { limits } from './orders.ts'

/** Some four minutes of speech. */
export const scriptMax = 3000

/** One version of the text to be spoken. */
export const ScriptVersion = Closed({
  version: Type.Integer(),
  text: Type.String(),
  /** `writer` = drafted by the shop, `buyer` = in the buyer's own words. */
  author: Type.Enum(['writer', 'buyer', 'staff']),
  /** Of a member of staff. */
  authorName: Nullable(Type.String()),
  at: Instant,
  /** The buyer has since corrected something that is spoken of. */
  beforeCorrection: Type.Boolean(),
})
export type ScriptVersion = Static<typeof ScriptVersion>

/** `GET /api/admin/orders/{id}/scripts`: every version, the newest first. */
export const ScriptVersions = Closed({ items: Type.Array(ScriptVersion) })
export type ScriptVersions = Static<typeof ScriptVersions>

/** The text, and how the child's name is spoken in it. */
export const scriptFields = {
  text: WordsOfProse(1, scriptMax),
  nameHint: Nullable(Line(1, limits.nameHintMax)),
}
export const ScriptFields = Closed(scriptFields)
export type ScriptFields = Static<typeof ScriptFields>

/** `PATCH /api/admin/orders/{id}/script`: another text is another version; the earlier ones stay. */
export const ChangeScriptBody = EditOf(scriptFields)
export type ChangeScriptBody = Static<typeof ChangeScriptBody>
