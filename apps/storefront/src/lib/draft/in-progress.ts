import { lasting, passing } from '../storage.ts'

/** The storage key of the order draft (§3, §4). */
export const draftKey = 'recadinho.draft.v1'
const asideKey = 'recadinho.reset-draft.v1'

/** Whether there is an order in progress that a reset would lose. Cheap: the header checks on every page. */
export const orderInProgress = (): boolean => lasting.read(draftKey) !== undefined

/** §2: takes the stored draft out of the shop, but keeps it in this tab for an undo. */
export function setDraftAside(): void {
  const draft = lasting.read(draftKey)
  if (draft === undefined) return
  passing.write(asideKey, draft)
  lasting.remove(draftKey)
}

/** Whether an undo was not offered yet. */
export const isDraftAside = (): boolean => passing.read(asideKey) !== undefined

/** The draft that was set aside, once: reading it removes it. */
export function takeDraftAside(): unknown {
  const draft = passing.read(asideKey)
  passing.remove(asideKey)
  return draft
}
