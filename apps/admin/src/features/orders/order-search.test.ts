import { expect, it } from 'vitest'
import { searchText } from '../../lib/search-text.ts'
import { orderViews, parseOrderSearch, toListQuery, viewOf, withView } from './order-search.ts'

it('reads filters and drops what is none', () => {
  expect(parseOrderSearch({ status: 'pending', search: ' Olivia ' })).toEqual({
    status: 'pending',
    search: 'Olivia',
  })
  expect(parseOrderSearch({ status: 'lost', stage: 'flying', late: 'perhaps', search: {} })).toEqual({})
})

it('takes a stage only where something is in production', () => {
  expect(parseOrderSearch({ status: 'in_production', stage: 'review' })).toEqual({
    status: 'in_production',
    stage: 'review',
  })
  expect(parseOrderSearch({ status: 'completed', stage: 'review' })).toEqual({ status: 'completed' })
})

it('keeps digits that the address reader took for a number', () => {
  expect(parseOrderSearch({ search: 5511987654321 })).toEqual({ search: '5511987654321' })
})

it('makes any text fit for the API', () => {
  expect(searchText('a\u0000b\nc')).toBe('a b c')
  expect(searchText('x'.repeat(200))).toHaveLength(80)
})

it.each(orderViews)('comes back to the chip %s that was chosen', (view) => {
  const search = withView({ search: 'Ana', stage: 'review', status: 'in_production' }, view)
  expect(viewOf(search)).toBe(view)
  expect(search.search).toBe('Ana')
  expect(parseOrderSearch({ ...search })).toEqual(search)
})

it('asks the API for exactly the filters', () => {
  expect(toListQuery({ status: 'in_production', late: true })).toEqual({
    status: 'in_production',
    late: true,
  })
  expect(toListQuery({})).toEqual({})
})
