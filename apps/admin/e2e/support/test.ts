import type { Page } from '@playwright/test'
import { browserTest, expect, routeUntil, type ShopFixtures } from '@recadinho/presets/browser-test'
import { ownerPassword } from '@recadinho/presets/playwright'

export { expect, routeUntil }

/** Browsers log every failed request to the console; these are provoked on purpose. */
export const test = browserTest('src/locales/{locale}/*.po', [
  /400 \(Bad Request\)/,
  /401 \(Unauthorized\)/,
  /403 \(Forbidden\)/,
  /404 \(Not Found\)/,
  /409 \(Conflict\)/,
  /422 \(Unprocessable Entity\)/,
  /429 \(Too Many Requests\)/,
  /503 \(Service Unavailable\)/,
])

/** Signs in as the owner; ends on the dashboard. */
export const signIn = (page: Page, say: ShopFixtures['say']) => signInAs(page, say, 'owner@recadinho.test')

/** Signs in as someone with the owner's password. */
export async function signInAs(page: Page, say: ShopFixtures['say'], email: string) {
  await page.goto('/')
  await page.getByLabel(say('Email')).fill(email)
  await page.getByLabel(say('Password')).fill(ownerPassword)
  await page.getByRole('button', { name: say('Sign in') }).click()
  await expect(page.getByRole('heading', { level: 1, name: say('Dashboard') })).toBeVisible()
}
