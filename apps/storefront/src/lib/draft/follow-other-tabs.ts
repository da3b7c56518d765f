import type { Store } from 'jotai'
import { draftKey } from './in-progress.ts'

/** Follows changes of the draft in other tabs: a buyer has one draft for a child. Its code is fetched with the first change. */
export function followOtherTabs(store: Store): void {
  addEventListener('storage', ({ key }) => {
    if (key !== draftKey) return
    import('./draft-atom.ts').then(({ readAgainAtom }) => store.set(readAgainAtom)).catch(console.info)
  })
}
