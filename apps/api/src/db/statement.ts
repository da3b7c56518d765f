import { CompiledQuery } from 'kysely'
import type { Db, Tx } from './client.ts'

/** A piece of SQL that several statements share; the same each time. */
export class Fragment {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

const texts = new WeakMap<TemplateStringsArray, string>()

/**
 * A statement whose text is fixed and whose parts are values (or fragments, always the same): like Kysely's `sql`, but
 * put together once for each place in the code. For what runs with every order; the rest is better built from parts.
 */
export function statement<Row>(strings: TemplateStringsArray, ...parts: readonly unknown[]) {
  const text = texts.get(strings) ?? textOf(strings, parts)
  texts.set(strings, text)
  const values = parts.filter((part) => !(part instanceof Fragment))
  return {
    async execute(db: Db | Tx): Promise<Row[]> {
      const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(text, values))
      return rows
    },
  }
}

function textOf(strings: TemplateStringsArray, parts: readonly unknown[]): string {
  let values = 0
  return strings.reduce((before, string, index) => {
    const part = parts[index - 1]
    return before + (part instanceof Fragment ? part.text : `$${(values += 1)}`) + string
  })
}
