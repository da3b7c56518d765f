import { useEffect, useRef, useSyncExternalStore, type KeyboardEvent } from 'react'
import { createPortal } from 'react-dom'
import type { Toasts as ToastList } from './toasts.ts'
import * as css from './toast.css.ts'
import { ToastCard } from './toast-card.tsx'

export { createToasts, type Toast, type ToastItem, type Toasts as ToastList } from './toasts.ts'

export interface ToastsProps {
  toasts: ToastList
  /** Accessible name of the region, which F8 focuses; mention the key in it. */
  label: string
  closeLabel: string
}

/** The notification area, once per page: at the bottom, above a sticky bar. Not part of prerendered HTML. */
export function Toasts(props: ToastsProps) {
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  // Outside the page: an open dialog hides the page from screen readers, but toasts must still be announced.
  return inBrowser && createPortal(<Region {...props} />, document.body)
}

/** A live region that always exists, so that toasts added to it are announced. */
function Region({ toasts, label, closeLabel }: ToastsProps) {
  const toast = useSyncExternalStore(toasts.subscribe, toasts.current, nothing)
  const region = useRef<HTMLElement>(null)
  const before = useRef<HTMLElement>(null)

  useEffect(() => {
    const reach = ({ key }: globalThis.KeyboardEvent) => {
      if (key !== 'F8' || !region.current) return
      if (!region.current.contains(document.activeElement) && document.activeElement instanceof HTMLElement)
        before.current = document.activeElement
      region.current.focus()
    }
    document.addEventListener('keydown', reach)
    return () => document.removeEventListener('keydown', reach)
  }, [])

  const giveFocusBack = () => {
    if (region.current?.contains(document.activeElement)) before.current?.focus({ preventScroll: true })
  }
  const close = () => {
    giveFocusBack()
    toasts.dismiss()
  }
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    close()
  }
  return (
    // oxlint-disable jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex -- §4: F8 focuses it, and Escape leaves it
    <section
      ref={region}
      aria-label={label}
      aria-live="polite"
      tabIndex={-1}
      data-toasts
      className={css.region}
      onKeyDown={leave}
      onMouseEnter={toasts.pause}
      onMouseLeave={({ currentTarget }) => currentTarget.contains(document.activeElement) || toasts.resume()}
      onFocus={toasts.pause}
      onBlur={({ currentTarget }) => currentTarget.matches(':hover') || toasts.resume()}
    >
      {toast && <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} onClose={close} />}
    </section>
    // oxlint-enable jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex
  )
}

const nothing = () => undefined
const never = () => () => undefined
