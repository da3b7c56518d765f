import { addLine, giveLine, moveLine, removeLine, rewriteLine, type NewLine } from './edit-script.ts'
import { paced, type Script, type ScriptLine } from './script-document.ts'

/** What was changed in a script: `null` where nothing was, because then the shop's words are what is said. */
export interface EditedScript {
  /** Edits of the buyer's own text, rather than of the shop's: without effect while the other is selected. */
  own: boolean
  /** The children's names (`namesOf`) and the characters at the last edit: edited lines follow a change of these. */
  name: string
  cast: readonly string[]
  /** All lines at the last edit. */
  lines: Script
  /** Ids of lines that were removed. */
  removed: readonly string[]
}

/** The script of now: as it stands, and as the shop would write it. */
export interface CurrentScript {
  lines: Script
  drafted: Script
  /** What it was written for. */
  own: boolean
  name: string
  cast: readonly string[]
}

export type ScriptEdit =
  | { kind: 'rewrite'; id: string; text: string }
  /** The last line stays. */
  | { kind: 'remove'; id: string }
  /** One up or down. */
  | { kind: 'move'; id: string; by: 1 | -1 }
  | { kind: 'give'; id: string; speakers: readonly string[] }
  /** After the line with this id, or at the beginning; spoken by who speaks there, unless it says otherwise. */
  | { kind: 'add'; after: string | null; line: NewLine }
  /** Back to the shop's words for this line. */
  | { kind: 'restore'; id: string }

/** The script after an edit of the buyer's; `null` if it is the shop's again. */
export const editScript = (
  script: CurrentScript,
  removed: readonly string[],
  edit: ScriptEdit,
): EditedScript | null => withLines(script, removed, edited(script, edit))

/** The script with these lines instead; `null` if it is the shop's again. `removed`: what earlier edits removed. */
export function withLines(
  script: CurrentScript,
  removed: readonly string[],
  changed: readonly ScriptLine[],
): EditedScript | null {
  const { drafted, own, name, cast } = script
  const lines = paced(changed.map((line) => restored(line, drafted)))
  if (lines.length === drafted.length && lines.every((line, at) => isSame(line, drafted[at]))) return null
  const all = new Set([...removed, ...script.lines.map(({ id }) => id)])
  for (const { id } of lines) all.delete(id)
  return { own, name, cast, lines, removed: [...all] }
}

function edited({ lines, drafted, cast }: CurrentScript, edit: ScriptEdit): ScriptLine[] {
  switch (edit.kind) {
    case 'rewrite':
      return rewriteLine(lines, edit.id, edit.text, 'buyer')
    case 'give':
      return giveLine(lines, edit.id, edit.speakers, 'buyer')
    case 'move':
      return moveLine(lines, edit.id, edit.by)
    case 'remove':
      return removeLine(lines, edit.id)
    case 'add': {
      const line = lines.length > 0 ? edit.line : { speakers: cast.slice(0, 1), ...edit.line }
      return addLine(lines, edit.after, 'buyer', line).lines
    }
    case 'restore':
    default:
      return lines.map((line) =>
        line.id === edit.id ? (drafted.find(({ id }) => id === line.id) ?? line) : line,
      )
  }
}

/** A line that says what the shop says is the shop's. */
function restored(line: ScriptLine, drafted: Script): ScriptLine {
  const draft = drafted.find(({ id }) => id === line.id)
  return draft && isSame(line, draft) ? draft : line
}

const isSame = (line: ScriptLine, other: ScriptLine | undefined): boolean =>
  line.id === other?.id && line.text === other.text && line.speakers.join(' ') === other.speakers.join(' ')

/** Whether the buyer has changed what the shop says in a line. */
export const isChanged = (line: ScriptLine, drafted: Script): boolean => {
  const draft = drafted.find(({ id }) => id === line.id)
  return draft === undefined || !isSame(line, draft)
}

/** Whether the edits count for a draft of this kind. */
export const isInEffect = (edits: EditedScript | null, { useAIVoice }: { useAIVoice: boolean }): boolean =>
  edits !== null && edits.own !== useAIVoice
