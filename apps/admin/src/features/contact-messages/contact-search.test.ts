import { expect, it } from 'vitest'
import { parseContactSearch } from './contact-search.ts'

it.each([
  [{}, {}],
  [{ view: 'open' }, {}],
  [
    { view: 'mine', search: ' ana ' },
    { view: 'mine', search: 'ana' },
  ],
  [{ view: 'nothing', search: '\u0000' }, {}],
  [{ search: 5511 }, { search: '5511' }],
])('reads %j as %j', (raw, search) => expect(parseContactSearch(raw)).toEqual(search))
