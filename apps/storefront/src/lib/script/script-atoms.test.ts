// @vitest-environment jsdom
import { loadNoteReading, loadScriptTexts } from '@recadinho/stage/load-script-texts'
import { createStore } from 'jotai'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { lasting } from '../storage.ts'
import { draftAtom, readAgainAtom, resetDraftAtom } from '../draft/draft-atom.ts'
import { draftKey } from '../draft/in-progress.ts'
import { currentScript } from './current-script.ts'
import { draftScript } from './script-atoms.ts'
import { rememberSeen, seenScript } from './seen-script.ts'

beforeAll(async () => {
  await loadScriptTexts('en', 'birthday', [amara])
  await loadNoteReading('en')
})
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const { canUndoAtom, editAtom, addAtom, openAtom, resetAtom, scriptAtom, undoAtom } = draftScript
const market = { locale: 'en' } as const
const amara = {
  id: 'princess-amara',
  name: { en: 'Princess Amara', pt: 'Princesa Amara' },
  greetingStyle: 'warm',
} as const

/** A page with the preview of a draft. */
function page() {
  const store = createStore()
  store.set(draftAtom, {
    selectedCharacters: [{ id: amara.id }],
    childName: 'Mia',
    childAge: 6,
    occasion: 'birthday',
  })
  const show = () => {
    const draft = store.get(draftAtom)
    store.set(scriptAtom, currentScript({ ...draft, characters: [amara], ...market }, draft.script))
  }
  show()
  const texts = () => store.get(scriptAtom)?.lines.map(({ text }) => text) ?? []
  return { store, show, texts }
}

test('edits are kept with the draft, and undone one by one', () => {
  const { store, show, texts } = page()
  const [opening = ''] = texts()
  store.set(editAtom, { kind: 'rewrite', id: 'opening', text: 'Mia!' })
  store.set(editAtom, { kind: 'remove', id: 'wish' })
  expect(texts()[0]).toBe('Mia!')
  expect(createStore().get(draftAtom).script).toEqual(store.get(draftAtom).script)
  store.set(undoAtom)
  show()
  expect(store.get(scriptAtom)?.lines.map(({ id }) => id)).toContain('wish')
  expect(texts()[0]).toBe('Mia!')
  store.set(undoAtom)
  expect(texts()[0]).toBe(opening)
  expect(store.get(draftAtom).script).toBeNull()
  expect(store.get(canUndoAtom)).toBe(false)
})

test('the letters of a line are one step', () => {
  const { store, texts } = page()
  const [opening = ''] = texts()
  for (const text of ['M', 'Mi', 'Mia']) store.set(editAtom, { kind: 'rewrite', id: 'opening', text }, 'a')
  store.set(undoAtom, 'b')
  expect(texts()[0]).toBe('Mia')
  store.set(undoAtom, 'a')
  expect(texts()[0]).toBe(opening)
})

test('an added line is open at once, and gone with its letters when cancelled', () => {
  const { store, texts } = page()
  const before = texts()
  store.set(addAtom, 'opening', { text: 'You did it' })
  const open = store.get(openAtom)
  expect(store.get(scriptAtom)?.lines[1]).toMatchObject({ id: open?.id, text: 'You did it', origin: 'buyer' })
  store.set(editAtom, { kind: 'rewrite', id: open?.id ?? '', text: 'You did it!' }, open?.session)
  expect(texts()[1]).toBe('You did it!')
  store.set(undoAtom, open?.session)
  expect(texts()).toEqual(before)
})

test('the shop’s words can be had back, and that can be undone', () => {
  const { store, texts } = page()
  const before = texts()
  store.set(editAtom, { kind: 'rewrite', id: 'opening', text: 'Mia!' })
  store.set(resetAtom)
  expect(texts()).toEqual(before)
  expect(store.get(draftAtom).script).toBeNull()
  store.set(undoAtom)
  expect(texts()[0]).toBe('Mia!')
})

test('another tab’s edits are followed, and not undone here', () => {
  const { store, show, texts } = page()
  store.set(editAtom, { kind: 'rewrite', id: 'opening', text: 'Mia!' })
  const draft = store.get(draftAtom)
  const lines = draft.script?.lines.map((line) =>
    line.id === 'opening' ? { ...line, text: 'Dear Mia!' } : line,
  )
  lasting.write(draftKey, { ...draft, script: { ...draft.script, lines } })
  store.set(readAgainAtom)
  show()
  expect(texts()[0]).toBe('Dear Mia!')
  expect(store.get(canUndoAtom)).toBe(false)
  store.set(undoAtom)
  expect(texts()[0]).toBe('Dear Mia!')
})

test('the script that was seen is another draft’s after any change, and gone with the draft', () => {
  const { store } = page()
  const seen = () => seenScript(store.get(draftAtom), market)
  const lines = store.get(scriptAtom)?.lines ?? []
  rememberSeen(lines, store.get(draftAtom), market)
  expect(seen()).toEqual(lines)
  // As after a reload.
  expect(seenScript(createStore().get(draftAtom), market)).toEqual(lines)
  expect(seenScript(store.get(draftAtom), { locale: 'pt' })).toBeUndefined()
  store.set(draftAtom, { childAge: 7 })
  expect(seen()).toBeUndefined()
  store.set(resetDraftAtom)
  expect(sessionStorage).toHaveLength(0)
})
