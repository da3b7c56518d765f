import type { Page } from '@playwright/test'
import { arrive } from './support/buyer.ts'
import { expect, test } from './support/test.ts'

test.use({ consent: 'open', timezoneId: 'Europe/Lisbon' })

const kept = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('recadinho.consent.v1') ?? 'null') as unknown)

test('visitors are asked for required consent once, by two equal buttons, and can change the answer in the footer', async ({
  page,
  locale,
  say,
  expectAccessible,
}) => {
  test.slow() // three pages with checks
  const foreign: string[] = []
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== 'localhost') foreign.push(request.url())
  })
  await arrive(page, locale)
  await page.keyboard.press('Tab') // the first interaction starts the app
  const note = page.getByRole('region', { name: say('Privacy choices') })
  const waiting = page.locator('#privacy-choices-note')
  const [decline, accept] = [say('Decline'), say('Accept')].map((name) => note.getByRole('button', { name }))
  // E2: the question waits while it would cover the main action.
  const start = page
    .getByRole('main')
    .getByRole('link', { name: say('Make their video') })
    .first()
  const covers = async () => {
    const [box, action] = [await waiting.boundingBox(), await start.boundingBox()]
    if (!box || !action || !(await note.isVisible())) return false
    return box.y < action.y + action.height && action.y < box.y + box.height
  }
  const scrollUntilShown = () =>
    expect(async () => {
      await page.evaluate(() => scrollBy({ top: 200, behavior: 'instant' }))
      await expect(note).toBeVisible({ timeout: 500 })
    }).toPass()
  await expect(waiting).toBeAttached()
  // It looks in the frame after it has come.
  await expect.poll(covers).toBe(false)
  await scrollUntilShown()
  expect(await covers()).toBe(false)
  await expectAccessible()

  // E2: it is not asked on checkout and order pages; on the next page it is back.
  await page.goto('/order-confirmation')
  await expect(page.getByLabel(say('Order number'))).toBeVisible()
  await expect(waiting).toHaveCount(0)
  await page
    .getByRole('banner')
    .getByRole('link', { name: say('Help') })
    .click()
  await expect(waiting).toBeAttached()
  await page.goBack()
  await expect(waiting).toHaveCount(0)
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(waiting).toBeAttached()
  await scrollUntilShown()

  // C7: buttons of equal size. The question waits while a field is being filled in, and when opened stays clear of the
  // price and the next step.
  const [no, yes] = [await decline?.boundingBox(), await accept?.boundingBox()]
  expect([no?.width, no?.height, no?.y]).toEqual([yes?.width, yes?.height, yes?.y])
  await page.goto('/purchase')
  const link = page.getByRole('link', { name: say('Privacy choices') })
  await expect(waiting).toBeAttached()
  await expect(waiting).toBeHidden()
  await link.scrollIntoViewIfNeeded()
  // Before the footer has hydrated, the link leads to the privacy page.
  await expect(page.locator('[data-late] footer')).toHaveCount(0)
  await link.click()
  await expect(note).toBeFocused()
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  const bar = await page.getByRole('region', { name: say('Price and next step') }).boundingBox()
  const box = await note.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)

  await decline?.click()
  await expect(note).toBeHidden()
  expect(await kept(page)).toEqual({ version: 1, marketing: false, at: expect.any(String) })

  await link.click()
  await expect(note).toBeFocused()
  await expect(note.getByText(say('Your current choice: not allowed.'))).toBeVisible()
  await expectAccessible()
  await accept?.click()
  await expect(link).toBeFocused()
  expect(await kept(page)).toMatchObject({ version: 1, marketing: true })
  expect(foreign).toEqual([])
})
