import type { Page } from '@playwright/test'
import { arrive } from './support/buyer.ts'
import { comeWithDraft } from './support/draft.ts'
import { enlargeText, expectReachable } from './support/large-text.ts'
import { addressesOfABuyer, publicAddresses } from './support/pages.ts'
import { expect, test } from './support/test.ts'

/*
 * WCAG 1.4.4: with text at 200 % on a 320 px screen no page loses anything. No page scrolls sideways, and everything in
 * the header, the menu, a dialog and the bottom bar is reachable.
 */
test.use({ contextOptions: { reducedMotion: 'reduce' } })

async function expectUsable(page: Page) {
  await enlargeText(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  await expect.poll(width, page.url()).toBeLessThanOrEqual(320)
  await expectReachable(page, page.getByRole('banner'))
  const bar = page.locator('[data-bar]')
  if ((await bar.count()) > 0) await expectReachable(page, bar)
  await expectReachable(
    page,
    page.getByRole('main').locator('a[href], button').filter({ visible: true }).first(),
  )
}

test('@phone each public page', async ({ page, locale }) => {
  test.slow() // eight pages
  await arrive(page, locale)
  for (const path of publicAddresses) {
    await page.goto(path)
    await expectUsable(page)
  }
})

test('@phone each page of a buyer', async ({ page, locale }) => {
  test.slow() // twelve pages
  for (const path of addressesOfABuyer) {
    await comeWithDraft(page, locale, path, { childName: 'Maximiliano Bartholomeu' })
    await expectUsable(page)
  }
})

test('@phone the script beside the film, and a line that is edited', async ({ page, locale, say }) => {
  const two = {
    selectedPackage: { id: 'two-characters', price: { amount: 1790, currency: 'USD' }, charactersCount: 2 },
    selectedCharacters: [{ id: 'princess-amara' }, { id: 'captain-kindly' }],
  }
  await comeWithDraft(page, locale, '/purchase?step=personalization', two)
  await enlargeText(page)
  await page.getByText(say('What they will say')).click()
  const script = page.getByRole('list', { name: say('What they will say') })
  await script.locator('[data-text]').nth(1).click()
  await page.keyboard.type(' Hi!')
  await expectReachable(page, script)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('@phone the first visit’s dialog, and the menu', async ({ page, say, locale }) => {
  await page.goto('/')
  await enlargeText(page)
  const dialog = page.locator('dialog#languages')
  await expectReachable(page, dialog)
  await dialog.locator(`[data-locale=${locale}]`).first().click()
  await expect(dialog).toBeHidden()
  await page.goto('/contact')
  await enlargeText(page)
  const menu = page.getByRole('navigation', { name: say('Menu') })
  const button = page.locator('button[popovertarget=menu]')
  await button.click()
  await expectReachable(page, menu)
})

test('@phone the dialogs and the sheet of the purchase', async ({ page, locale, say }) => {
  const two = {
    selectedPackage: { id: 'two-characters', price: { amount: 1790, currency: 'USD' }, charactersCount: 2 },
    selectedCharacters: [{ id: 'princess-amara' }, { id: 'captain-kindly' }],
  }
  await comeWithDraft(page, locale, '/purchase', two)
  await enlargeText(page)
  await expectReachable(page, page.getByRole('region', { name: say('Where can we reach you?') }))
  await expectReachable(page, page.getByRole('main').locator('fieldset'))
  await page.getByRole('radio').first().press('Space')
  await expectReachable(page, page.getByRole('dialog'))
  await comeWithDraft(page, locale, '/purchase?step=characters', two)
  await enlargeText(page)
  const characters = page.getByRole('main').getByRole('listitem')
  await characters.getByRole('button', { pressed: false }).first().press('Enter')
  await expectReachable(page, page.getByRole('dialog'))
})
