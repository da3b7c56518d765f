import { expect, test } from 'vitest'
import { versionFault } from './check.ts'

test('a database older than PostgreSQL 18 is refused by its version', () => {
  expect(versionFault({ version: 170_011, name: '17.11' })).toBe(
    'The database in DATABASE_URL is PostgreSQL 17.11; the shop needs 18 or newer.',
  )
  expect(versionFault({ version: 180_000, name: '18.0' })).toBeUndefined()
})
