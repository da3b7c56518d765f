import { createToaster } from '@ark-ui/react/toast'
import { timing } from '../tokens.ts'

/** §3: what a toast says. `destructive` is for what went wrong. */
export interface ToastItem {
  id?: string
  title: string
  description?: string
  action?: { label: string; onClick: () => void }
  variant?: 'default' | 'destructive'
}

export type Toasts = ReturnType<typeof createToasts>

/** The list of toasts: at most one is seen, for 5 s; a new one takes the old one's place (§4, §9). It stands at the foot of the page, or at its head, below what `top` leaves for a header. */
export function createToasts({ top }: { top?: string } = {}) {
  const store = createToaster({
    placement: top === undefined ? 'bottom' : 'top',
    offsets: { left: '1rem', right: '1rem', top: top ?? '1rem', bottom: '1rem' },
    duration: timing.toastDuration,
    removeDelay: timing.toastRemoval,
    hotkey: ['F8'],
  })

  return {
    store,

    /** Shows a toast and answers its id. */
    show({ variant = 'default', ...item }: ToastItem): string {
      store.remove()
      return store.create({ ...item, type: variant === 'destructive' ? 'error' : 'info' })
    },

    /** Closes a toast, or the one that is seen. */
    dismiss(id?: string) {
      store.dismiss(id)
    },
  }
}
