import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Catalog } from '@recadinho/contracts/catalog'
import { changeAnswer } from './support/change-answer.ts'
import { expectConfirmed, fillCard, leaveCheckout, payButton, reachCheckout } from './support/buyer.ts'
import { query } from '@recadinho/presets/database'
import { expect, test } from './support/test.ts'

/** A shop without a better public offer. */
const announceNothingBetter = (page: Page) =>
  changeAnswer<Catalog>(page, '**/api/catalog?*', ({ offers }) => ({
    offers: offers.filter(({ code }) => code === 'LASTCHANCE15'),
  }))

test('@phone an affiliate’s link is counted once, its buyer leaves the checkout, takes the last offer and pays with it', async ({
  page,
  say,
  locale,
  expectAccessible,
}) => {
  const affiliate = `ANA-${randomInt(100_000, 1_000_000)}`
  await query(`insert into affiliates (code, name, commission) values ($1, 'Ana', 10)`, [affiliate])
  const clicks = () => query('select code from affiliate_clicks where code = $1', [affiliate])
  await page.goto(`/?code=${affiliate.toLowerCase()}`)
  await expect.poll(clicks).toEqual([{ code: affiliate }])

  await announceNothingBetter(page)
  await reachCheckout(page, say, locale, 'Helena')
  await leaveCheckout(page)
  await expect(page).toHaveURL(/\/last-chance$/)
  const title = say("{percentage}% off {childName}'s video", { percentage: '15', childName: 'Helena' })
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused()
  await expect(page.getByRole('timer')).toBeVisible()
  await expectAccessible()
  const before = locale === 'pt' ? /49,90/ : /9\.90/
  const now = locale === 'pt' ? /42,4\d/ : /8\.4\d/
  const main = page.getByRole('main')
  await expect(main.getByText(before).first()).toBeVisible()
  await expect(main.getByText(now).first()).toBeVisible()
  const words = say('Use the code: {total}').replace('{total}', '')
  await page.getByRole('button', { name: words.trim() }).click()

  await expect(page).toHaveURL(/\/checkout$/)
  await expect(page.getByText('LASTCHANCE15').first()).toBeVisible()
  await fillCard(page, locale, '4242424242424242')
  await expect(payButton(page, say)).toContainText(now)
  await payButton(page, say).click()
  await expectConfirmed(page, say, 'Helena')
  const made = () =>
    query(`select promo_code, promo_percentage, status from orders where affiliate_code = $1`, [affiliate])
  expect(await made()).toEqual([
    { promo_code: 'LASTCHANCE15', promo_percentage: 15, status: 'in_production' },
  ])
  expect(await clicks()).toHaveLength(1)
  // Paid: no further offer is shown.
  await page.goBack()
  await expect(page).not.toHaveURL(/last-chance/)
})

test('@desktop a buyer who declines goes home with the order stored, and is not asked again in this visit', async ({
  page,
  say,
  locale,
}) => {
  await announceNothingBetter(page)
  await reachCheckout(page, say, locale, 'Davi')
  await leaveCheckout(page)
  await page.getByRole('link', { name: say('No thanks'), exact: true }).click()
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/checkout')
  await expect(payButton(page, say)).toBeVisible()
  await page.getByRole('link', { name: say('Edit details') }).click()
  await expect(page.getByLabel(say("Child's name"))).toHaveValue('Davi')
  await page.goForward()
  await page.goBack()
  await expect(page).not.toHaveURL(/last-chance/)
})

test('@phone E16: while everyone is offered more, a buyer who leaves is shown that, with its own end, and takes it', async ({
  page,
  say,
  locale,
  expectAccessible,
}) => {
  await reachCheckout(page, say, locale, 'Helena Bartholomeu')
  await leaveCheckout(page)
  await expect(page).toHaveURL(/\/last-chance$/)
  const title = say("{percentage}% off {childName}'s video", { percentage: '20', childName: 'Helena' })
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main).toContainText('WELCOME20')
  await expect(main).not.toContainText('LASTCHANCE15')
  await expect(page.getByRole('timer')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: say('Use the code: {total}').replace('{total}', '').trim() }).click()
  await expect(page).toHaveURL(/\/checkout$/)
  await expect(page.getByText('WELCOME20').first()).toBeVisible()
})

test('@desktop an ended offer says so, with the right price and the next step; without an order there is none', async ({
  page,
  say,
  locale,
  expectAccessible,
}) => {
  await announceNothingBetter(page)
  await reachCheckout(page, say, locale, 'Helena')
  await page.route('**/api/promo-codes/check', (route) =>
    route.fulfill({
      status: 409,
      contentType: 'application/json',
      body: '{"code":"promo_code_invalid","message":"ended","details":{"reason":"ended"},"requestId":"r"}',
    }),
  )
  await page.goto('/last-chance')
  await expect(page.getByRole('heading', { level: 1, name: say('This offer has ended') })).toBeVisible()
  await expect(page.getByRole('main').getByText(locale === 'pt' ? /49,90/ : /9\.90/)).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: say('Go to checkout') }).click()
  await expect(page).toHaveURL(/\/checkout$/)

  await page.evaluate(() => localStorage.removeItem('recadinho.draft.v1'))
  await page.goto('/last-chance')
  await expect(
    page.getByRole('heading', { level: 1, name: say('This offer needs an order first') }),
  ).toBeVisible()
  await expectAccessible()
})

test('the shop works in a browser without storage @desktop', async ({ page, say, locale }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
  })
  await reachCheckout(page, say, locale, 'Bento')
  await fillCard(page, locale, '4242424242424242')
  await payButton(page, say).click()
  await expectConfirmed(page, say, 'Bento')
})
