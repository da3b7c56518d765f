/**
 * Calls back once when an element is near the screen and the browser idle; never for visitors who save data or have a
 * slow connection. Returns a function that cancels it.
 */
export function whenNear(element: Element, act: () => void): () => void {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } } // not in the DOM types
  if (connection?.saveData || /2g|3g/.test(connection?.effectiveType ?? '')) return () => undefined
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    ;(globalThis.requestIdleCallback ?? setTimeout)(act)
  })
  observer.observe(element)
  return () => observer.disconnect()
}
