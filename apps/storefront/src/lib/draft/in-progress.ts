import { lasting, type SafeStorage } from '../storage.ts'

/** Where the order draft is kept (§3, §4). */
export const draftKey = 'recadinho.draft.v1'

/** Whether there is an order in progress that a reset would lose. Cheap: the header asks on every page. */
export const orderInProgress = (storage: SafeStorage = lasting): boolean =>
  storage.read(draftKey) !== undefined
