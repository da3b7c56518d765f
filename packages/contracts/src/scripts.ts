import { Type, type Static } from 'typebox'
import { Closed, Instant, Line, Nullable, WordsOfProse } from './common.ts'
import { EditOf } from './edits.ts'
import { limits } from './orders.ts'

/** About four minutes of speech. */
export const scriptMax = 3000

/** One version of the text to be spoken. */
export const ScriptVersion = Closed({
  version: Type.Integer(),
  text: Type.String(),
  /** `writer` = drafted by the shop, `buyer` = written by the buyer. */
  author: Type.Enum(['writer', 'buyer', 'staff']),
  /** Name of the staff member, if written by staff. */
  authorName: Nullable(Type.String()),
  at: Instant,
  /** The buyer has since corrected a field used in the text. */
  beforeCorrection: Type.Boolean(),
})
export type ScriptVersion = Static<typeof ScriptVersion>

/** `GET /api/admin/orders/{id}/scripts`: every version, newest first. */
export const ScriptVersions = Closed({ items: Type.Array(ScriptVersion) })
export type ScriptVersions = Static<typeof ScriptVersions>

/** The text, and how the child's name is pronounced in it. */
export const scriptFields = {
  text: WordsOfProse(1, scriptMax),
  nameHint: Nullable(Line(1, limits.nameHintMax)),
}
export const ScriptFields = Closed(scriptFields)
export type ScriptFields = Static<typeof ScriptFields>

/** `PATCH /api/admin/orders/{id}/script`: each changed text becomes a new version; earlier versions are kept. */
export const ChangeScriptBody = EditOf(scriptFields)
export type ChangeScriptBody = Static<typeof ChangeScriptBody>

/**
 * Why a writing service's text was not used: it failed to answer properly or broke a rule that applies to every script.
 */
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
  'private',
  'unsafe',
] as const
export type ScriptFault = (typeof scriptFaults)[number]

/** Timeline cause: the shop's own draft is used. */
export const ScriptCause = Closed({ code: Type.Literal('script_fallback'), fault: Type.Enum(scriptFaults) })
export type ScriptCause = Static<typeof ScriptCause>

/** Why a part of the notes is not in the shop's own script. */
export const leftOutReasons = [
  'contact',
  'address',
  'school',
  'surname',
  'money',
  'birth',
  'silence',
  'sensitive',
  'instruction',
  'language',
  'unclear',
  'room',
] as const
export type LeftOutReason = (typeof leftOutReasons)[number]

export const LeftOut = Closed({ text: Type.String(), reason: Type.Enum(leftOutReasons) })
export type LeftOut = Static<typeof LeftOut>

/** `POST /api/admin/orders/{id}/script-drafts`: returns an alternative text without storing anything. */
export const ScriptDraft = Closed({
  text: Type.String(),
  /** `shop` = the built-in writer, `service` = the configured one. */
  writer: Type.Enum(['shop', 'service']),
  /** Why the service's text was not used, if one is configured. */
  fault: Nullable(Type.Enum(scriptFaults)),
})
export type ScriptDraft = Static<typeof ScriptDraft>
