import * as notes from '@recadinho/stage/decide-notes'
import { LOADED_TEXTS, loadNoteReading, loadScriptTexts } from '@recadinho/stage/load-script-texts'
import {
  notePartsOf,
  writeScript,
  type NotePart,
  type Script,
  type ScriptRequest,
} from '@recadinho/stage/script-writer'

export { currentScript } from '@recadinho/stage/current-script'
export { addLine } from '@recadinho/stage/edit-script'
export { withLines } from '@recadinho/stage/edited-script'
export { lineBeforeWishes, withChoice } from '@recadinho/stage/decide-notes'

/** All texts, with those for a family's later films, once there is such a film. */
let allTexts: typeof LOADED_TEXTS | undefined

/** Loads the texts that a script is written with. */
export async function loadWriter({ locale, occasion, characters, used = [] }: ScriptRequest): Promise<void> {
  await Promise.all([loadScriptTexts(locale, occasion, characters), loadNoteReading(locale)])
  if (used.length > 0) allTexts ??= (await import('@recadinho/stage/script')).ALL_TEXTS
}

/** The script that the shop writes from this. */
export const draftScript = (request: ScriptRequest): Script =>
  writeScript(request, request.used?.length ? (allTexts ?? LOADED_TEXTS) : LOADED_TEXTS)

/** What becomes of each part of the notes in this script. */
export const partsOf = (request: ScriptRequest, lines: Script, drafted: Script) =>
  notePartsOf(request, lines, drafted, LOADED_TEXTS)

/** A line to begin with, for a part that no line says. */
export const beginningFor = (part: NotePart, parts: readonly NotePart[], request: ScriptRequest) =>
  notes.beginningFor(part, parts, request, LOADED_TEXTS)

/** Edited lines that mention a part. */
export const linesAbout = (part: NotePart, request: ScriptRequest, lines: Script) =>
  notes.linesAbout(part, request, lines, LOADED_TEXTS)
