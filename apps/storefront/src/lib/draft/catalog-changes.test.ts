import { expect, test } from 'vitest'
import { catalogChanges } from './catalog-changes.ts'
import { emptyDraft, type Draft } from './draft.ts'

const usd = (amount: number) => ({ amount, currency: 'USD' })
const draft: Draft = {
  ...emptyDraft(),
  selectedPackage: { id: 'two-characters', price: usd(1790), charactersCount: 2 },
  selectedCharacters: [{ id: 'bramble' }, { id: 'pixel-pete' }],
}
const shop = {
  packages: [{ id: 'two-characters', price: usd(1790) }],
  characters: [{ id: 'bramble' }, { id: 'pixel-pete' }],
}
const none = { packageGone: false, charactersGone: 0, price: undefined }

test('an unchanged shop, or an empty draft, has nothing to say', () => {
  expect(catalogChanges(draft, shop)).toEqual(none)
  expect(catalogChanges(emptyDraft(), { packages: [], characters: [] })).toEqual(none)
})

test('a package or a character that is gone is found', () => {
  expect(catalogChanges(draft, { ...shop, packages: [] })).toEqual({ ...none, packageGone: true })
  expect(catalogChanges(draft, { ...shop, characters: [{ id: 'bramble' }] })).toEqual({
    ...none,
    charactersGone: 1,
  })
})

test('another price is told with both amounts; the price of another market is not a change', () => {
  const dearer = { ...shop, packages: [{ id: 'two-characters', price: usd(1990) }] }
  expect(catalogChanges(draft, dearer)).toEqual({ ...none, price: { before: usd(1790), now: usd(1990) } })
  const reais = { ...shop, packages: [{ id: 'two-characters', price: { amount: 8990, currency: 'BRL' } }] }
  expect(catalogChanges(draft, reais)).toEqual(none)
})
