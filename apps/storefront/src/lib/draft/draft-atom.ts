import { atom, useAtomValue, useSetAtom } from 'jotai'
import { atomWithLazy } from 'jotai/utils'
import { lasting, passing } from '../storage.ts'
import { useHydrated } from '../use-hydrated.ts'
import { emptyDraft, newKey, type Draft } from './draft.ts'
import { draftKey, seenScriptKey } from './in-progress.ts'
import { parseDraft } from './parse-draft.ts'
import { isWorthKeeping } from './selection.ts'
import { reportSelected } from '../tracking/report-selected.ts'

/** In this tab only: its draft, while another tab stores one for another child. */
const apartKey = 'recadinho.draft-apart.v1'
const isApart = () => passing.read(apartKey) !== undefined

const storedDraft = () => parseDraft(lasting.read(draftKey))
const currentAtom = atomWithLazy(() => parseDraft(passing.read(apartKey)) ?? storedDraft() ?? emptyDraft())
/** Whether another tab typed the name and nothing was changed here since: this tab follows while it is being typed. */
const followsNameAtom = atom(false)

/** The draft. Changes are stored once it has a package or a character (§4). */
export const draftAtom = atom(
  (get) => get(currentAtom),
  (get, set, change: Partial<Draft> | ((draft: Draft) => Draft)) => {
    const draft = get(currentAtom)
    const next = typeof change === 'function' ? change(draft) : { ...draft, ...change }
    if (next === draft) return
    set(currentAtom, next)
    set(followsNameAtom, false)
    if (isWorthKeeping(next)) {
      lasting.write(draftKey, next)
      if (isApart()) passing.write(apartKey, next)
    }
    // Reported here because only this tab's own changes pass through this setter.
    reportSelected(draft, next)
  },
)

/** Resets the draft to its defaults, in storage too, but for another tab's. The new draft has a new key. */
export const resetDraftAtom = atom(null, (get, set) => {
  const stored = storedDraft()
  if (!stored || !isOfAnotherChild(stored, get(currentAtom))) lasting.remove(draftKey)
  passing.remove(apartKey)
  passing.remove(seenScriptKey)
  set(currentAtom, emptyDraft(newKey(get(currentAtom).id)))
})

/**
 * Reads the draft again from storage, which another tab has changed (`follow-other-tabs.ts`). A draft for another child
 * does not replace this tab's, which from then on also lasts a reload.
 */
export const readAgainAtom = atom(null, (get, set) => {
  const own = get(currentAtom)
  const stored = storedDraft()
  if (stored && isOfAnotherChild(stored, own) && !get(followsNameAtom)) return passing.write(apartKey, own)
  const wasApart = isApart()
  passing.remove(apartKey)
  // The other tab's was ordered or reset: this is now the buyer's only draft.
  if (!stored && wasApart) return lasting.write(draftKey, own)
  const next = stored ?? emptyDraft(newKey(own.id))
  if (next.childName !== own.childName) set(followsNameAtom, true)
  set(currentAtom, next)
})

const isOfAnotherChild = (stored: Draft, own: Draft) => {
  const name = own.childName.trim().toLowerCase()
  return name !== '' && name !== stored.childName.trim().toLowerCase()
}

const untouched = emptyDraft('00000000-0000-4000-8000-000000000000')

/** The current draft. Empty on the first render, as in the prerendered HTML. */
export function useDraft(): Draft {
  const draft = useAtomValue(draftAtom)
  return useHydrated() ? draft : untouched
}

export const useChangeDraft = () => useSetAtom(draftAtom)
