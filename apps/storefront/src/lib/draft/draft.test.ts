import fc from 'fast-check'
import { expect, test } from 'vitest'
import { safeStorage } from '../storage.ts'
import { emptyDraft, newKey, type Draft } from './draft.ts'
import { parseDraft } from './parse-draft.ts'
import {
  addCharacter,
  choosePackage,
  isSelectionComplete,
  isTooSmall,
  keepKnown,
  removeCharacter,
} from './selection.ts'

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
  const full = ['bramble', 'pixel-pete', 'captain-kindly'].reduce(
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

test('characters that the shop does not have are let go, and make room', () => {
  const full = ['constructor', 'pixel-pete'].reduce(addCharacter, choosePackage(emptyDraft(), two))
  const known = keepKnown(full, [{ id: 'bramble' }, { id: 'pixel-pete' }])
  expect(chosen(known)).toEqual(['pixel-pete'])
  expect(chosen(addCharacter(known, 'bramble'))).toEqual(['pixel-pete', 'bramble'])
  expect(keepKnown(known, [{ id: 'pixel-pete' }])).toBe(known)
})

test('of a smaller package the buyer says who stays', () => {
  const full = ['bramble', 'pixel-pete'].reduce(addCharacter, choosePackage(emptyDraft(), two))
  expect(isTooSmall(full, one)).toBe(true)
  expect(isTooSmall(full, two)).toBe(false)
  expect(chosen(choosePackage(full, one, ['pixel-pete']))).toEqual(['pixel-pete'])
  expect(chosen(choosePackage(full, one, ['bramble', 'pixel-pete']))).toEqual(['bramble'])
  expect(chosen(choosePackage(full, one, []))).toEqual([])
})

test('§4, property: however a buyer chooses, a package never holds more than it allows, and each only once', () => {
  const ids = ['bramble', 'pixel-pete', 'captain-kindly', 'ember']
  const act = fc.oneof(
    fc.record({ act: fc.constant('add' as const), id: fc.constantFrom(...ids) }),
    fc.record({ act: fc.constant('remove' as const), id: fc.constantFrom(...ids) }),
    fc.record({
      act: fc.constant('choose' as const),
      id: fc.constant(''),
      count: fc.integer({ min: 1, max: 3 }),
    }),
  )
  fc.assert(
    fc.property(fc.array(act), (acts) => {
      let draft = emptyDraft()
      for (const each of acts) {
        const before = chosen(draft)
        const room = before.length < (draft.selectedPackage?.charactersCount ?? 0)
        if (each.act === 'add') draft = addCharacter(draft, each.id)
        else if (each.act === 'remove') draft = removeCharacter(draft, each.id)
        else draft = choosePackage(draft, { ...one, charactersCount: each.count })
        const allowed = draft.selectedPackage?.charactersCount ?? 0
        expect(chosen(draft).length).toBeLessThanOrEqual(allowed)
        expect(new Set(chosen(draft)).size).toBe(chosen(draft).length)
        expect(isSelectionComplete(draft)).toBe(allowed > 0 && chosen(draft).length === allowed)
        const after = {
          add: () => (room && !before.includes(each.id) ? [...before, each.id] : before),
          remove: () => before.filter((id) => id !== each.id),
          choose: () => before.slice(0, allowed),
        }
        expect(chosen(draft)).toEqual(after[each.act]())
      }
    }),
  )
})

test('a draft reads back as it was written', () => {
  const draft: Draft = {
    ...['bramble', 'pixel-pete'].reduce(addCharacter, choosePackage(emptyDraft(), two)),
    childName: 'Olívia',
    nameHint: 'Oh-LEE-vya',
    childAge: 6,
    occasion: 'birthday',
    occasionDate: '2026-12-03',
    useAIVoice: false,
    promoCode: { code: 'WELCOME20', discountPercentage: 20 },
  }
  expect(parseDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
})

test('a draft of an older release keeps what it has, and the rest has its defaults', () => {
  const { nameHint: _hint, occasionDate: _date, ...older } = { ...emptyDraft(), childName: 'Ana' }
  expect(parseDraft(older)).toEqual({ ...older, nameHint: '', occasionDate: '' })
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
      nameHint: fc.oneof(fc.string({ maxLength: 90 }), fc.jsonValue()),
      occasionDate: fc.oneof(fc.constantFrom('2026-12-03', '2026-13-99'), fc.jsonValue()),
      promoCode: fc.jsonValue(),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(fc.oneof(nearly, fc.jsonValue()), (stored) => {
      const draft = parseDraft(stored)
      if (!draft) return
      expect(draft.selectedCharacters.length).toBeLessThanOrEqual(draft.selectedPackage?.charactersCount ?? 1)
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
