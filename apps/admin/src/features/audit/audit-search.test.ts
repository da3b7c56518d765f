import { expect, it } from 'vitest'
import { daysFault, toAuditQuery } from './audit-query.ts'
import { parseAuditSearch } from './audit-search.ts'

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

it.each([{ kind: 'none' }, { person: 'me' }, { subject: ' ' }, { from: ' ' }])(
  'drops what is no filter: %j',
  (raw) => {
    expect(parseAuditSearch(raw)).toEqual({})
  },
)

it.each([
  [{ from: '2026-13-01' }, 'no_start'],
  [{ from: '0001-01-01' }, 'no_start'],
  [{ until: 'yesterday' }, 'no_end'],
  [{ from: '2026-11-30', until: '2026-11-01' }, 'reversed'],
  [{ from: '2026-11-01', until: '2026-11-01' }, undefined],
])('the days of %j are wrong: %s, and the API is not asked for them', (raw, fault) => {
  const search = parseAuditSearch(raw)
  expect(daysFault(search)).toBe(fault)
  expect(Object.keys(toAuditQuery(search))).toEqual(fault ? [] : ['from', 'until'])
})

it('the last day is in it, whole, on the reader’s clock', () => {
  const { from, until } = toAuditQuery({ from: '2026-11-01', until: '2026-11-30' })
  expect(from).toBe(new Date(2026, 10, 1).toISOString())
  expect(until).toBe(new Date(2026, 11, 1).toISOString())
})
