import { useSyncExternalStore, type ReactNode } from 'react'
import * as css from './online.css.ts'

/** Whether the device is online, kept up to date; true while unknown. */
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

/** A notice that the device is offline and what that means here; renders nothing while online. */
export function OfflineBanner({ title, children }: { title: ReactNode; children: ReactNode }) {
  if (useOnline()) return null
  return (
    <output className={css.banner}>
      <strong>{title}</strong>
      <span className={css.words}>{children}</span>
    </output>
  )
}
