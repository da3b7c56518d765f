import { useEffect, useRef, type RefObject } from 'react'

/** Moves the focus to the page's heading without scrolling, so that a change of screen is read aloud. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return
  // A heading takes the focus only when it may.
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/** Focuses the page's heading when the page is shown, and each time `screen` changes. */
export function useHeadingFocus(screen?: string | number): void {
  const last = useRef<{ screen: typeof screen }>(undefined)
  useEffect(() => {
    if (last.current?.screen === screen && last.current) return
    last.current = { screen }
    focusHeading()
  }, [screen])
}

/** The list of a form's errors, and what moves the focus to it once it is drawn. */
export function useErrorFocus(): { summary: RefObject<HTMLDivElement | null>; focusSummary: () => void } {
  const summary = useRef<HTMLDivElement>(null)
  return { summary, focusSummary: () => void requestAnimationFrame(() => summary.current?.focus()) }
}
