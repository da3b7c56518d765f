import { comeWithDraft } from './support/draft.ts'
import { enlargeText, expectReachable } from './support/large-text.ts'
import { expect, test } from './support/test.ts'

/*
 * WCAG 1.4.4: with text at 200 % on a screen of 320 px everything in the dialogs, the menu and the sheet can be scrolled to
 * and pressed.
 */
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the first visit’s dialog, and the menu', async ({ page, say, locale }) => {
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
  await page.getByRole('main').getByRole('button', { pressed: false }).first().press('Enter')
  await expectReachable(page, page.getByRole('dialog'))
})
