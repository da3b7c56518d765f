import { atom, useAtomValue, useSetAtom } from 'jotai'
import { atomWithLazy } from 'jotai/utils'
import { lasting } from '../storage.ts'
import { useHydrated } from '../use-hydrated.ts'
import { emptyDraft, type Draft } from './draft.ts'
import { draftKey } from './in-progress.ts'
import { parseDraft } from './parse-draft.ts'
import { isWorthKeeping } from './selection.ts'
import { reportSelected } from '../tracking/report-selected.ts'

const storedDraft = () => parseDraft(lasting.read(draftKey)) ?? emptyDraft()
const currentAtom = atomWithLazy(storedDraft)

/** The draft. Changes are stored once it has a package or a character (§4). */
export const draftAtom = atom(
  (get) => get(currentAtom),
  (get, set, change: Partial<Draft> | ((draft: Draft) => Draft)) => {
    const draft = get(currentAtom)
    const next = typeof change === 'function' ? change(draft) : { ...draft, ...change }
    if (next === draft) return
    set(currentAtom, next)
    if (isWorthKeeping(next)) lasting.write(draftKey, next)
    // Reported here because only this tab's own changes pass through this setter.
    reportSelected(draft, next)
  },
)

/** Resets the draft to its defaults, in storage too. The new draft has a new key. */
export const resetDraftAtom = atom(null, (_get, set) => {
  set(currentAtom, emptyDraft())
  lasting.remove(draftKey)
})

/** Reads the draft again from storage, which another tab has changed (`follow-other-tabs.ts`). */
export const readAgainAtom = atom(null, (_get, set) => set(currentAtom, storedDraft()))

const untouched = emptyDraft('00000000-0000-4000-8000-000000000000')

/** The current draft. Empty on the first render, as in the prerendered HTML. */
export function useDraft(): Draft {
  const draft = useAtomValue(draftAtom)
  return useHydrated() ? draft : untouched
}

export const useChangeDraft = () => useSetAtom(draftAtom)
