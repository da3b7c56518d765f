import type { Client } from '@recadinho/contracts/client'
import { atom } from 'jotai'
import { marketAtom } from '../market/use-market.ts'
import { identifyVisit, storedVisit, visitKey } from './visit.ts'

const changes = atom(0)
// Another tab may change the visit.
changes.onMount = (set) => {
  const follow = ({ key }: StorageEvent) => {
    if (key === visitKey) set((before) => before + 1)
  }
  addEventListener('storage', follow)
  return () => removeEventListener('storage', follow)
}

/**
 * The visitor's number or `anonymous`. `src/on-load.ts` registers, abandons and resumes the visit in storage, outside
 * the app.
 */
const visitorAtom = atom((get) => {
  get(changes)
  return storedVisit()?.phone
})

/** §4: whether a visitor who selected a language has neither entered a number nor continued without one. */
export const isVisitorUnknownAtom = atom(
  (get) => get(visitorAtom) === undefined && get(marketAtom) !== undefined,
)

/** Identifies the visitor by a phone number's digits or as `anonymous`; throws if registration fails. */
export const identifyVisitorAtom = atom(null, async (_, set, api: Client, phone: string) => {
  await identifyVisit(api, phone)
  set(changes, (before) => before + 1)
})
