import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import type { Catalog } from '@recadinho/contracts/catalog'
import { seasonalBanners, type SeasonalBanner } from '@recadinho/contracts/settings'
import { arrive, pick, selectPackage } from './support/buyer.ts'
import { asStaffOwner } from './support/staff.ts'
import { changeAnswer } from './support/change-answer.ts'
import { expect, routeUntil, test } from './support/test.ts'

/** The shop's own catalog, with the test's changes. */
const changeCatalog = (page: Page, change: (catalog: Catalog) => Partial<Catalog>) =>
  changeAnswer(page, '**/api/catalog?*', change)

/** The first interaction, which starts the app. */
const touch = (page: Page) => page.keyboard.press('Tab')

test('@desktop a typed name is greeted and taken to the purchase; a character is found by its words and taken along too', async ({
  page,
  locale,
  say,
  expectAccessible,
}) => {
  await arrive(page, locale)
  await page.getByLabel(say('Try a name')).fill('Tainá')
  await expect(page.locator('#hero-scene')).toContainText('Tainá!')

  const field = page.getByRole('searchbox', { name: say('Find a character') })
  const count = page.getByRole('search').getByRole('status')
  const cards = page.getByRole('region', { name: say('Who should say hello?') }).getByRole('listitem')
  await expect(count).toHaveText(/^28 /)
  await field.fill('zzz')
  await expect(page.getByText(say('Nobody like that lives here yet'))).toBeVisible()
  await expect(count).toHaveText(/^0 (of|de) 28 /)
  await expectAccessible()
  await page.getByRole('button', { name: say('Show everyone') }).click()
  await expect(field).toBeFocused()
  await expect(count).toHaveText(/^28 /)

  // By keyboard only; `capitao` without its accent.
  await page.keyboard.type(locale === 'pt' ? 'CAPITAO gen' : 'CAPTAIN kin')
  await expect(count).toHaveText(/^1 (of|de) 28 /)
  await expect(cards.filter({ visible: true })).toHaveCount(1)
  await expectAccessible()
  const captain = page.getByRole('link', { name: locale === 'pt' ? /Capitão Gentil/ : /Captain Kindly/ })
  await captain.focus()
  await page.keyboard.press('Enter')

  // Only the package is left to select: the character already is.
  await expect(page.getByRole('heading', { level: 1, name: say('Choose your package') })).toBeVisible()
  await pick(page.getByRole('radio').first())
  const next = page.getByRole('region', { name: say('Price and next step') }).getByRole('button')
  await expect(next).toHaveText(say('Tell us about your child'))
  await next.click()
  await expect(page.getByLabel(say("Child's name"))).toHaveValue('Tainá')
})

/**
 * Each banner with a country in which it is shown: selecting another country reloads the catalog without a page load.
 */
const banners: [SeasonalBanner, country: string][] = [
  ['default', 'CA'],
  ['birthday', 'GB'],
  ['christmas', 'AU'],
  ['easter', 'IN'],
  ['backToSchool', 'NZ'],
  ['childrensDay', 'SG'],
]

test('§2: default, birthday, christmas, easter, backToSchool, childrensDay: the banner of each, at the same height', async ({
  page,
  locale,
  say,
  expectAccessible,
}) => {
  let season: SeasonalBanner = 'default'
  await changeCatalog(page, () => ({ seasonalBanner: season }))
  await arrive(page, locale)
  const banner = page.locator('#home-season')
  // Queries the element each time: the app replaces the prerendered one.
  const heightOf = () => page.evaluate(() => document.querySelector('#home-season')?.clientHeight)
  const height = await heightOf()
  expect(height).toBeGreaterThan(0)
  await touch(page)
  expect(banners.map(([name]) => name)).toEqual(seasonalBanners)
  for (const [name, country] of banners) {
    season = name
    await page.locator('button[commandfor=languages]').click()
    await page.locator(`dialog#languages [data-locale=${locale}][data-country=${country}]`).click()
    await expect(banner.getByRole('heading', { name: say(`season.${name}.title`) })).toBeVisible()
    expect(await heightOf()).toBe(height)
    // The address has the season, so that a press before the app runs preselects its occasion.
    const address = name === 'default' ? '/purchase' : `/purchase?season=${name}`
    await expect(banner.getByRole('link')).toHaveAttribute('href', address)
  }
  await expectAccessible()
})

test('@phone offers, slots and hours are the shop’s, and an ended offer says so', async ({
  page,
  locale,
  say,
  context,
  expectAccessible,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await changeCatalog(page, ({ serverTime }) => ({
    slots: { capacity: 23, left: 22 },
    openingHours: Array.from({ length: 7 }, () => ({ opens: '00:00', closes: '24:00' })),
    offers: [
      { code: 'WELCOME20', discountPercentage: 20, endsAt: null, packageIds: null },
      { code: 'LASTCHANCE15', discountPercentage: 15, endsAt: serverTime, packageIds: ['two-characters'] },
    ],
  }))
  await arrive(page, locale)
  await touch(page)
  const today = page.getByRole('region', { name: say('Today in the workshop') })
  await today.scrollIntoViewIfNeeded()
  await expect(today).toContainText(/22 (of|de) 23/)
  const midnight = locale === 'pt' ? '0:00' : '12:00 AM'
  await expect(today.getByText(say('Open now, until {closes}', { closes: midnight }))).toBeVisible()
  const ended = today.getByRole('listitem').filter({ hasText: 'LASTCHANCE15' })
  await expect(ended).toContainText(say('This offer has ended.'))
  await expect(ended.getByRole('link')).toHaveCount(0)
  await today.getByRole('button', { name: say('Copy code {code}', { code: 'WELCOME20' }) }).click()
  await expect(today.getByText(say('Code copied'))).toBeAttached()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('WELCOME20')
  await expectAccessible()
  await today.getByRole('link', { name: say('Use code') }).click()
  await expect(page).toHaveURL(/\/purchase$/)
})

test('@phone a character with a sample clip in the language plays it on a press, in the gallery and where it is chosen', async ({
  page,
  locale,
  say,
  expectAccessible,
}) => {
  const id = '0190a000-0000-7000-8000-000000000001'
  const requests: string[] = []
  const removeClip = await routeUntil(page, '**/api/clips/**', (route) => {
    requests.push(new URL(route.request().url()).pathname)
    if (route.request().url().endsWith('/captions'))
      return route.fulfill({ contentType: 'text/vtt', body: 'WEBVTT\n\n00:00.000 --> 00:02.000\nOi!\n' })
    const path = resolve(import.meta.dirname, '../../api/test/fixtures/greeting.webm')
    return route.fulfill({ contentType: 'video/webm', path })
  })
  const called = locale === 'pt' ? 'Princesa Amara' : 'Princess Amara'
  await changeCatalog(page, ({ characters: [first, second, ...others] }) => {
    if (!first || !second) throw new Error('The shop has no characters')
    const other = locale === 'en' ? 'pt' : 'en'
    return {
      characters: [{ ...first, clips: { [locale]: id } }, { ...second, clips: { [other]: id } }, ...others],
    }
  })
  await arrive(page, locale)
  await touch(page)
  const gallery = page.getByRole('region', { name: say('Who should say hello?') })
  await gallery.scrollIntoViewIfNeeded()
  const play = page.getByRole('button', { name: say('Watch {0}', { 0: called }) })
  const watch = page.getByRole('button', { name: say('Watch {0}', { 0: '' }) })
  await expect(gallery.getByRole('listitem').filter({ has: watch })).toHaveCount(1)
  expect(requests).toEqual([])
  await play.click()
  const dialog = page.getByRole('dialog', { name: called })
  const video = dialog.getByLabel(say('{name} says hello', { name: called }))
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0)
  await expect.poll(() => requests).toContain(`/api/clips/${id}/captions`)
  await expectAccessible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(play).toBeFocused()

  // The card's link still works; a missing clip shows an error.
  removeClip()
  await page.getByRole('link', { name: new RegExp(called) }).click()
  await selectPackage(page, say, 2)
  await play.click()
  await expect(dialog.getByText(say("This clip isn't playing"))).toBeVisible()
  await expectAccessible()
})

test('@desktop the page has no reviews until staff publish a real one', async ({
  page,
  locale,
  say,
  request,
  expectAccessible,
}) => {
  const reviews = page.getByRole('region', { name: say('What parents wrote to us') })
  const come = async () => {
    await page.goto('/')
    await touch(page)
    // Waits past the point at which they would appear.
    await expect(page.getByText('WELCOME20').first()).toBeVisible()
  }
  await arrive(page, locale)
  await come()
  await expect(reviews).toHaveCount(0)

  const { call } = await asStaffOwner(request)
  const words = {
    author: 'Renata, Recife',
    rating: 5,
    text: 'He requests to see it again at once.',
    locale: 'en',
  }
  const { id } = (await call('POST', '/api/admin/reviews', words)) as { id: string } // the contract
  const publish = (published: boolean) => call('PUT', `/api/admin/reviews/${id}/publication`, { published })
  await come()
  await expect(reviews).toHaveCount(0)

  await publish(true)
  await expect(async () => {
    await come()
    await expect(reviews.getByText(words.text)).toBeVisible({ timeout: 5000 })
  }).toPass()
  await expect(reviews.getByText(say('{rating} out of 5 stars', { rating: '5' }))).toBeAttached()
  await expectAccessible()

  await publish(false)
  await expect(async () => {
    await come()
    await expect(reviews).toHaveCount(0, { timeout: 5000 })
  }).toPass()
})

test('@phone on a phone on its side headline and button are beside the hero, in view', async ({
  page,
  locale,
  say,
}) => {
  await page.setViewportSize({ width: 740, height: 360 })
  await arrive(page, locale)
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('link', { name: say('Make their video') }).first()).toBeInViewport({ ratio: 1 })
})
