import { useEffect, useRef, type RefObject } from 'react'

/** Focuses the page's heading without scrolling, so that screen readers announce a change of screen. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return
  // Headings are focusable only with a tabindex.
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/** Focuses the page's heading on mount, and whenever `screen` changes. */
export function useHeadingFocus(screen?: string | number): void {
  const last = useRef<{ screen: typeof screen }>(undefined)
  useEffect(() => {
    if (last.current?.screen === screen && last.current) return
    last.current = { screen }
    focusHeading()
  }, [screen])
}

/** Ref of a form's error summary, and a function that focuses it after rendering. */
export function useErrorFocus(): { summary: RefObject<HTMLDivElement | null>; focusSummary: () => void } {
  const summary = useRef<HTMLDivElement>(null)
  return { summary, focusSummary: () => void requestAnimationFrame(() => summary.current?.focus()) }
}
