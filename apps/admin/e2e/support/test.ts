import type { Page } from '@playwright/test'
import { browserTest, expect, routeUntil } from '@recadinho/presets/browser-test'
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

/** Signs in as the owner and opens a page. */
export const signIn = (page: Page, path?: string) => signInAs(page, 'owner@recadinho.test', path)

/** Signs in as someone with the owner's password, without the form, and opens a page. */
export async function signInAs(page: Page, email: string, path = '/admin') {
  const response = await page.request.post('/api/admin/sessions', {
    // As from a page of the shop that is tested.
    headers: { 'sec-fetch-site': 'same-origin' },
    data: { email, password: ownerPassword },
  })
  await expect(response).toBeOK()
  await page.goto(path)
  // The app has started, and hears what is pressed.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}
