import { LOADED_TEXTS, loadNoteReading, loadScriptTexts } from '@recadinho/stage/load-script-texts'
import { notePartsOf, writeScript, type Script, type ScriptRequest } from '@recadinho/stage/script-writer'

export { currentScript } from '@recadinho/stage/current-script'
export { withLines } from '@recadinho/stage/edited-script'

/** Loads the texts that a script is written with. */
export const loadWriter = ({ locale, occasion, characters }: ScriptRequest) =>
  Promise.all([
    loadScriptTexts(
      locale,
      occasion,
      characters.map(({ greetingStyle }) => greetingStyle),
    ),
    loadNoteReading(locale),
  ])

/** The script that the shop writes from this. */
export const draftScript = (request: ScriptRequest): Script => writeScript(request, LOADED_TEXTS)

/** What becomes of each part of the notes in this script. */
export const partsOf = (request: ScriptRequest, lines: Script, drafted: Script) =>
  notePartsOf(request, lines, drafted, LOADED_TEXTS)
