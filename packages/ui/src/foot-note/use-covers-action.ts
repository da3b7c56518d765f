import { useEffect, useState, type RefObject } from 'react'
import * as button from '../button/button.css.ts'

/** Whether the element covers a primary button of the page. */
export function useCoversAction(element: RefObject<HTMLElement | null>): boolean {
  const [covers, setCovers] = useState(false)
  useEffect(() => {
    const here = new AbortController()
    let frame = 0
    const look = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0
        const own = element.current?.getBoundingClientRect()
        if (!own) return
        const actions = document.querySelectorAll(`main .${button.variants.primary}`)
        setCovers([...actions].some((action) => overlap(own, action.getBoundingClientRect())))
      })
    }
    const sizes = 'ResizeObserver' in globalThis ? new ResizeObserver(look) : undefined
    sizes?.observe(document.body)
    addEventListener('scroll', look, { passive: true, signal: here.signal })
    addEventListener('resize', look, { signal: here.signal })
    look()
    return () => {
      here.abort()
      sizes?.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [element])
  return covers
}

const overlap = (a: DOMRect, b: DOMRect) =>
  b.width > 0 && a.top < b.bottom && b.top < a.bottom && a.left < b.right && b.left < a.right
