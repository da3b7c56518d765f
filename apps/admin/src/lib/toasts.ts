import { createToasts } from '@recadinho/ui/toast'

export const toasts = createToasts()
