import { timing } from '../tokens.ts'

/** §3: the content of a toast. `destructive` is for failures. */
export interface ToastItem {
  id?: string
  title: string
  description?: string
  action?: { label: string; onClick: () => void }
  variant?: 'default' | 'destructive'
}

/** A toast that was shown. Dismissed toasts stay in the list, hidden, until they are removed (§4). */
export interface Toast extends ToastItem {
  id: string
  variant: 'default' | 'destructive'
  state: 'open' | 'closed'
}

/** The toast store, which shows at most one: a new one replaces the old one (§4, §9). */
export interface Toasts {
  current: () => Toast | undefined
  subscribe: (changed: () => void) => () => void
  /** Shows a toast and returns its id. It closes automatically after 5 s. */
  show: (item: ToastItem) => string
  /** Closes the given toast, or the visible one; it is removed 1,000,000 ms later. */
  dismiss: (id?: string) => void
  /** Pauses the 5 s timer while the toast is hovered or focused; `resume` continues with the remaining time. */
  pause: () => void
  resume: () => void
}

export function createToasts(): Toasts {
  const listeners = new Set<() => void>()
  let toast: Toast | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let left = 0
  let since = 0
  let count = 0

  const set = (next: Toast | undefined) => {
    toast = next
    for (const listener of listeners) listener()
  }
  const after = (delay: number, work: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(work, delay)
  }
  const run = () => {
    since = Date.now()
    after(left, dismiss)
  }
  function dismiss(id?: string) {
    if (toast?.state !== 'open' || (id !== undefined && id !== toast.id)) return
    set({ ...toast, state: 'closed' })
    after(timing.toastRemoval, () => set(undefined))
  }

  return {
    current: () => toast,
    subscribe(changed) {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    show(item) {
      const id = item.id ?? `toast-${++count}`
      left = timing.toastDuration
      run()
      set({ variant: 'default', ...item, id, state: 'open' })
      return id
    },
    dismiss: (id) => dismiss(id),
    pause() {
      if (toast?.state !== 'open' || since === 0) return
      clearTimeout(timer)
      left -= Date.now() - since
      since = 0
    },
    resume() {
      if (toast?.state === 'open' && since === 0) run()
    },
  }
}
