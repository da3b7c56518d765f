import { useSyncExternalStore, type ReactNode } from 'react'
import * as css from './online.css.ts'

/** Whether the device is online, as it changes; true while that is unknown. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
}

function subscribe(changed: () => void) {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

/** Says that the device is offline, and what that means here; nothing while it is online. */
export function OfflineBanner({ title, children }: { title: ReactNode; children: ReactNode }) {
  if (useOnline()) return null
  return (
    <output className={css.banner}>
      <strong>{title}</strong>
      <span className={css.words}>{children}</span>
    </output>
  )
}
