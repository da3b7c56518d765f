import type { ReactNode } from 'react'

/**
 * Replaces a form after it was sent: it takes the focus, so that a phone scrolls to it and a screen reader reads it.
 */
export function FormAnswer({ children }: { children: ReactNode }) {
  return (
    <div tabIndex={-1} ref={takeFocus}>
      {children}
    </div>
  )
}

const takeFocus = (answer: HTMLElement | null) => answer?.focus()
