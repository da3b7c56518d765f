import fc from 'fast-check'
import { expect, test } from 'vitest'
import { safeStorage } from '../storage.ts'
import { emptyDraft, newKey, type Draft } from './draft.ts'
import { parseDraft } from './parse-draft.ts'
import { addCharacter, choosePackage, isSelectionComplete, removeCharacter } from './selection.ts'

const two = { id: 'two-characters', price: { amount: 1790, currency: 'USD' }, charactersCount: 2 }
const one = { id: 'one-character', price: { amount: 990, currency: 'USD' }, charactersCount: 1 }
const chosen = (draft: Draft) => draft.selectedCharacters.map(({ id }) => id)

test('§3: a new draft has the defaults', () => {
  expect(emptyDraft('x')).toMatchObject({
    selectedPackage: null,
    childAge: null,
    useAIVoice: true,
    orderStatus: 'pending',
  })
})

test('a key is a version 4 UUID', () => {
  expect(newKey()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})

test('§4: a character is added only while fewer are chosen than the package allows', () => {
  const none = addCharacter(emptyDraft(), 'bramble')
  expect(chosen(none)).toEqual([])
  const full = ['bramble', 'pixel-pete', 'captain-comet'].reduce(
    addCharacter,
    choosePackage(emptyDraft(), two),
  )
  expect(chosen(full)).toEqual(['bramble', 'pixel-pete'])
  expect(isSelectionComplete(full)).toBe(true)
})

test('§4: removing takes out one matching entry, and the selection is no longer complete', () => {
  const full = ['bramble', 'pixel-pete'].reduce(addCharacter, choosePackage(emptyDraft(), two))
  const rest = removeCharacter(full, 'bramble')
  expect(chosen(rest)).toEqual(['pixel-pete'])
  expect(isSelectionComplete(rest)).toBe(false)
  expect(removeCharacter(rest, 'nobody')).toBe(rest)
})

test('a smaller package lets the latest characters go', () => {
  const full = ['bramble', 'pixel-pete'].reduce(addCharacter, choosePackage(emptyDraft(), two))
  expect(chosen(choosePackage(full, one))).toEqual(['bramble'])
})

test('a draft reads back as it was written', () => {
  const draft: Draft = {
    ...['bramble', 'pixel-pete'].reduce(addCharacter, choosePackage(emptyDraft(), two)),
    childName: 'Olívia',
    childAge: 6,
    occasion: 'birthday',
    useAIVoice: false,
    promoCode: { code: 'WELCOME20', discountPercentage: 20 },
  }
  expect(parseDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
})

test('any JSON in storage reads as a draft or as none, and never throws', () => {
  const nearly = fc.record(
    {
      id: fc.oneof(fc.uuid(), fc.string()),
      selectedPackage: fc.oneof(fc.constant(two), fc.jsonValue()),
      selectedCharacters: fc.oneof(
        fc.array(fc.record({ id: fc.constantFrom('a', 'b', 'B', '') })),
        fc.jsonValue(),
      ),
      childName: fc.oneof(fc.string(), fc.jsonValue()),
      childAge: fc.oneof(fc.double(), fc.jsonValue()),
      occasion: fc.jsonValue(),
      promoCode: fc.jsonValue(),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(fc.oneof(nearly, fc.jsonValue()), (stored) => {
      const draft = parseDraft(stored)
      if (!draft) return
      expect(draft.selectedCharacters.length).toBeLessThanOrEqual(draft.selectedPackage?.charactersCount ?? 0)
      expect(new Set(chosen(draft)).size).toBe(draft.selectedCharacters.length)
      expect(parseDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
    }),
  )
})

test('blocked storage keeps what is written as long as the page lives', () => {
  const storage = safeStorage(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(storage.read('k')).toBeUndefined()
  storage.write('k', { a: 1 })
  expect(storage.read('k')).toEqual({ a: 1 })
  storage.remove('k')
  expect(storage.read('k')).toBeUndefined()
})

test('broken JSON in storage reads as absent', () => {
  const broken = { getItem: () => '{"id":' } as unknown as Storage // only getItem is called
  expect(safeStorage(() => broken).read('k')).toBeUndefined()
})
