import { scrollDuration, scrollOffset } from '../constants.ts'
import { prefersReducedMotion } from './page.ts'

/** Scrolls an element into the part of the viewport not covered by sticky bars (read from `scroll-padding`). */
export async function scrollTo(element: Element): Promise<void> {
  const { top, bottom } = element.getBoundingClientRect()
  const { above, below } = covered()
  if (isStuck(element) || (top >= above && bottom <= innerHeight - below)) return
  const end = document.documentElement.scrollHeight - innerHeight
  const to = Math.min(Math.max(scrollY + top - above - scrollOffset, 0), end)
  await glide(scrollY, to, prefersReducedMotion() ? 0 : scrollDuration)
}

/** Pixels at the viewport's top and bottom covered by sticky bars. */
export function covered(): { above: number; below: number } {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement)
  return { above: parseFloat(scrollPaddingTop) || 0, below: parseFloat(scrollPaddingBottom) || 0 }
}

/** Fixed and sticky elements move with the viewport: scrolling does not help. */
export function isStuck(element: Element | null): boolean {
  for (let at = element; at; at = at.parentElement)
    if (/fixed|sticky/.test(getComputedStyle(at).position)) return true
  return false
}

function glide(from: number, to: number, duration: number) {
  const start = performance.now()
  return new Promise<void>((done) => {
    const frame = (now: number) => {
      const part = duration === 0 ? 1 : Math.min(Math.max(now - start, 0) / duration, 1)
      window.scrollTo({ top: from + (to - from) * (1 - (1 - part) ** 3), behavior: 'instant' })
      if (part < 1) requestAnimationFrame(frame)
      else done()
    }
    requestAnimationFrame(frame)
  })
}
