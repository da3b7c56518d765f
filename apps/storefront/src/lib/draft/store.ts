import { atom, getDefaultStore, useAtomValue } from 'jotai'
import { lasting } from '../storage.ts'
import { useHydrated } from '../use-hydrated.ts'
import { emptyDraft, type Draft } from './draft.ts'
import { draftKey } from './in-progress.ts'
import { parseDraft } from './parse-draft.ts'
import { isWorthKeeping } from './selection.ts'

const store = getDefaultStore()
const draftAtom = atom<Draft>(parseDraft(lasting.read(draftKey)) ?? emptyDraft())
// Another tab's changes are read too: one buyer has one draft. Absent during prerendering.
globalThis.addEventListener?.('storage', ({ key }) => {
  if (key === draftKey) store.set(draftAtom, parseDraft(lasting.read(draftKey)) ?? emptyDraft())
})

const untouched = emptyDraft('00000000-0000-4000-8000-000000000000')

/** The current draft. Empty on the first render, as in the prerendered HTML. */
export function useDraft(): Draft {
  const draft = useAtomValue(draftAtom, { store })
  return useHydrated() ? draft : untouched
}

/** The draft outside of components: route guards, sending. */
export const currentDraft = (): Draft => store.get(draftAtom)

/** Changes the draft, and stores it once there is a package or a character (§4). */
export function changeDraft(change: Partial<Draft> | ((draft: Draft) => Draft)): void {
  const draft = currentDraft()
  const next = typeof change === 'function' ? change(draft) : { ...draft, ...change }
  if (next === draft) return
  store.set(draftAtom, next)
  if (isWorthKeeping(next)) lasting.write(draftKey, next)
}

/** Brings back a draft that a reset removed. */
export function restoreDraft(stored: unknown): void {
  const draft = parseDraft(stored)
  if (draft) changeDraft(() => draft)
}

/** Resets everything to the defaults, in storage too. The new draft has a new key. */
export function resetDraft(): void {
  store.set(draftAtom, emptyDraft())
  lasting.remove(draftKey)
}
