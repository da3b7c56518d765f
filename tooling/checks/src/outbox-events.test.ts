import { expect, test } from 'vitest'
import { projectFiles, read } from './tree.ts'

/** Statements that make outbox events due. */
const makesDue =
  /insert into outbox_events|insertInto\('outbox_events'\)|insertions\(\s*'outbox_events'|update outbox_events[^`]*next_attempt_at = (case [^`]*then )?now\(\)(?! [+-])/

/** The relay claims by itself what its own statements make due. */
const relay = 'apps/api/src/modules/outbox/relay-queries.ts'

test('X13: each file of the API that makes events due announces them', () => {
  const writers = projectFiles().filter(
    (file) =>
      /^apps\/api\/src\/.*(?<!\.test)\.ts$/.test(file) &&
      !file.includes('/db/migrations/') &&
      file !== relay &&
      makesDue.test(read(file)),
  )
  expect(writers.length).toBeGreaterThan(3)
  expect(writers.filter((file) => !/\bannounceEvents\(\w/.test(read(file)))).toEqual([])
})

test.each([
  'sql`insert into outbox_events (kind) values (1)`',
  "db.insertInto('outbox_events').values(row)",
  "insertions(\n      'outbox_events', rows)",
  'sql`update outbox_events set next_attempt_at = now() where true`',
])('X13: finds %s', (source) => expect(source).toMatch(makesDue))
