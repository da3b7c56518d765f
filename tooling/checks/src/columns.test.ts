import { expect, test } from 'vitest'
import { projectFiles, read } from './tree.ts'

const everyColumn = /\.(selectAll|returningAll)\(|\b(select|returning)\s+(distinct\s+)?(\w+\.)?\*/i

/**
 * Connections use prepared statements. PostgreSQL refuses one whose result columns changed, and the next release adds
 * columns.
 */
test('A1: each query of the API names its columns', () => {
  const queries = projectFiles().filter(
    (file) => /^apps\/api\/src\/.*\.ts$/.test(file) && !/\/db\/migrations\//.test(file),
  )
  expect(queries.length).toBeGreaterThan(100)
  expect(queries.filter((file) => everyColumn.test(read(file)))).toEqual([])
})

test.each([
  "db.selectFrom('orders').selectAll().execute()",
  "tx.insertInto('orders').values(row).returningAll()",
  'sql`select * from orders where id = ${id}`',
  'sql`select o.* from orders o`',
  'sql`update orders set version = 1 returning\n  *`',
])('A1: finds every column asked for in %s', (query) => expect(query).toMatch(everyColumn))

test('A1: a count is no list of columns', () => {
  expect('select count(*) from orders').not.toMatch(everyColumn)
})
