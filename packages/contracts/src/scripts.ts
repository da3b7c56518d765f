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

/** Why a writing service's text was not used: it did not answer as it should, or broke a rule of every script. */
export const scriptFaults = [
  'timeout',
  'unreachable',
  'rejected',
  'garbled',
  'refused',
  'length',
  'form',
  'name',
  'language',
  'facts',
  'unsafe',
] as const
export type ScriptFault = (typeof scriptFaults)[number]

/** On the timeline: the shop's own draft stands. */
export const ScriptCause = Closed({ code: Type.Literal('script_fallback'), fault: Type.Enum(scriptFaults) })
export type ScriptCause = Static<typeof ScriptCause>

/** `POST /api/admin/orders/{id}/script-drafts`: another text to look at; nothing is written by it. */
export const ScriptDraft = Closed({
  text: Type.String(),
  /** `shop` = its own writer, `service` = the configured one. */
  writer: Type.Enum(['shop', 'service']),
  /** Why it is not the service's, where there is one. */
  fault: Nullable(Type.Enum(scriptFaults)),
})
export type ScriptDraft = Static<typeof ScriptDraft>
