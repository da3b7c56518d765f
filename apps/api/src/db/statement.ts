import { CompiledQuery } from 'kysely'
import type { Db, Tx } from './client.ts'

/** A piece of SQL without values. */
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

/** Pieces of SQL with commas between them. */
export class List {
  readonly parts: readonly unknown[]
  constructor(parts: readonly unknown[]) {
    this.parts = parts
  }
}

/** Values or parts, separated by commas. */
export const list = (parts: readonly unknown[]) => new List(parts)

const quoted = new Map<string, Fragment>()

/** Names of tables or columns; from the code, never from a request. */
export function names(...identifiers: readonly string[]): Fragment {
  const key = identifiers.join()
  const before = quoted.get(key)
  if (before) return before
  const fragment = new Fragment(identifiers.map((identifier) => `"${identifier}"`).join(', '))
  quoted.set(key, fragment)
  return fragment
}

const texts = new WeakMap<TemplateStringsArray, Map<string, string>>()

/**
 * A statement from values, `part`s, `list`s and fragments: like Kysely's `sql`, but its text is built once for each place
 * in the code and each shape of its parts. For statements that run with every order; elsewhere use Kysely.
 */
export function statement<Row>(strings: TemplateStringsArray, ...parts: readonly unknown[]) {
  const shape: Shape = { key: '', values: [] }
  readParts(parts, shape)
  const text = known(strings, parts, shape.key)
  return {
    async execute(db: Db | Tx): Promise<Row[]> {
      const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(text, shape.values))
      return rows
    },
  }
}

interface Shape {
  /** Identifies the parts, fragments and lengths of lists, nested ones included: each shape has its own text. */
  key: string
  values: unknown[]
}

function readParts(parts: readonly unknown[], shape: Shape): void {
  for (const each of parts) {
    if (each instanceof Part || each instanceof List) {
      shape.key += each instanceof Part ? `${idOf(each.strings)}(` : '('
      readParts(each.parts, shape)
      shape.key += ')'
    } else if (each instanceof Fragment) shape.key += `'${each.text}'`
    else {
      shape.key += ','
      shape.values.push(each)
    }
  }
}

const ids = new WeakMap<TemplateStringsArray, number>()
let lastId = 0

function idOf(strings: TemplateStringsArray): number {
  const id = ids.get(strings) ?? (lastId += 1)
  ids.set(strings, id)
  return id
}

function known(strings: TemplateStringsArray, parts: readonly unknown[], key: string): string {
  const byKey = texts.get(strings) ?? new Map<string, string>()
  texts.set(strings, byKey)
  const text = byKey.get(key) ?? textOf(strings, parts, { values: 0 })
  byKey.set(key, text)
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
    if (each instanceof List) return each.parts.map(spelled).join(', ')
    return `$${(counted.values += 1)}`
  }
  return strings.reduce((before, string, index) => before + spelled(parts[index - 1]) + string)
}
