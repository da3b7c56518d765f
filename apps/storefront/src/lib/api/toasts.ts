import { createToasts } from '@recadinho/ui/toast'

/** The page's notifications (§4): one at a time, at the foot, above price and next step. */
export const toasts = createToasts()
