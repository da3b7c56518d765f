/** Calls back once, when an element is on the screen or a tenth of a screen away. Returns a function that cancels it. */
export function whenNear(element: Element, act: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      act()
    },
    { rootMargin: '10% 0px' },
  )
  observer.observe(element)
  return () => observer.disconnect()
}

/** Whether files may be fetched that nobody asked for: not for visitors who save data or have a slow connection. */
export function mayFetchUnasked(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } } // not in the DOM types
  return !connection?.saveData && !/2g|3g/.test(connection?.effectiveType ?? '')
}
