import { expect, test } from 'vitest'
import { parseCommissionSearch } from './commission-search.ts'

test.each([
  [{}, {}],
  [
    { affiliate: 'blog', state: 'approved', currency: 'BRL', payout: '12' },
    { affiliate: 'BLOG', state: 'approved', currency: 'BRL', payout: '12' },
  ],
  [{ payout: 12 }, { payout: '12' }],
  [{ affiliate: 'a b', state: 'stolen', currency: 'brl', payout: '0', other: 'x' }, {}],
  [{ affiliate: ['A'], payout: -1 }, {}],
])('of an address with %o it keeps %o', (raw, kept) => {
  expect(parseCommissionSearch(raw)).toEqual(kept)
})
