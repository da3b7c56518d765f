import { Type, type Static } from 'typebox'
import { Closed, Instant, Line, Nullable, Prose, Slug, Words } from './common.ts'
import { EditOf } from './edits.ts'
import { limits } from './limits.ts'
import { unsaidChoices } from './personalization.ts'

/**
 * A script is a document of its own: its length does not depend on the notes (§5). `textMax` counts the characters of all
 * lines together; `pauseMax` is in seconds.
 */
export const scriptLimits = { textMax: 900, linesMax: 60, pauseMax: 3 } as const

/** Who wrote a line: the shop by itself or from the notes, the buyer, staff, or a writing service. */
export const lineOrigins = ['shop', 'note', 'buyer', 'staff', 'service'] as const
export type LineOrigin = (typeof lineOrigins)[number]

/** The place of a line in the script, by which the film is directed. */
export const lineParts = [
  'opening',
  'others',
  'joining',
  'occasion',
  'detail',
  'wish',
  'farewell',
  'together',
] as const

export const lineMoods = [
  'calm',
  'happy',
  'excited',
  'gentle',
  'proud',
  'curious',
  'laughing',
  'surprised',
  'worried',
] as const

/** What one character, or several together, say in one breath: a sentence or a few. */
export const ScriptLine = Closed({
  /** Unique in the script; a line that the shop drafts again keeps it. */
  id: Type.String({ pattern: '^[a-z0-9]+(?:-[a-z0-9]+)*$', maxLength: 40 }),
  /** The characters who speak it. */
  speakers: Type.Array(Slug, { minItems: 1, maxItems: limits.charactersMax, uniqueItems: true }),
  text: Words(1, scriptLimits.textMax),
  /** Names in it that are not pronounced as written. */
  sayAs: Type.Array(Closed({ name: Line(1, 200), as: Line(1, 200) }), { maxItems: 3 }),
  mood: Nullable(Type.Enum(lineMoods)),
  /** Silence before the line, in seconds. */
  pause: Type.Number({ minimum: 0, maximum: scriptLimits.pauseMax }),
  origin: Type.Enum(lineOrigins),
  part: Nullable(Type.Enum(lineParts)),
  /** The kind of topic, such as `proud` or `love`. */
  topic: Nullable(Type.String({ pattern: '^[a-zA-Z]{1,30}$', maxLength: 30 })),
  /** The part of the notes that it covers, in their words. Each part has its own line. */
  note: Nullable(Prose(1, limits.notesByHandMax)),
})
export type ScriptLine = Static<typeof ScriptLine>

/** All that is spoken, in order: the one document that preview, order, staff and film share. */
export const Script = Type.Array(ScriptLine, { minItems: 1, maxItems: scriptLimits.linesMax })
export type Script = Static<typeof Script>

/** One version of the text to be spoken. */
export const ScriptVersion = Closed({
  version: Type.Integer(),
  lines: Type.Array(ScriptLine),
  /** The lines as text, one speaker's turn per line. */
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

/** The script, and how the child's name is pronounced in it. */
export const scriptFields = {
  lines: Script,
  nameHint: Nullable(Line(1, limits.nameHintMax)),
}
export const ScriptFields = Closed(scriptFields)
export type ScriptFields = Static<typeof ScriptFields>

/** `PATCH /api/admin/orders/{id}/script`: each change becomes a new version; earlier versions are kept. */
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

/** Why a part of the notes is not in the script. */
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
  /** The film says it anyway. */
  'covered',
  /** The buyer removed its line. */
  'removed',
  /** A writing service has no line for it. */
  'skipped',
] as const
export type LeftOutReason = (typeof leftOutReasons)[number]

/** A part of the notes that no line covers. */
export const LeftOut = Closed({
  text: Type.String(),
  reason: Type.Enum(leftOutReasons),
  /** What the buyer decided about it, if anything. */
  choice: Nullable(Type.Enum(unsaidChoices)),
})
export type LeftOut = Static<typeof LeftOut>

/** `POST /api/admin/orders/{id}/script-drafts`: returns an alternative text without storing anything. */
export const ScriptDraft = Closed({
  lines: Script,
  /** `shop` = the built-in writer, `service` = the configured one. */
  writer: Type.Enum(['shop', 'service']),
  /** Why the service's text was not used, if one is configured. */
  fault: Nullable(Type.Enum(scriptFaults)),
})
export type ScriptDraft = Static<typeof ScriptDraft>
