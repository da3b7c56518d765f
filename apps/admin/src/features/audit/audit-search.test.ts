import { expect, it } from 'vitest'
import { parseAuditSearch, toAuditQuery } from './audit-search.ts'

const id = '0197a1c0-0000-7000-8000-000000000000'

it.each([
  [{ kind: 'settings', person: id, subject: ' R-1\n', from: '2026-11-01', until: '2026-11-30' }],
  [{ kind: 'settings', person: id, subject: 'R-1', from: '2026-11-01', until: '2026-11-30', other: 1 }],
])('reads the filters of an address', (raw) => {
  expect(parseAuditSearch(raw)).toEqual({
    kind: 'settings',
    person: id,
    subject: 'R-1',
    from: '2026-11-01',
    until: '2026-11-30',
  })
})

it.each([
  { kind: 'none' },
  { person: 'me' },
  { subject: ' ' },
  { from: '2026-13-01' },
  { until: 'yesterday' },
  { from: '0001-01-01' },
])('drops what is no filter: %j', (raw) => {
  expect(parseAuditSearch(raw)).toEqual({})
})

it('the last day is in it, whole, on the reader’s clock', () => {
  const { from, until } = toAuditQuery({ from: '2026-11-01', until: '2026-11-30' })
  expect(from).toBe(new Date(2026, 10, 1).toISOString())
  expect(until).toBe(new Date(2026, 11, 1).toISOString())
})
