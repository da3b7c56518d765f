import { PAUSE, sameSpeakers, type ScriptLine } from './script-document.ts'

/** A line as an editor needs it; what it tells is passed on as it is. */
export type EditedLine = Omit<ScriptLine, 'topic'> & { readonly topic: string | null }

/** Who edits. */
export type Editor = 'buyer' | 'staff'

/** A line with another text. Names that are pronounced otherwise than written are known from the other lines. */
export function rewriteLine<Line extends EditedLine>(
  script: readonly Line[],
  id: string,
  text: string,
  by: Editor,
): Line[] {
  const names = new Map(script.flatMap(({ sayAs }) => sayAs.map((one) => [one.name, one])))
  const sayAs = [...names.values()].filter(({ name }) => text.includes(name))
  return script.map((line) => (line.id === id ? { ...line, text, sayAs, origin: by } : line))
}

/** A line that somebody else says. */
export function giveLine<Line extends EditedLine>(
  script: readonly Line[],
  id: string,
  speakers: readonly string[],
  by: Editor,
): Line[] {
  const given = script.map((line) => (line.id === id ? { ...line, speakers, origin: by } : line))
  return withPauses(script, given)
}

/** A script without a line; its last line stays. */
export const removeLine = <Line extends EditedLine>(script: readonly Line[], id: string): Line[] =>
  script.length > 1
    ? withPauses(
        script,
        script.filter((line) => line.id !== id),
      )
    : [...script]

/** A line some steps earlier (negative) or later; unchanged beyond the ends. */
export function moveLine<Line extends EditedLine>(
  script: readonly Line[],
  id: string,
  steps: number,
): Line[] {
  const from = script.findIndex((line) => line.id === id)
  const [line, to] = [script[from], from + steps]
  if (line === undefined || to < 0 || to >= script.length) return [...script]
  const others = script.filter((one) => one !== line)
  return withPauses(script, [...others.slice(0, to), line, ...others.slice(to)])
}

/** An empty line after another, of the same speakers, and its id. */
export function addLine<Line extends EditedLine>(
  script: readonly Line[],
  after: string,
  by: Editor,
): { lines: Line[]; id: string } {
  const at = script.findIndex((line) => line.id === after)
  const neighbour = script[at]
  if (neighbour === undefined) return { lines: [...script], id: after }
  const ids = new Set(script.map(({ id }) => id))
  let number = 1
  while (ids.has(`${by}-${number}`)) number += 1
  const id = `${by}-${number}`
  const blank = {
    id,
    text: '',
    sayAs: [],
    mood: null,
    origin: by,
    part: null,
    topic: null,
    note: null,
  }
  const lines = [...script.slice(0, at + 1), { ...neighbour, ...blank }, ...script.slice(at + 1)]
  return { lines: withPauses(script, lines), id }
}

/** New silences where a line now follows another line or has another speaker; the others stay. */
function withPauses<Line extends EditedLine>(before: readonly Line[], after: readonly Line[]): Line[] {
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
