import { lasting, passing } from '../storage.ts'

/** The storage key of the order draft (§3, §4). */
export const draftKey = 'recadinho.draft.v1'
/** In this tab only: the script that the buyer saw last, to be ordered to the letter (`script/seen-script.ts`). */
export const seenScriptKey = 'recadinho.script.v1'
const asideKey = 'recadinho.reset-draft.v1'

/** Whether a reset would lose an order in progress. Cheap, because the header checks on every page. */
export const orderInProgress = (): boolean => lasting.read(draftKey) !== undefined

/** §2: removes the stored draft from the shop, but keeps it in this tab for an undo. */
export function setDraftAside(): void {
  keepForUndo(lasting.read(draftKey))
  lasting.remove(draftKey)
}

export function keepForUndo(draft: unknown): void {
  if (draft !== undefined) passing.write(asideKey, draft)
}

/** Whether there is a draft to offer an undo for. */
export const isDraftAside = (): boolean => passing.read(asideKey) !== undefined

/** Reads the draft that was set aside and removes it. */
export function takeDraftAside(): unknown {
  const draft = passing.read(asideKey)
  passing.remove(asideKey)
  return draft
}
