import { createToasts } from '@recadinho/ui/toast'

/** The page's notifications (§4): one at a time, at the bottom, above the price and the next step. */
export const toasts = createToasts()
