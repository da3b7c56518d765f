import { media } from '@recadinho/ui/tokens'
import { useEffect, useState, type RefObject } from 'react'

/**
 * Where a bar below the header begins, in pixels, while less than half of the element is visible below the header;
 * otherwise undefined. Only on a phone held upright, and only if header and bottom bar leave half of the screen.
 */
export function useDockTop(element: RefObject<HTMLElement | null>): number | undefined {
  const [top, setTop] = useState<number>()
  useEffect(() => {
    if (!element.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1)
        if (!entry) return
        const phone = matchMedia(media.phone).matches && !matchMedia(media.landscapePhone).matches
        const out = phone && entry.intersectionRatio < 0.5 && entry.boundingClientRect.top < 0
        const [header, bar] = [heightOf('header'), heightOf('[data-bar]')]
        setTop(out && header + bar < innerHeight / 2 ? header : undefined)
      },
      { rootMargin: '-64px 0px 0px', threshold: [0, 0.5] },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return top
}

const heightOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().height ?? 0
