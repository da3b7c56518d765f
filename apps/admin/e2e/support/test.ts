import type { Page } from '@playwright/test'
import { browserTest, expect, type ShopFixtures } from '@recadinho/presets/browser-test'
import { ownerPassword } from '@recadinho/presets/playwright'

export { expect }

/** The browser itself writes every refusal on the console; these are provoked on purpose. */
export const test = browserTest('src/locales/{locale}/*.po', [
  /401 \(Unauthorized\)/,
  /404 \(Not Found\)/,
  /409 \(Conflict\)/,
  /429 \(Too Many Requests\)/,
])

/** Signs the owner in; ends on the list of orders. */
export async function signIn(page: Page, say: ShopFixtures['say']) {
  await page.goto('/')
  await page.getByLabel(say('E-mail')).fill('owner@recadinho.test')
  await page.getByLabel(say('Password')).fill(ownerPassword)
  await page.getByRole('button', { name: say('Sign in') }).click()
  await expect(page.getByRole('heading', { level: 1, name: say('Orders') })).toBeVisible()
}
