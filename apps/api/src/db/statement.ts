import { CompiledQuery } from 'kysely'
import type { Db, Tx } from './client.ts'

/** A constant piece of SQL shared by several statements. */
export class Fragment {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** An optional piece of SQL with its own values; `nothing` replaces it when omitted. */
export class Part {
  readonly strings: TemplateStringsArray
  readonly parts: readonly unknown[]
  constructor(strings: TemplateStringsArray, parts: readonly unknown[]) {
    this.strings = strings
    this.parts = parts
  }
}

export const part = (strings: TemplateStringsArray, ...parts: readonly unknown[]) => new Part(strings, parts)

/** Replaces an omitted `Part`. */
export const nothing = new Fragment('')

const texts = new WeakMap<TemplateStringsArray, Map<string, string>>()

/**
 * A statement with a fixed text whose parts are values (or constant fragments): like Kysely's `sql`, but built once for
 * each place in the code and each choice of optional parts. For statements that run with every order; others are better
 * built from parts.
 */
export function statement<Row>(strings: TemplateStringsArray, ...parts: readonly unknown[]) {
  const text = known(strings, parts)
  const values = parts.flatMap(valuesOf)
  return {
    async execute(db: Db | Tx): Promise<Row[]> {
      const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(text, values))
      return rows
    },
  }
}

const ids = new WeakMap<TemplateStringsArray, number>()
let lastId = 0

function idOf(strings: TemplateStringsArray): number {
  const id = ids.get(strings) ?? (lastId += 1)
  ids.set(strings, id)
  return id
}

/** Which optional parts were chosen, nested ones included: each choice has a text of its own. */
const selectionOf = (parts: readonly unknown[]): string =>
  parts
    .map((each) => (each instanceof Part ? `${idOf(each.strings)}(${selectionOf(each.parts)})` : ''))
    .join()

function known(strings: TemplateStringsArray, parts: readonly unknown[]): string {
  const choices = texts.get(strings) ?? new Map<string, string>()
  texts.set(strings, choices)
  const selection = selectionOf(parts)
  const text = choices.get(selection) ?? textOf(strings, parts, { values: 0 })
  choices.set(selection, text)
  return text
}

function textOf(
  strings: TemplateStringsArray,
  parts: readonly unknown[],
  counted: { values: number },
): string {
  const spelled = (each: unknown): string => {
    if (each instanceof Fragment) return each.text
    if (each instanceof Part) return textOf(each.strings, each.parts, counted)
    return `$${(counted.values += 1)}`
  }
  return strings.reduce((before, string, index) => before + spelled(parts[index - 1]) + string)
}

function valuesOf(each: unknown): unknown[] {
  if (each instanceof Part) return each.parts.flatMap(valuesOf)
  return each instanceof Fragment ? [] : [each]
}
