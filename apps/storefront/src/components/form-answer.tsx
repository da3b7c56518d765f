import type { ReactNode } from 'react'

/** Replaces a form after it was sent and takes the focus, so that phones scroll to it and screen readers read it. */
export function FormAnswer({ children }: { children: ReactNode }) {
  return (
    <div tabIndex={-1} ref={takeFocus}>
      {children}
    </div>
  )
}

const takeFocus = (answer: HTMLElement | null) => answer?.focus()
