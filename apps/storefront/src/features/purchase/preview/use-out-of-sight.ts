import { media } from '@recadinho/ui/tokens'
import { useEffect, useState, type RefObject } from 'react'

/**
 * The height of the page's header as long as less than half of an element is left below it, on a phone held upright:
 * wider screens keep it in view. With text so large that header and bar take half of the screen, there is no room for
 * a small one.
 */
export function useOutOfSight(element: RefObject<HTMLElement | null>): number | undefined {
  const [below, setBelow] = useState<number>()
  useEffect(() => {
    if (!element.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1)
        if (!entry) return
        const phone = matchMedia(media.phone).matches && !matchMedia(media.landscapePhone).matches
        const out = phone && entry.intersectionRatio < 0.5 && entry.boundingClientRect.top < 0
        const [header, bar] = [heightOf('header'), heightOf('[data-bar]')]
        setBelow(out && header + bar < innerHeight / 2 ? header : undefined)
      },
      { rootMargin: '-64px 0px 0px', threshold: [0, 0.5] },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return below
}

const heightOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().height ?? 0
