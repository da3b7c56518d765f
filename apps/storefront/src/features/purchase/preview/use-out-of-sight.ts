import { media } from '@recadinho/ui/tokens'
import { useEffect, useState, type RefObject } from 'react'

/** Whether less than half of an element is left below the header, on a phone held upright: wider screens keep it in view. */
export function useOutOfSight(element: RefObject<HTMLElement | null>): boolean {
  const [out, setOut] = useState(false)
  useEffect(() => {
    if (!element.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1)
        if (!entry) return
        const phone = matchMedia(media.phone).matches && !matchMedia(media.landscapePhone).matches
        setOut(phone && entry.intersectionRatio < 0.5 && entry.boundingClientRect.top < 0)
      },
      { rootMargin: '-64px 0px 0px', threshold: [0, 0.5] },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return out
}
