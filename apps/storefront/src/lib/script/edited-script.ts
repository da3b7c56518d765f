import { cleanLine, isLine, isVisible } from '@recadinho/contracts/one-line'
import { scriptLimits } from '@recadinho/contracts/scripts'
import { giveLine, moveLine, removeLine, rewriteLine } from '@recadinho/stage/edit-script'
import { paced, scriptLength, type Script, type ScriptLine } from '@recadinho/stage/script-document'

/** What the buyer has changed in the script: `null` where nothing was, because then the shop's words are what is said. */
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

export interface NewLine
  extends Pick<ScriptLine, 'text'>, Partial<Pick<ScriptLine, 'speakers' | 'topic' | 'note'>> {
  id: string
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

/** The script after an edit; `null` if it is the shop's again. */
export function editScript(
  script: CurrentScript,
  removed: readonly string[],
  edit: ScriptEdit,
): EditedScript | null {
  const { drafted, own, name, cast } = script
  const unpaced = edited(script, edit).map((line) => restored(line, drafted))
  const lines = paced(unpaced)
  if (lines.length === drafted.length && lines.every((line, at) => isSame(line, drafted[at]))) return null
  const gone = edit.kind === 'remove' ? [edit.id] : []
  const ids = [...new Set([...removed, ...gone])].filter((id) => !lines.some((line) => line.id === id))
  return { own, name, cast, lines, removed: ids }
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
      const before = lines.findIndex(({ id }) => id === edit.after)
      return lines.toSpliced(before + 1, 0, added(edit.line, lines[before] ?? lines[0], cast))
    }
    case 'restore':
    default:
      return lines.map((line) =>
        line.id === edit.id ? (drafted.find(({ id }) => id === line.id) ?? line) : line,
      )
  }
}

const added = (line: NewLine, neighbour: ScriptLine | undefined, cast: readonly string[]): ScriptLine => ({
  id: line.id,
  speakers: line.speakers ?? neighbour?.speakers ?? cast.slice(0, 1),
  text: line.text,
  sayAs: [],
  mood: null,
  pause: 0,
  origin: 'buyer',
  part: null,
  topic: line.topic ?? null,
  note: line.note ?? null,
})

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

/** An id for another line of the buyer's. */
export function newLineId(lines: Script): string {
  const taken = new Set(lines.map(({ id }) => id))
  let number = 1
  while (taken.has(`buyer-${number}`)) number += 1
  return `buyer-${number}`
}

/** Whether there is room for another line. */
export const hasRoom = (lines: Script): boolean => lines.length < scriptLimits.linesMax

export type ScriptIssue = 'line_empty' | 'line_unwritable' | 'script_empty' | 'script_too_long'

/** What is wrong with a line, if anything. */
export function lineIssue(text: string): 'line_empty' | 'line_unwritable' | undefined {
  const line = cleanLine(text)
  if (!isVisible(line)) return 'line_empty'
  return isLine(line) ? undefined : 'line_unwritable'
}

/** What keeps an edited script from being ordered, and in which line, if it is in one. */
export function scriptIssue(lines: Script): { issue: ScriptIssue; line?: string } | undefined {
  if (lines.length === 0) return { issue: 'script_empty' }
  for (const { id, text } of lines) {
    const issue = lineIssue(text)
    if (issue) return { issue, line: id }
  }
  return scriptLength(lines) > scriptLimits.textMax ? { issue: 'script_too_long' } : undefined
}

/** Whether the edits count for a draft of this kind. */
export const isInEffect = (edits: EditedScript | null, { useAIVoice }: { useAIVoice: boolean }): boolean =>
  edits !== null && edits.own !== useAIVoice
