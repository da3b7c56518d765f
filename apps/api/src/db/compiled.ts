import type { Compilable, CompiledQuery } from 'kysely'
import type { Db, Tx } from './client.ts'

/**
 * A query that is built and compiled at its first run only, for the ones that run with every order. Its text must depend
 * on nothing, and its only value be `value`.
 */
export function compiledOnce<Value, Row>(
  build: (db: Db | Tx, value: Value) => Compilable<Row>,
): (db: Db | Tx, value: Value) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined
  return async (db, value) => {
    compiled ??= onlyValue(build(db, value).compile())
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters: [value] })
    return rows
  }
}

function onlyValue<Row>(compiled: CompiledQuery<Row>): CompiledQuery<Row> {
  if (compiled.parameters.length === 1) return compiled
  throw new Error(`A query compiled once has one value, not ${compiled.parameters.length}`)
}
