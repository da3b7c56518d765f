import type { PagePath } from '../../lib/pages/pages.ts'
import { passing } from '../../lib/storage.ts'
import { isCheckoutPath } from './leaves-checkout.ts'

const key = 'recadinho.last-chance.v1'

/** The offer is made once a visit. When storage is blocked, that lasts as long as the page. */
export const wasOffered = (): boolean => passing.read(key) !== undefined

/** Stores that the offer was made, and from which checkout. */
export function rememberOffered(checkout?: PagePath): void {
  passing.write(key, checkout ?? returnPath())
}

/** The checkout to go back to. */
export function returnPath(): PagePath {
  const path = passing.read(key)
  return isCheckoutPath(path) ? path : '/checkout'
}
