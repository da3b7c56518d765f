import { expect, test } from 'vitest'
import { projectFiles, read } from './tree.ts'

const release = JSON.parse(read('apps/api/test/fixtures/previous-release/release.json')) as {
  migrations: string[]
} // written by `pnpm release:fixture`

/** `// Contract: why no running release is hurt` exempts a migration from all rules. */
const reasoned = /\/\/ Contract: \S.{20,}/

/** Changes that can break the previous release while it runs; see the migrations' README. */
const rules: readonly [fault: string, pattern: RegExp][] = [
  ['drops', /\bdrop\s+(table|column|view|type|function|constraint|trigger)\b|\.drop(Table|Column|View)\(/i],
  ['renames', /\brename\s+(to|column|constraint)\b|\.rename(To|Column)\(/i],
  ["changes a column's type", /\balter\s+column\s+\S+\s+(set\s+data\s+)?type\b|\.alterColumn\(/i],
  ['tightens a column', /\bset\s+not\s+null\b/i],
  [
    'adds a column that old writes leave out',
    /\badd\s+column\b(?![^,`]*\b(default|generated)\b)[^,`]*\bnot\s+null\b/i,
  ],
]

/** Whether it creates indexes without `concurrently` on tables that it did not create. */
function lockingIndexes(source: string): boolean {
  const made = new Set(
    [...source.matchAll(/\bcreate\s+table\s+(?:if\s+not\s+exists\s+)?(\w+)/gi)].map((m) => m[1]),
  )
  const indexes = source.matchAll(/\bcreate\s+(?:unique\s+)?index\s+(?!concurrently)[\w\s]*?\bon\s+(\w+)/gi)
  return [...indexes].some(([, table]) => !made.has(table))
}

function faultsOf(source: string): string[] {
  if (reasoned.test(source)) return []
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
  const faults = rules.flatMap(([fault, pattern]) => (pattern.test(code) ? [fault] : []))
  return lockingIndexes(code) ? [...faults, 'makes an index under a lock'] : faults
}

test('migrations since the last release expand only; what contracts says why', () => {
  const folder = 'apps/api/src/db/migrations/'
  const newer = projectFiles().filter((file) => {
    const name = file.startsWith(folder) && /^(\d{14}-[\w-]+)\.ts$/.exec(file.slice(folder.length))?.[1]
    return name && !release.migrations.includes(name)
  })
  const faults = newer.flatMap((file) => faultsOf(read(file)).map((fault) => `${file} ${fault}`))
  expect(faults).toEqual([])
})

test.each([
  ['sql`alter table orders drop column note`', 'drops'],
  ['sql`drop table effects`', 'drops'],
  ['db.schema.dropTable("effects")', 'drops'],
  ['sql`alter table orders rename column a to b`', 'renames'],
  ['sql`alter table orders alter column total type bigint`', "changes a column's type"],
  ['sql`alter table orders alter column note set not null`', 'tightens a column'],
  ['sql`alter table orders add column note text not null`', 'adds a column that old writes leave out'],
  ['sql`create index orders_by_note on orders (note)`', 'makes an index under a lock'],
  ['sql`create unique index one on payments (gateway)`', 'makes an index under a lock'],
])('refuses %s', (source, fault) => {
  expect(faultsOf(source)).toEqual([fault])
  expect(faultsOf(`// Contract: the last release does not read it any more\n${source}`)).toEqual([])
})

test.each([
  'sql`alter table orders add column note text`',
  "sql`alter table orders add column note text not null default ''`",
  "await createIndexConcurrently(db, 'orders_by_note', 'orders (note)')",
  'sql`create table notes (id uuid primary key)`; sql`create index notes_by_id on notes (id)`',
])('lets %s through', (source) => expect(faultsOf(source)).toEqual([]))
