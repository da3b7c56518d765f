import type { Script } from '@recadinho/contracts/scripts'
import { namesOf } from '@recadinho/stage/first-name'
import { LOADED_TEXTS, loadNoteReading, loadScriptTexts } from '@recadinho/stage/load-script-texts'
import {
  isDecided,
  notePartsOf,
  redraftScript,
  renamings,
  sayAsOf,
  writeScript,
  type ScriptLine,
  type ScriptRequest,
  type Script as Drafted,
} from '@recadinho/stage/script-writer'

/** What staff have changed in the script. */
export interface EditedScript {
  /** All lines at the last edit, and the draft they were edited in. */
  lines: Script
  drafted: Script
  /** Ids of lines that were removed. */
  removed: readonly string[]
  /** The children's names (`namesOf`) and the characters then: edited lines follow a change of these. */
  name: string
  cast: readonly string[]
  /** Edits of the caller's own text rather than of the shop's: without effect while the other is selected. */
  own: boolean
}

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
export const draftScript = (request: ScriptRequest): Script => stored(writeScript(request, LOADED_TEXTS))

/** The draft with the edits in it. */
export function withEdits(request: ScriptRequest, drafted: Script, edits: EditedScript | undefined): Script {
  if (!edits || edits.own === request.useAIVoice) return drafted
  // As it was left: steps can be undone.
  if (edits.drafted === drafted) return edits.lines
  const sayAs = sayAsOf(request)
  const lines = redraftScript({
    edited: edits.lines,
    removed: edits.removed,
    // The caller's own text is split only once.
    drafted: edits.own ? [] : drafted,
    renamed: renamings(edits.name, namesOf(request), request.locale),
    cast: castOf(request),
    formerCast: edits.cast,
  })
  return stored(lines.map((line) => (isDecided(line) ? pronounced(line, sayAs) : line)))
}

/** The edits after one more. */
export function editedScript(
  request: ScriptRequest,
  drafted: Script,
  lines: Script,
  before: EditedScript | undefined,
): EditedScript {
  const shown = withEdits(request, drafted, before)
  const kept = before?.own === !request.useAIVoice ? before.removed : []
  const ids = new Set(lines.map(({ id }) => id))
  return {
    lines,
    drafted,
    removed: [...new Set([...kept, ...shown.map(({ id }) => id)])].filter((id) => !ids.has(id)),
    name: namesOf(request),
    cast: castOf(request),
    own: !request.useAIVoice,
  }
}

/** What becomes of each part of the notes in this script. */
export const partsOf = (request: ScriptRequest, lines: Script, drafted: Script) =>
  notePartsOf(request, lines, drafted, LOADED_TEXTS)

const pronounced = (line: ScriptLine, sayAs: ScriptLine['sayAs']): ScriptLine => ({
  ...line,
  sayAs: sayAs.filter(({ name }) => line.text.includes(name)),
})

const castOf = ({ characters }: ScriptRequest) => characters.map(({ id }) => id)

const stored = (script: Drafted): Script => script.map(storedLine)

function storedLine(line: ScriptLine): Script[number] {
  const sayAs = line.sayAs.map(({ name, as }) => ({ name, as }))
  return { ...line, speakers: [...line.speakers], sayAs }
}
