import { createToasts } from '@recadinho/ui/toast'

/** The page's notifications (§4): one at a time, above the bar at the foot. */
export const toasts = createToasts({ bottom: '5.5rem' })
