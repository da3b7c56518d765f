// @vitest-environment jsdom
import { createStore } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lasting } from '../storage.ts'
import { draftAtom, resetDraftAtom } from './draft-atom.ts'
import { emptyDraft, type Draft } from './draft.ts'
import { followOtherTabs } from './follow-other-tabs.ts'
import { draftKey } from './in-progress.ts'

const selection = { selectedCharacters: [{ id: 'bramble' }] }
/** Changes the storage as another tab does; the browser then notifies this tab. */
function inAnotherTab(draft: Draft | undefined) {
  if (draft) lasting.write(draftKey, draft)
  else lasting.remove(draftKey)
  dispatchEvent(new StorageEvent('storage', { key: draftKey }))
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  vi.spyOn(globalThis, 'addEventListener')
})
// The pages of a test end with it.
afterEach(() => {
  for (const [type, listener] of vi.mocked(addEventListener).mock.calls)
    if (listener) removeEventListener(type, listener)
  vi.restoreAllMocks()
})

test('§4: a draft is stored once there is a package or a character, and read by the next page', () => {
  const page = createStore()
  page.set(draftAtom, { childName: 'Olivia' })
  expect(lasting.read(draftKey)).toBeUndefined()
  page.set(draftAtom, selection)
  const next = createStore().get(draftAtom)
  expect(next).toMatchObject({ childName: 'Olivia', ...selection })
  expect(next.id).toBe(page.get(draftAtom).id)
})

test('a reset removes it from the storage, and the next draft is another order', () => {
  const page = createStore()
  page.set(draftAtom, selection)
  const { id } = page.get(draftAtom)
  page.set(resetDraftAtom)
  expect(page.get(draftAtom)).toEqual(emptyDraft(page.get(draftAtom).id))
  expect(page.get(draftAtom).id).not.toBe(id)
  expect(lasting.read(draftKey)).toBeUndefined()
})

test('what another tab changes or resets is read here too', async () => {
  const page = createStore()
  followOtherTabs(page)
  page.set(draftAtom, selection)
  inAnotherTab({ ...emptyDraft(), ...selection, childName: 'Igor' })
  await vi.waitFor(() => expect(page.get(draftAtom).childName).toBe('Igor'))
  inAnotherTab(undefined)
  await vi.waitFor(() => expect(page.get(draftAtom).selectedCharacters).toEqual([]))
})

test('a name that is typed in another tab is followed letter by letter, until something is changed here', async () => {
  const page = createStore()
  followOtherTabs(page)
  page.set(draftAtom, selection)
  const other = page.get(draftAtom)
  for (const childName of ['A', 'An', 'Anm', 'An', 'Anna']) {
    inAnotherTab({ ...other, childName })
    await vi.waitFor(() => expect(page.get(draftAtom).childName).toBe(childName))
  }
  expect(sessionStorage).toHaveLength(0)
  page.set(draftAtom, { additionalNotes: 'She sings' })
  inAnotherTab({ ...other, childName: 'Bruno' })
  await vi.waitFor(() => expect(sessionStorage).toHaveLength(1))
  expect(page.get(draftAtom)).toMatchObject({ childName: 'Anna', additionalNotes: 'She sings' })
})

test('another tab’s order for another child does not replace this tab’s, not even by a reload', async () => {
  const page = createStore()
  followOtherTabs(page)
  page.set(draftAtom, { ...selection, childName: 'Anna' })
  const bruno = { ...page.get(draftAtom), childName: 'Bruno', additionalNotes: 'He loves trains' }
  inAnotherTab({ ...bruno, childName: '' })
  inAnotherTab(bruno)
  await vi.waitFor(() => expect(sessionStorage).toHaveLength(1))
  expect(page.get(draftAtom).childName).toBe('Anna')
  const reloaded = createStore()
  expect(reloaded.get(draftAtom).childName).toBe('Anna')
  reloaded.set(draftAtom, { additionalNotes: 'She sings' })
  expect(createStore().get(draftAtom)).toMatchObject({ childName: 'Anna', additionalNotes: 'She sings' })
})

test('a reset leaves another tab’s order alone', async () => {
  const page = createStore()
  followOtherTabs(page)
  page.set(draftAtom, { ...selection, childName: 'Anna' })
  inAnotherTab({ ...page.get(draftAtom), childName: 'Bruno' })
  await vi.waitFor(() => expect(sessionStorage).toHaveLength(1))
  page.set(resetDraftAtom)
  expect(page.get(draftAtom).childName).toBe('')
  expect(createStore().get(draftAtom).childName).toBe('Bruno')
})

test('once the other tab’s order is placed, this tab’s is the stored one again', async () => {
  const page = createStore()
  followOtherTabs(page)
  page.set(draftAtom, { ...selection, childName: 'Anna' })
  inAnotherTab({ ...page.get(draftAtom), childName: 'Bruno' })
  await vi.waitFor(() => expect(sessionStorage).toHaveLength(1))
  inAnotherTab(undefined)
  await vi.waitFor(() => expect(sessionStorage).toHaveLength(0))
  expect(page.get(draftAtom).childName).toBe('Anna')
  expect(lasting.read(draftKey)).toMatchObject({ childName: 'Anna' })
})

test('a change to the same child’s order is read here too', async () => {
  const page = createStore()
  followOtherTabs(page)
  page.set(draftAtom, { ...selection, childName: 'Anna' })
  inAnotherTab({ ...page.get(draftAtom), childName: ' anna', additionalNotes: 'She sings' })
  await vi.waitFor(() => expect(page.get(draftAtom).additionalNotes).toBe('She sings'))
})

test.each(['{', '7', '{"id":"x"}', '[]'])('a hand-edited storage, %s, reads as no draft', (stored) => {
  localStorage.setItem(draftKey, stored)
  const draft = createStore().get(draftAtom)
  expect(draft).toEqual(emptyDraft(draft.id))
})
