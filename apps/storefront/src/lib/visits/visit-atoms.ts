import type { Client } from '@recadinho/contracts/client'
import { atom } from 'jotai'
import { marketAtom } from '../market/use-market.ts'
import { identifyVisit, storedVisit, visitKey } from './visit.ts'

const changes = atom(0)
// The visitor may answer in another tab.
changes.onMount = (set) => {
  const follow = ({ key }: StorageEvent) => {
    if (key === visitKey) set((before) => before + 1)
  }
  addEventListener('storage', follow)
  return () => removeEventListener('storage', follow)
}

/**
 * Who the visitor is. Only that: `src/on-load.ts` registers, abandons and resumes the visit in storage, beside the app.
 */
const visitorAtom = atom((get) => {
  get(changes)
  return storedVisit()?.phone
})

/** §4: the visitor, who has selected a language, has neither given a number nor gone on without one. */
export const isVisitorUnknownAtom = atom(
  (get) => get(visitorAtom) === undefined && get(marketAtom) !== undefined,
)

/** Identifies the visitor by a number's digits or as `anonymous`; throws when that cannot be registered. */
export const identifyVisitorAtom = atom(null, async (_, set, api: Client, phone: string) => {
  await identifyVisit(api, phone)
  set(changes, (before) => before + 1)
})
