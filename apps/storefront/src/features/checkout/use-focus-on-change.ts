import { useEffect, useRef } from 'react'

/** When the content changes like a screen, the focus goes to its heading, so that it is read aloud. */
export function useFocusOnChange(shown: string): void {
  const last = useRef<string>(null)
  useEffect(() => {
    if (last.current === shown) return
    last.current = shown
    const heading = document.querySelector<HTMLElement>('main h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [shown])
}
