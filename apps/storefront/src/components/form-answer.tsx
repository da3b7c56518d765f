import type { ReactNode } from 'react'

/** What takes a form's place once it was sent: it has the focus, so that a phone shows it and a screen reader goes on there. */
export function FormAnswer({ children }: { children: ReactNode }) {
  return (
    <div tabIndex={-1} ref={takeFocus}>
      {children}
    </div>
  )
}

const takeFocus = (answer: HTMLElement | null) => answer?.focus()
