import { expect, it } from 'vitest'
import { searchText } from '../../lib/search-text.ts'
import { parseOrderSearch, statusFilters, toListQuery, withFilter, withStatus } from './order-search.ts'

it('reads filters and drops what is none', () => {
  expect(parseOrderSearch({ status: 'pending', search: ' Olivia ' })).toEqual({
    status: 'pending',
    search: 'Olivia',
  })
  expect(parseOrderSearch({ payment: 'disputed', gateway: 'pix_key', country: 'PT', claim: 'mine' })).toEqual(
    { payment: 'disputed', gateway: 'pix_key', country: 'PT', claim: 'mine' },
  )
  const none = { status: 'lost', stage: 'flying', late: 'perhaps', due: 5, hold: 'no', search: {} }
  expect(
    parseOrderSearch({ ...none, claim: 'hers', payment: 1, gateway: 'bank', country: 'Brasil' }),
  ).toEqual({})
})

it('reads the moments between which orders were placed and paid', () => {
  const since = {
    placedSince: '2026-11-17T03:00:00.000Z',
    paidSince: '2026-11-18T03:00:00.000Z',
    paidBefore: '2026-11-19T03:00:00.000Z',
  }
  expect(parseOrderSearch(since)).toEqual(since)
  expect(toListQuery(since)).toEqual(since)
  expect(parseOrderSearch({ placedSince: 'last week', paidSince: 20261117 })).toEqual({})
})

it.each([
  [{ stage: 'review' }, { status: 'in_production', stage: 'review' }],
  [{ late: 'true' }, { status: 'in_production', late: true }],
  [{ due: '24' }, { status: 'in_production', due: 24 }],
  [{ hold: false }, { status: 'in_production', hold: false }],
  [
    { late: true, status: 'completed' },
    { status: 'in_production', late: true },
  ],
  [
    { late: true, due: 4, hold: true },
    { status: 'in_production', late: true },
  ],
  [{ stage: 'review', hold: true, status: 'completed' }, { status: 'completed' }],
  [{ claim: 'none', status: 'expired' }, { status: 'expired' }],
  [
    { claim: 'none', status: 'pending' },
    { status: 'pending', claim: 'none' },
  ],
])('of %j keeps what an order can be at once', (raw, search) => {
  expect(parseOrderSearch(raw)).toEqual(search)
  expect(parseOrderSearch({ ...parseOrderSearch(raw) })).toEqual(search)
})

it('keeps digits that the address reader took for a number', () => {
  expect(parseOrderSearch({ search: 5511987654321 })).toEqual({ search: '5511987654321' })
})

it('makes any text fit for the API', () => {
  expect(searchText('a\u0000b\nc')).toBe('a b c')
  expect(searchText('x'.repeat(200))).toHaveLength(80)
})

it.each(statusFilters)('shows the status %s that was chosen, with what is not about production', (status) => {
  const search = withStatus(
    { search: 'Ana', country: 'BR', late: true, stage: 'review', status: 'in_production' },
    status,
  )
  expect(search.status ?? 'all').toBe(status)
  expect(search).toMatchObject({ search: 'Ana', country: 'BR' })
  expect(search).not.toHaveProperty('stage')
  expect(search).not.toHaveProperty('late')
  expect(parseOrderSearch({ ...search })).toEqual(search)
})

it('takes one filter away and leaves the others', () => {
  const search = { status: 'in_production', stage: 'review', claim: 'mine' } as const
  expect(withFilter(search, { stage: undefined })).toEqual({ status: 'in_production', claim: 'mine' })
})

it('asks the API for exactly the filters', () => {
  expect(toListQuery({ status: 'in_production', late: true })).toEqual({
    status: 'in_production',
    late: true,
  })
  expect(toListQuery({})).toEqual({})
})
