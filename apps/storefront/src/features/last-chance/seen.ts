import type { PagePath } from '../../lib/pages/pages.ts'
import { passing } from '../../lib/storage.ts'
import { isCheckoutPath } from './leaves-checkout.ts'

const key = 'recadinho.last-chance.v1'

/** Whether the offer was made in this visit. If storage is blocked, this lasts as long as the page. */
export const wasOffered = (): boolean => passing.read(key) !== undefined

/** Records that the offer was made, and at which checkout. */
export function rememberOffered(checkout?: PagePath): void {
  passing.write(key, checkout ?? returnPath())
}

/** The checkout to return to. */
export function returnPath(): PagePath {
  const path = passing.read(key)
  return isCheckoutPath(path) ? path : '/checkout'
}
