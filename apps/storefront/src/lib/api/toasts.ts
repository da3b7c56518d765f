import { createToasts } from '@recadinho/ui/toast'

/** The page's notifications (§4): one at a time, at the head of the page, since price and next step are at its foot. */
export const toasts = createToasts({ top: '4.5rem' })
