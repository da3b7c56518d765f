import { lasting, type SafeStorage } from '../storage.ts'

/** The storage key of the order draft (§3, §4). */
export const draftKey = 'recadinho.draft.v1'

/** Whether there is an order in progress that a reset would lose. Cheap: the header checks on every page. */
export const orderInProgress = (storage: SafeStorage = lasting): boolean =>
  storage.read(draftKey) !== undefined
