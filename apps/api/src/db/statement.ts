import { CompiledQuery } from 'kysely'
import type { Db, Tx } from './client.ts'

const texts = new WeakMap<TemplateStringsArray, string>()

/**
 * A statement whose text is fixed and whose parts are values only: like Kysely's `sql`, but put together once for each
 * place in the code. For what runs with every order; the rest is better built from parts.
 */
export function statement<Row>(strings: TemplateStringsArray, ...values: readonly unknown[]) {
  const text = texts.get(strings) ?? strings.reduce((before, part, index) => `${before}$${index}${part}`)
  texts.set(strings, text)
  return {
    async execute(db: Db | Tx): Promise<Row[]> {
      const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]))
      return rows
    },
  }
}
