import { expect, type Page } from '@playwright/test'

/** Fails with the elements that overflow a viewport of that width at that text size (1 is the browser's default). */
export async function expectNoOverflow(page: Page, width: number, text = 1) {
  const before = page.viewportSize()
  await page.setViewportSize({ width, height: 800 })
  await page.evaluate((size) => (document.documentElement.style.fontSize = `${size * 100}%`), text)
  await expect.poll(() => page.evaluate(standOut), `${page.url()} at ${width} px, text × ${text}`).toEqual([])
  await page.evaluate(() => (document.documentElement.style.fontSize = ''))
  if (before) await page.setViewportSize(before)
}

function standOut(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  const wide = [...document.querySelectorAll('body *')].filter(
    (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
  )
  return [
    `${scrollWidth} of ${clientWidth}`,
    ...wide.slice(-5).map(({ outerHTML }) => outerHTML.slice(0, 120)),
  ]
}
