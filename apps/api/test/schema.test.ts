import { globSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDb, createPool, type Db } from '../src/db/client.ts'
import { createTestDatabase, type TestDatabase } from './support/database.ts'

let database: TestDatabase
let db: Db
beforeAll(async () => {
  database = await createTestDatabase()
  db = createDb(createPool({ databaseUrl: database.url, max: 1, onError: () => undefined }))
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

interface Column {
  nullable: boolean
  /** Whether an insert may leave it out, although it is not nullable. */
  defaulted: boolean
}

const folder = `${import.meta.dirname}/../src/db/schema`
const source = globSync(`${folder}/*.ts`)
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

/** The columns of each table, as `Database` declares them. */
function declared(): Record<string, Record<string, Column>> {
  const types: Record<string, Record<string, Column>> = {}
  for (const [, name = '', base = '', body = ''] of source.matchAll(
    /export interface (\w+)(?: extends (\w+))? {\n([\s\S]*?)\n}/g,
  )) {
    const columns = [...body.matchAll(/^ {2}(\w+): (.*)$/gm)]
    types[name] = {
      ...types[base],
      ...Object.fromEntries(columns.map(([, column = '', type = '']) => [column, columnOf(type)])),
    }
  }
  const tables = /interface Database {\n([\s\S]*?)\n}/.exec(source)?.[1] ?? ''
  return Object.fromEntries(
    [...tables.matchAll(/^ {2}(\w+): (\w+)$/gm)].map(([, table = '', type = '']) => [
      table,
      types[type] ?? {},
    ]),
  )
}

const columnOf = (type: string): Column => ({
  nullable: /^JsonColumn<|^(?:\w+<)?[^,]*\| null/.test(type),
  defaulted: /^(?:Generated|GeneratedAlways|CreatedAt)\b|, [^,]*undefined/.test(type),
})

test('the types of the tables say what the database holds', async () => {
  const { rows } = await sql<Column & { table: string; column: string; view: boolean }>`
    select c.table_name as table, c.column_name as column, c.is_nullable = 'YES' as nullable,
      c.column_default is not null or c.is_identity = 'YES' or c.is_generated = 'ALWAYS' as defaulted, t.table_type = 'VIEW' as view
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and c.table_name !~ '^(kysely_|tracking_events_)'`.execute(db)
  const types = declared()
  const tables = new Set(rows.map(({ table }) => table))
  expect(Object.keys(types).toSorted()).toEqual([...tables].toSorted())
  for (const table of tables) {
    const columns = rows.filter((row) => row.table === table)
    expect(Object.keys(types[table] ?? {}).toSorted(), table).toEqual(
      columns.map(({ column }) => column).toSorted(),
    )
    // PostgreSQL takes every column of a view as nullable.
    for (const { column, nullable, defaulted } of columns.filter(({ view }) => !view)) {
      const type = types[table]?.[column]
      const needsNoDefault = nullable || type?.defaulted === false
      expect
        .soft([type?.nullable, defaulted || needsNoDefault], `${table}.${column}`)
        .toEqual([nullable, true])
    }
  }
})
