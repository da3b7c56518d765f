import fc from 'fast-check'
import { venueOfSeed } from '@recadinho/stage/scene'
import { expect, test } from 'vitest'
import { safeStorage } from '../storage.ts'
import { emptyDraft, newKey, type Draft } from './draft.ts'
import { parseDraft } from './parse-draft.ts'
import {
  addCharacter,
  selectPackage,
  isSelectionComplete,
  isTooSmall,
  keepKnown,
  removeCharacter,
  swapCharacter,
} from './selection.ts'

const two = { id: 'two-characters', price: { amount: 1790, currency: 'USD' }, charactersCount: 2 }
const one = { id: 'one-character', price: { amount: 990, currency: 'USD' }, charactersCount: 1 }
const selected = (draft: Draft) => draft.selectedCharacters.map(({ id }) => id)

test('§3: a new draft has the defaults', () => {
  expect(emptyDraft('x')).toMatchObject({
    selectedPackage: null,
    childAge: null,
    useAIVoice: true,
    orderStatus: 'pending',
    occasion: 'justBecause',
  })
})

test('a key is a version 4 UUID', () => {
  expect(newKey()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})

test('D25: the films of drafts that follow each other go to different places', () => {
  const venueOf = (key: string) => venueOfSeed(Number.parseInt(key.slice(0, 7), 16))
  let key = newKey()
  for (let i = 0; i < 40; i += 1) {
    const next = newKey(key)
    expect(next).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(venueOf(next)).not.toBe(venueOf(key))
    key = next
  }
})

test('§4: a character is added only while fewer are selected than the package allows', () => {
  const none = addCharacter(emptyDraft(), 'bramble')
  expect(selected(none)).toEqual([])
  const full = ['bramble', 'pixel-pete', 'captain-kindly'].reduce(
    addCharacter,
    selectPackage(emptyDraft(), two),
  )
  expect(selected(full)).toEqual(['bramble', 'pixel-pete'])
  expect(isSelectionComplete(full)).toBe(true)
})

test('§4: removing deletes one matching entry, and the selection is no longer complete', () => {
  const full = ['bramble', 'pixel-pete'].reduce(addCharacter, selectPackage(emptyDraft(), two))
  const rest = removeCharacter(full, 'bramble')
  expect(selected(rest)).toEqual(['pixel-pete'])
  expect(isSelectionComplete(rest)).toBe(false)
  expect(removeCharacter(rest, 'nobody')).toBe(rest)
})

test('a swap puts the new character in the place of the one that leaves', () => {
  const full = ['bramble', 'pixel-pete'].reduce(addCharacter, selectPackage(emptyDraft(), two))
  expect(selected(swapCharacter(full, 'bramble', 'ember'))).toEqual(['ember', 'pixel-pete'])
  expect(swapCharacter(full, 'bramble', 'pixel-pete')).toBe(full)
})

test('a smaller package drops the latest characters', () => {
  const full = ['bramble', 'pixel-pete'].reduce(addCharacter, selectPackage(emptyDraft(), two))
  expect(selected(selectPackage(full, one))).toEqual(['bramble'])
})

test('unknown characters are dropped, and make room', () => {
  const full = ['constructor', 'pixel-pete'].reduce(addCharacter, selectPackage(emptyDraft(), two))
  const known = keepKnown(full, [{ id: 'bramble' }, { id: 'pixel-pete' }])
  expect(selected(known)).toEqual(['pixel-pete'])
  expect(selected(addCharacter(known, 'bramble'))).toEqual(['pixel-pete', 'bramble'])
  expect(keepKnown(known, [{ id: 'pixel-pete' }])).toBe(known)
})

test('for a smaller package the buyer decides which characters stay', () => {
  const full = ['bramble', 'pixel-pete'].reduce(addCharacter, selectPackage(emptyDraft(), two))
  expect(isTooSmall(full, one)).toBe(true)
  expect(isTooSmall(full, two)).toBe(false)
  expect(selected(selectPackage(full, one, ['pixel-pete']))).toEqual(['pixel-pete'])
  expect(selected(selectPackage(full, one, ['bramble', 'pixel-pete']))).toEqual(['bramble'])
  expect(selected(selectPackage(full, one, []))).toEqual([])
})

test('§4, property: with any selections, a package never holds more than it allows, and each only once', () => {
  const ids = ['bramble', 'pixel-pete', 'captain-kindly', 'ember']
  const act = fc.oneof(
    fc.record({ act: fc.constant('add' as const), id: fc.constantFrom(...ids) }),
    fc.record({ act: fc.constant('remove' as const), id: fc.constantFrom(...ids) }),
    fc.record({
      act: fc.constant('select' as const),
      id: fc.constant(''),
      count: fc.integer({ min: 1, max: 3 }),
    }),
  )
  fc.assert(
    fc.property(fc.array(act), (acts) => {
      let draft = emptyDraft()
      for (const each of acts) {
        const before = selected(draft)
        const room = before.length < (draft.selectedPackage?.charactersCount ?? 0)
        if (each.act === 'add') draft = addCharacter(draft, each.id)
        else if (each.act === 'remove') draft = removeCharacter(draft, each.id)
        else draft = selectPackage(draft, { ...one, charactersCount: each.count })
        const allowed = draft.selectedPackage?.charactersCount ?? 0
        expect(selected(draft).length).toBeLessThanOrEqual(allowed)
        expect(new Set(selected(draft)).size).toBe(selected(draft).length)
        expect(isSelectionComplete(draft)).toBe(allowed > 0 && selected(draft).length === allowed)
        const after = {
          add: () => (room && !before.includes(each.id) ? [...before, each.id] : before),
          remove: () => before.filter((id) => id !== each.id),
          select: () => before.slice(0, allowed),
        }
        expect(selected(draft)).toEqual(after[each.act]())
      }
    }),
  )
})

test('a draft is read as it was written', () => {
  const draft: Draft = {
    ...['bramble', 'pixel-pete'].reduce(addCharacter, selectPackage(emptyDraft(), two)),
    childName: 'Olívia',
    nameHint: 'Oh-LEE-vya',
    otherChildren: [{ name: 'Pedro', nameHint: '' }],
    childAge: 6,
    occasion: 'birthday',
    occasionDate: '2026-12-03',
    unsaid: [{ text: 'Her dog is ill', choice: 'team' }],
    useAIVoice: false,
    script: {
      own: true,
      name: 'Olívia',
      cast: ['bramble', 'pixel-pete'],
      lines: [
        {
          id: 'own-1',
          speakers: ['bramble'],
          text: 'Oi!',
          sayAs: [{ name: 'Olívia', as: 'Oh-LEE-vya' }],
          mood: null,
          pause: 0.5,
          origin: 'buyer',
          part: null,
          topic: 'toOne',
          note: null,
        },
      ],
      removed: ['own-2'],
    },
    promoCode: { code: 'WELCOME20', discountPercentage: 20 },
  }
  expect(parseDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
})

test('a script that storage holds in part is as good as none, and loses nothing else of the draft', () => {
  const draft = { ...emptyDraft(), childName: 'Ana', additionalNotes: 'She sings' }
  expect(
    parseDraft({
      ...draft,
      script: { own: false, name: 'Ana', cast: [], lines: [{ id: 'a' }], removed: [] },
    }),
  ).toEqual(draft)
})

test('a draft of an older release keeps its values, and the rest has its defaults', () => {
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
      otherChildren: fc.oneof(
        fc.array(fc.record({ name: fc.jsonValue(), nameHint: fc.jsonValue() })),
        fc.jsonValue(),
      ),
      nameHint: fc.oneof(fc.string({ maxLength: 90 }), fc.jsonValue()),
      occasionDate: fc.oneof(fc.constantFrom('2026-12-03', '2026-13-99'), fc.jsonValue()),
      script: fc.oneof(
        fc.record({
          own: fc.boolean(),
          name: fc.string(),
          cast: fc.jsonValue(),
          lines: fc.jsonValue(),
          removed: fc.constant([]),
        }),
        fc.jsonValue(),
      ),
      promoCode: fc.jsonValue(),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(fc.oneof(nearly, fc.jsonValue()), (stored) => {
      const draft = parseDraft(stored)
      if (!draft) return
      expect(draft.selectedCharacters.length).toBeLessThanOrEqual(draft.selectedPackage?.charactersCount ?? 1)
      expect(new Set(selected(draft)).size).toBe(draft.selectedCharacters.length)
      expect(parseDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
    }),
  )
})

test('with blocked storage a value lasts as long as the page', () => {
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
