/** Reports whether an element is visible: on the screen, in a visible tab. Returns a function that stops it. */
export function watchSeen(element: Element, onChange: (seen: boolean) => void): () => void {
  let onScreen = true
  let seen = true
  const look = () => {
    const now = onScreen && document.visibilityState !== 'hidden'
    if (now === seen) return
    seen = now
    onChange(seen)
  }
  const observer = new IntersectionObserver((entries) => {
    onScreen = entries.at(-1)?.isIntersecting ?? true
    look()
  })
  observer.observe(element)
  document.addEventListener('visibilitychange', look)
  return () => {
    observer.disconnect()
    document.removeEventListener('visibilitychange', look)
  }
}
