import type { Locator, Page } from '@playwright/test'
import { arrive, beginPurchase, selectCharacters, selectPackage, personalize } from './support/buyer.ts'
import { expect, test } from './support/test.ts'

/** §2: the labels of a tour. */
const labels = {
  en: { back: 'Back', close: 'Close', finish: 'Finish', next: 'Next', skip: 'Skip tutorial' },
  pt: { back: 'Voltar', close: 'Fechar', finish: 'Finalizar', next: 'Próximo', skip: 'Pular tutorial' },
}

const tooltip = (page: Page) => page.locator('.shepherd-element[data-tour-seen]')
const overlay = (page: Page) => page.locator('.shepherd-modal-overlay-container')
const number = (box: Locator) => box.getByText(/^\d+ (of|de) \d+$/)

/** Presses Next by keyboard until the last step, and expects `size` steps. */
async function walk(page: Page, size: number, onStep: (step: number) => Promise<void>) {
  for (let step = 1; step <= size; step += 1) {
    await expect(number(tooltip(page))).toHaveText(new RegExp(`^${step} (of|de) ${size}$`))
    await expect(tooltip(page).getByRole('button').nth(0)).toBeVisible()
    await expect(tooltip(page).locator(':focus')).toHaveCount(1)
    await onStep(step)
    await page.keyboard.press('Enter')
  }
  await expect(overlay(page)).toHaveCount(0)
}

test('@phone the tour of the home page starts from its button alone, by the keyboard, and restores the focus', async ({
  page,
  say,
  locale,
  expectAccessible,
}) => {
  test.slow() // eight steps, three of them checked
  const words = labels[locale]
  await arrive(page, locale)
  const help = page.getByRole('button', { name: say('Show me around') })
  await help.focus()
  await expect(overlay(page)).toHaveCount(0)
  await page.keyboard.press('Enter')
  const seen = () => page.evaluate(() => localStorage.getItem('recadinho.tours.v1'))
  await expect.poll(seen).toContain('"home":true')

  const narrow = (page.viewportSize()?.width ?? 0) < 410
  await walk(page, 6, async (step) => {
    const dialog = page.getByRole('dialog')
    await expect(dialog).toHaveAttribute('aria-modal', 'true')
    // Steps in the middle of the screen, beside an element, and the last one.
    if ([1, 2, 6].includes(step)) await expectAccessible()
    const width = (await tooltip(page).boundingBox())?.width
    expect(width).toBe(narrow ? (page.viewportSize()?.width ?? 0) - 30 : 380)
  })
  await expect(help).toBeFocused()

  // Back, the trapped focus, and skipping.
  await page.keyboard.press('Enter')
  await expect(tooltip(page).getByRole('button', { name: words.next })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(number(tooltip(page))).toHaveText(/^2 /)
  await expect(tooltip(page).getByRole('button', { name: words.next })).toBeFocused()
  for (const name of [words.close, words.skip, words.back, words.next]) {
    await page.keyboard.press('Tab')
    await expect(tooltip(page).getByRole('button', { name })).toBeFocused()
  }
  await tooltip(page).getByRole('button', { name: words.back }).press('Enter')
  await expect(number(tooltip(page))).toHaveText(/^1 /)
  await tooltip(page).getByRole('button', { name: words.skip }).press('Enter')
  await expect(overlay(page)).toHaveCount(0)
  await expect(help).toBeFocused()
})

test('@desktop Escape and a click on the dimmed page close a step; the next one waits as a beacon', async ({
  page,
  say,
  locale,
  expectAccessible,
}) => {
  await arrive(page, locale)
  const help = page.getByRole('button', { name: say('Show me around') })
  await help.click()
  await expect(number(tooltip(page))).toHaveText(/^1 /)
  await page.keyboard.press('Escape')
  const beacon = page.getByRole('button', { name: say('They really move') })
  await expect(beacon).toBeVisible()
  await expect(help).toBeFocused()
  await expectAccessible()
  // Visible at every scroll position.
  for (const position of [0, 2000]) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), position)
    await expect(beacon).toBeInViewport({ ratio: 1 })
  }
  await beacon.click()
  await expect(number(tooltip(page))).toHaveText(/^2 /)
  await overlay(page).click({ position: { x: 8, y: 8 } })
  await expect(page.getByRole('button', { name: say('Three short steps') })).toHaveCount(1)
  await help.press('Enter')
  await expect(number(tooltip(page))).toHaveText(/^3 /)
  await tooltip(page).getByRole('button', { name: labels[locale].close }).press('Enter')
  await expect(page.getByRole('button', { name: say('Who should say hello?') })).toBeVisible()
  // A step with a missing target is skipped.
  await page.evaluate(() => document.querySelector('#packages')?.remove())
  await help.press('Enter')
  await expect(number(tooltip(page))).toHaveText(/^4 /)
  await page.keyboard.press('Enter')
  await expect(number(tooltip(page))).toHaveText(/^6 /)
  await tooltip(page).getByRole('button', { name: labels[locale].back }).press('Enter')
  await expect(number(tooltip(page))).toHaveText(/^4 /)
})

test('each step of the purchase and the checkout has its own tour, and all of its targets are there', async ({
  page,
  say,
  locale,
  expectAccessible,
}) => {
  test.slow() // four tours
  const tour = async (size: number) => {
    await page.getByRole('button', { name: say('Show me around') }).press('Enter')
    await walk(page, size, async (step) => {
      if (step === 1) await expectAccessible()
    })
  }
  await arrive(page, locale)
  await beginPurchase(page, say)
  await tour(3)
  await selectPackage(page, say, 1)
  await tour(4)
  await selectCharacters(page, say, [locale === 'pt' ? 'Princesa Amara' : 'Princess Amara'])
  await expect(page.locator('#main figure')).toBeVisible()
  await tour(4)
  await personalize(page, say, 'Valentina')
  await expect(page.getByLabel(say('Email'))).toBeVisible()
  // It takes the focus once, and must not take it from the button.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await tour(5)
})

test('@desktop a tour ends when the page is left', async ({ page, say, locale }) => {
  await arrive(page, locale)
  await beginPurchase(page, say)
  await page.getByRole('button', { name: say('Show me around') }).click()
  await expect(tooltip(page)).toBeVisible()
  await page.goBack()
  await expect(overlay(page)).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('@phone a press before the app runs is not lost', async ({ page, say, locale }) => {
  await arrive(page, locale)
  const { promise: pressed, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/assets\/(?!early).*\.js$/, async (route) => {
    await pressed
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await page.getByRole('button', { name: say('Show me around') }).click({ noWaitAfter: true })
  release()
  await expect(number(tooltip(page))).toHaveText(/^1 /)
})
