import { DETAIL_KINDS, type DetailKind, type Listener, type Turned } from '../details.ts'
import type { Slot } from './phrase.ts'
import { patternOf } from './words.ts'

interface Shape {
  readonly kind: DetailKind
  readonly pattern: RegExp
  readonly slots: readonly string[]
  readonly template: string
}

/** Turns what is matched before the last slot, and puts the slot behind it. */
export type Turn = (before: string, slot: string) => string

/**
 * How parents put one thing, a way a line: `kind: words with <slots> => what is said with {1}`. A slot is read by the
 * function of that name, `<=a|b>` is said as it stands, `{word}` is one of `macros`. Without `=>`, what is matched is
 * turned as a whole; `=> -` needs no words. A line that begins with `+` goes on with the one before. A clause has a
 * shape only as a whole.
 */
export function shapesOf(
  lines: string,
  macros: ReadonlyMap<string, string>,
  slots: Readonly<Record<string, Slot>>,
): (clause: string, listener: Listener, turn?: Turn) => Turned | undefined {
  let shapes: Shape[] | undefined
  return (clause, listener, turn = (before, slot) => before + slot) => {
    shapes ??= linesOf(lines).map((line) => compile(line, macros))
    for (const shape of shapes) {
      const words = match(shape, clause, listener, turn)
      if (words !== undefined) return { kind: shape.kind, words }
    }
    return undefined
  }

  function match({ pattern, slots: names, template }: Shape, clause: string, listener: Listener, turn: Turn) {
    const found = pattern.exec(clause)
    if (!found) return undefined
    const values: string[] = []
    for (const [at, name] of names.entries()) {
      const words = (found[at + 1] ?? '').trim()
      const value = name === '' ? words.toLowerCase() : slots[name]?.(words, listener)
      if (value === undefined) return undefined
      values.push(value)
    }
    if (template === '-') return ''
    if (template !== '')
      return template.replaceAll(/\{(\d)\}/g, (_, at: string) => values[Number(at) - 1] ?? '')
    const last = names.length === 0 ? '' : (found[names.length] ?? '')
    return turn(clause.slice(0, clause.length - last.length), values.at(-1) ?? '')
  }
}

function compile(line: string, macros: ReadonlyMap<string, string>): Shape {
  const [, kind = '', words = '', template = ''] = /^(\w+): (.*?)(?: => (.*))?$/.exec(line) ?? []
  const slots: string[] = []
  const source = expand(words, macros).replaceAll(
    /<(\w*)(?:=([^>]*))?>/g,
    (_, name: string, allowed = '.+') => {
      slots.push(name)
      return `(${allowed})`
    },
  )
  const known = DETAIL_KINDS.find((one) => one === kind)
  if (known === undefined) throw new Error(`No kind of detail: ${line}`)
  return { kind: known, pattern: patternOf(`^${source}$`), slots, template }
}

const expand = (words: string, macros: ReadonlyMap<string, string>): string =>
  words.replaceAll(/\{([a-z]\w*)\}/g, (_, name: string) => `(?:${expand(macros.get(name) ?? '', macros)})`)

/** `name = pattern` a line. */
export const macrosOf = (lines: string): ReadonlyMap<string, string> =>
  new Map(linesOf(lines).map((line) => line.split(' = ') as [string, string])) // each has a “ = ”

const linesOf = (lines: string) =>
  lines
    .replaceAll(/\n\s*\+/g, '')
    .trim()
    .split(/\n\s*/)
