// @vitest-environment jsdom
import { createStore } from 'jotai'
import { beforeEach, expect, test } from 'vitest'
import { lasting } from '../storage.ts'
import { emptyDraft, type Draft } from './draft.ts'
import { enterStep } from './enter-step.ts'
import { draftKey } from './in-progress.ts'
import { parseDraft } from './parse-draft.ts'
import {
  addCharacter,
  selectPackage,
  isSelectionComplete,
  isWorthKeeping,
  wishCharacter,
} from './selection.ts'
import { draftAtom } from './draft-atom.ts'

const two = { id: 'two-characters', price: { amount: 1790, currency: 'USD' }, charactersCount: 2 }
beforeEach(() => lasting.remove(draftKey))

const selected = (draft: Draft) => draft.selectedCharacters.map(({ id }) => id)

test('a character selected first waits for the package, alone, and survives a reload', () => {
  const waiting = ['bramble', 'pixel-pete'].reduce(wishCharacter, emptyDraft())
  expect(selected(waiting)).toEqual(['pixel-pete'])
  expect([isWorthKeeping(waiting), isSelectionComplete(waiting)]).toEqual([true, false])
  const read = parseDraft(JSON.parse(JSON.stringify(waiting)))
  expect(read && selected(selectPackage(read, two))).toEqual(['pixel-pete'])
})

test('§4: with a package it is added only while fewer are selected than the package allows', () => {
  const full = ['bramble', 'pixel-pete'].reduce(addCharacter, selectPackage(emptyDraft(), two))
  expect(wishCharacter(full, 'captain-kindly')).toBe(full)
  expect(selected(wishCharacter(selectPackage(emptyDraft(), two), 'bramble'))).toEqual(['bramble'])
})

const name = { en: '', pt: '' }
const plain = {
  name,
  description: name,
  greetingStyle: '',
  picture: 'bramble',
  voice: { pitch: 100, rate: 100 },
}
const stock = {
  packages: [{ ...two, title: name, description: name, deliveryHours: 24, savings: null, installments: [] }],
  characters: [
    { id: 'bramble', category: 'movies' as const, ...plain },
    { id: 'pixel-pete', category: 'games' as const, ...plain },
  ],
}

test('from a character’s picture the package comes first, or the characters if there is one', () => {
  const store = createStore()
  expect(enterStep(store, { character: 'bramble' }, stock)).toEqual({})
  expect(selected(store.get(draftAtom))).toEqual(['bramble'])
  store.set(draftAtom, (draft) => selectPackage(draft, two))
  expect(enterStep(store, { character: 'pixel-pete' }, stock)).toEqual({ step: 'characters' })
  expect(selected(store.get(draftAtom))).toEqual(['bramble', 'pixel-pete'])
})

test('from a seasonal banner the occasion is selected; an unknown one changes nothing', () => {
  const store = createStore()
  expect(enterStep(store, { season: 'easter' }, stock)).toEqual({})
  expect(store.get(draftAtom).occasion).toBe('easter')
  expect(enterStep(store, { season: 'someday<script>' }, stock)).toEqual({})
  expect(store.get(draftAtom).occasion).toBe('easter')
})

test('an unknown character in the address changes nothing', () => {
  const store = createStore()
  expect(enterStep(store, { character: 'someone<script>' }, stock)).toEqual({})
  expect(selected(store.get(draftAtom))).toEqual([])
})

test.each(['bad', '', 1, null, ['characters', 'package'], { step: 'characters' }])(
  'the step %j in the address leads to the first, also with a draft that is further',
  (step) => {
    const store = createStore()
    store.set(draftAtom, (draft) => selectPackage(draft, two))
    expect(enterStep(store, { step: step as 'package' }, stock)).toEqual({}) // as the router passes them on
    expect(enterStep(store, { step: 'characters' }, stock)).toEqual({ step: 'characters' })
  },
)

test('in a full package of one, a character selected outside takes the place of the other', () => {
  const one = { ...two, id: 'one-character', charactersCount: 1 }
  const full = addCharacter(selectPackage(emptyDraft(), one), 'bramble')
  expect(selected(wishCharacter(full, 'pixel-pete'))).toEqual(['pixel-pete'])
  expect(wishCharacter(full, 'bramble')).toBe(full)
})
