import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

/** A narrow phone with the text size doubled, scrolled to the top. */
export async function enlargeText(page: Page) {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.evaluate(async () => {
    document.documentElement.style.fontSize = '200%'
    await document.fonts.ready
  })
}

/** Everything interactive in this part can be scrolled to, is not clipped at the sides, and is not covered. */
export async function expectReachable(page: Page, part: Locator) {
  await expect(part.first()).toBeVisible()
  await expect.poll(() => part.evaluateAll(unreachable), page.url()).toEqual([])
}

function unreachable(parts: Element[]): string[] {
  const all = parts.flatMap((part) => [
    ...(part.matches('a, button') ? [part] : []),
    ...part.querySelectorAll('a[href], button, input:not([type=hidden]), select, textarea, summary'),
  ])
  const hidden = (element: Element) =>
    !element.checkVisibility({ visibilityProperty: true }) || element.closest('[inert]') !== null
  return all
    .filter((element) => !hidden(element))
    .flatMap((element) => {
      const isTall = element.getBoundingClientRect().height > innerHeight / 2
      element.scrollIntoView({ block: isTall ? 'start' : 'center', inline: 'nearest', behavior: 'instant' })
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const within = left >= -0.5 && right <= innerWidth + 0.5
      // Tall elements are tested near their top.
      const y = Math.min((top + bottom) / 2, top + 40)
      // A wallet's button is in a shadow root.
      const root = element.getRootNode() as Document | ShadowRoot // the element is attached
      const hit = root.elementFromPoint((left + right) / 2, y)
      const free = hit !== null && (element.contains(hit) || hit.closest('label')?.contains(element) === true)
      const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)
      return within && free
        ? []
        : [
            `${element.tagName} “${words}” ${Math.round(left)}…${Math.round(right)}, ${Math.round(y)}: ${hit?.outerHTML.slice(0, 60)}`,
          ]
    })
}
