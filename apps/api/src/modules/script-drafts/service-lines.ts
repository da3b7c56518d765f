import { scriptLimits, type ScriptLine } from '@recadinho/contracts/scripts'
import {
  isAbout,
  lineIdOf,
  linesOfText,
  notesOf,
  scriptLength,
  writeScript,
  type NotePart,
  type ScriptRequest,
} from '@recadinho/stage/script'
import { documentOf } from '../orders/script-document.ts'
import type { PartMark } from './part-marks.ts'

export interface MarkedText {
  text: string
  marks: readonly PartMark[]
  /** Numbered from 1 in the marks. */
  parts: readonly NotePart[]
}

/**
 * The service's answer as lines, one sentence each. The first line, the last one and those that cover the notes get the
 * ids of the shop's own lines, so that a buyer's edits of those lines still apply. Several characters say goodbye
 * together, with the shop's words if the service has none.
 */
export function serviceLines(marked: MarkedText, request: ScriptRequest): ScriptLine[] {
  const drafted = documentOf(writeScript(request))
  const noted = withNotes(documentOf(linesOfText(marked.text, request, 'service')), marked, request)
  const isTogether = (line: ScriptLine | undefined) =>
    request.characters.length > 1 && line?.speakers.length === request.characters.length
  const lastAlone = noted.findLastIndex((line) => !isTogether(line))
  const usedIds = new Set<string>()
  const lines = noted.map((line, at): ScriptLine => {
    const [note] = notesOf(line)
    const model = note === undefined ? undefined : drafted.find((one) => notesOf(one).includes(note))
    const part = partOf(line, at)
    const preferredId = part === 'detail' && note !== undefined ? lineIdOf(note) : part
    const id = preferredId === null || usedIds.has(preferredId) ? `service-${at + 1}` : preferredId
    usedIds.add(id)
    return { ...line, id, part, topic: model?.topic ?? null, mood: model?.mood ?? null }
  })
  if (isTogether(lines.at(-1))) return lines
  const all = [...lines, ...drafted.filter(({ part }) => part === 'together')]
  return scriptLength(all) <= scriptLimits.textMax && all.length <= scriptLimits.linesMax ? all : lines

  function partOf(line: ScriptLine, at: number): ScriptLine['part'] {
    if (at === noted.length - 1 && isTogether(line)) return 'together'
    if (at === 0) return 'opening'
    if (line.note !== null) return 'detail'
    return at === lastAlone ? 'farewell' : null
  }
}

/**
 * Adds to each line the parts of the notes that it covers. A mark counts only if the line shares a word with that part,
 * so that a wrong mark hides nothing. Parts that every film covers need no mark.
 */
function withNotes(
  lines: readonly ScriptLine[],
  { text, marks, parts }: MarkedText,
  request: ScriptRequest,
): ScriptLine[] {
  let end = 0
  const noted = lines.map((line) => {
    const from = text.indexOf(line.text, end)
    if (from === -1) return []
    end = from + line.text.length
    const numbers = new Set(marks.filter(({ at }) => at > from && at <= end).flatMap((mark) => mark.parts))
    return parts.filter((part, at) =>
      part.reason === 'covered'
        ? isAbout(line.text, part.text, request) || sharesWord(line.text, part.text)
        : numbers.has(at + 1) && isAbout(line.text, part.text, request),
    )
  })
  const once = new Set<NotePart>()
  return lines.map((line, at) => {
    const notes = (noted[at] ?? []).filter((part) => !once.has(part))
    for (const part of notes) once.add(part)
    return { ...line, note: notes.length === 0 ? null : notes.map((part) => part.text).join('\n') }
  })
}

/** Words for the occasion and the age do not count as shared. */
function sharesWord(line: string, part: string): boolean {
  const spoken = new Set(longWords(line))
  return longWords(part).some((word) => spoken.has(word))
}

const longWords = (text: string): string[] => text.toLowerCase().match(/\p{L}{5,}/gu) ?? []
