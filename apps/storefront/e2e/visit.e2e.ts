import type { Page } from '@playwright/test'
import { arrive, beginPurchase, pick, selectPackage } from './support/buyer.ts'
import { query } from '@recadinho/presets/database'
import { expect, test } from './support/test.ts'

/** The visit in this browser's storage, once it is registered. */
async function visitOf(page: Page) {
  const read = () => page.evaluate(() => localStorage.getItem('recadinho.access.v1'))
  await expect.poll(read).toContain('"id"')
  const { id } = JSON.parse((await read()) ?? '') as { id: string } // checked on the line above
  return id
}

const expectStatus = (id: string, status: string | null, phone = '') =>
  expect
    .poll(() => query('select status, phone_number as phone from visits where id = $1', [id]))
    .toEqual([{ status, phone }])

test('@phone §4: closing the page without a number abandons the visit; going on does not', async ({
  page,
}) => {
  await page.goto('/?lang=en')
  const id = await visitOf(page)
  await expectStatus(id, null)
  // Switching to another tab does not leave the page.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  // Into the back/forward cache and back.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
  await expectStatus(id, 'abandoned')
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expectStatus(id, null)
  await page.goto('/contact')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectStatus(id, null)
  await page.close()
  await expectStatus(id, 'abandoned')
})

test('@desktop §4: a late report of the previous page does not abandon a visit that continues', async ({
  page,
}) => {
  await page.goto('/?lang=en')
  const id = await visitOf(page)
  const held = Promise.withResolvers<void>()
  await page.route('**/api/user-access/update-status/*', async (route) => {
    await held.promise
    await route.continue()
  })
  const word = page.waitForRequest('**/api/user-access/update-status/*')
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
  const late = await word
  const registered = page.waitForResponse('**/api/user-access/register')
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await (await registered).finished()
  held.resolve()
  expect((await late.response())?.status()).toBe(200)
  expect(await query('select status from visits where id = $1', [id])).toEqual([{ status: null }])
})

test('@phone §4: a number is asked for when a package was selected and not before; it completes the visit, also after it is closed', async ({
  page,
  say,
  locale,
  expectAccessible,
}) => {
  await arrive(page, locale)
  const id = await visitOf(page)
  await beginPurchase(page, say)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const sheet = page.getByRole('region', { name: say('Where can we reach you?') })
  await expect(sheet).toHaveCount(0)
  await pick(page.getByRole('radio').first())
  await expect(sheet).toBeVisible()
  await expectAccessible()
  await sheet.getByLabel(say('Country code')).selectOption('BR')
  await sheet.getByLabel(say('Phone number')).fill('(11) 98765-4321')
  await sheet.getByRole('button', { name: say('Save my number') }).click()
  await expect(sheet).toBeHidden()
  await expectStatus(id, 'completed', '5511987654321')
  await page.reload()
  await expect(page.getByRole('radio').first()).toBeChecked()
  await expect(sheet).toHaveCount(0)
  await page.close()
  await expectStatus(id, 'completed', '5511987654321')
})

test('@desktop §4: going on without a number is anonymous', async ({ page, say, locale }) => {
  await page.goto(`/purchase?lang=${locale}`)
  const id = await visitOf(page)
  await pick(page.getByRole('radio').first())
  const button = page.getByRole('button', { name: say('Continue without a number') })
  await button.click()
  await expect(button).toBeHidden()
  await expectStatus(id, 'anonymous', 'anonymous')
  await page.close()
  await expectStatus(id, 'anonymous', 'anonymous')
})

test('@phone §4: so is going on to the characters without an answer', async ({ page, say, locale }) => {
  await page.goto(`/purchase?lang=${locale}`)
  const id = await visitOf(page)
  await selectPackage(page, say, 1)
  await expectStatus(id, 'anonymous', 'anonymous')
  await page.getByRole('link', { name: say('Package') }).click()
  await expect(page.getByRole('radio').first()).toBeChecked()
  await expect(page.getByRole('button', { name: say('Save my number') })).toHaveCount(0)
})
