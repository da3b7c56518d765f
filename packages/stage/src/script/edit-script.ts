import { PAUSE, sameSpeakers, type Script, type ScriptLine } from './script-document.ts'

/** Who edits. */
export type Editor = 'buyer' | 'staff'

/** A line with another text. Names that are pronounced otherwise than written are known from the other lines. */
export function rewriteLine(script: Script, id: string, text: string, by: Editor): ScriptLine[] {
  const names = new Map(script.flatMap(({ sayAs }) => sayAs.map((one) => [one.name, one])))
  const sayAs = [...names.values()].filter(({ name }) => text.includes(name))
  return script.map((line) => (line.id === id ? { ...line, text, sayAs, origin: by } : line))
}

/** A line that somebody else says. */
export function giveLine(script: Script, id: string, speakers: readonly string[], by: Editor): ScriptLine[] {
  const given = script.map((line) => (line.id === id ? { ...line, speakers, origin: by } : line))
  return withPauses(script, given)
}

/** A line with another mood or another silence before it; whose words they are does not change. */
export const directLine = (
  script: Script,
  id: string,
  direction: Partial<Pick<ScriptLine, 'mood' | 'pause'>>,
): ScriptLine[] => script.map((line) => (line.id === id ? { ...line, ...direction } : line))

/** A script without a line; its last line stays. */
export const removeLine = (script: Script, id: string): ScriptLine[] =>
  script.length > 1
    ? withPauses(
        script,
        script.filter((line) => line.id !== id),
      )
    : [...script]

/** A line some steps earlier (negative) or later; unchanged beyond the ends. */
export function moveLine(script: Script, id: string, steps: number): ScriptLine[] {
  const from = script.findIndex((line) => line.id === id)
  const [line, to] = [script[from], from + steps]
  if (line === undefined || to < 0 || to >= script.length) return [...script]
  const others = script.filter((one) => one !== line)
  return withPauses(script, [...others.slice(0, to), line, ...others.slice(to)])
}

/** What a new line has from the beginning. */
export type NewLine = Partial<Pick<ScriptLine, 'id' | 'text' | 'speakers' | 'topic' | 'note'>>

/**
 * A new line after another, or at the beginning, and its id. It is empty and spoken by who speaks there, unless it says
 * otherwise.
 */
export function addLine(
  script: Script,
  after: string | null,
  by: Editor,
  { id = newLineId(script, by), text = '', speakers, topic = null, note = null }: NewLine = {},
): { lines: ScriptLine[]; id: string } {
  const at = script.findIndex((line) => line.id === after)
  const neighbour = script[at] ?? script[0]
  const line: ScriptLine = {
    id,
    speakers: speakers ?? neighbour?.speakers ?? [],
    text,
    sayAs: [],
    mood: null,
    pause: 0,
    origin: by,
    part: null,
    topic,
    note,
  }
  return { lines: withPauses(script, script.toSpliced(at + 1, 0, line)), id }
}

/** An id for another line. */
export function newLineId(script: Script, by: Editor): string {
  const ids = new Set(script.map(({ id }) => id))
  let number = 1
  while (ids.has(`${by}-${number}`)) number += 1
  return `${by}-${number}`
}

/** New silences where a line now follows another line or has another speaker; the others stay. */
function withPauses(before: Script, after: Script): ScriptLine[] {
  const known = new Map(before.map((line, at) => [line.id, { line, previous: before[at - 1] }]))
  return after.map((line, at) => {
    const [was, previous] = [known.get(line.id), after[at - 1]]
    if (
      was &&
      sameSpeakers(was.line, line) &&
      was.previous?.id === previous?.id &&
      (!was.previous || !previous || sameSpeakers(was.previous, previous))
    )
      return line
    const pause = previous === undefined ? 0 : sameSpeakers(previous, line) ? PAUSE.line : PAUSE.turn
    return { ...line, pause }
  })
}
