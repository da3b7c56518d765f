import type { Page } from '@playwright/test'
import { expectNoOverflow } from '@recadinho/presets/overflow'
import { arrive } from './support/buyer.ts'
import { comeWithDraft } from './support/draft.ts'
import { addressesOfABuyer, publicAddresses, titleAt } from './support/pages.ts'
import { expectNoMotion } from './support/reading.ts'
import { orderInReais } from './support/sandbox.ts'
import { expect, test } from './support/test.ts'

// With reduced motion nothing may move automatically on any page.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('§2: each public page has one heading and its title, fits the narrowest window, and begins at its top', async ({
  page,
  say,
  locale,
  expectAccessible,
}) => {
  test.slow() // nine pages
  await arrive(page, locale)
  await expectSound(page, say(titleAt('/')))
  await expectAccessible()
  for (const address of [
    ...publicAddresses.filter((each) => each !== '/' && each !== '/nowhere'),
    '/purchase',
  ]) {
    const footer = page.getByRole('contentinfo')
    await footer.scrollIntoViewIfNeeded()
    // Before the footer has hydrated, its links load the page instead.
    await expect(page.locator('[data-late] footer')).toHaveCount(0)
    await footer.locator(`a[href="${address}"]`).click()
    await expect(page).toHaveURL(new RegExp(`${address}$`))
    await expect(page.locator('main:focus, main :focus')).toBeVisible()
    await expectSound(page, say(titleAt(address)))
    await expectAccessible()
  }
  await page.goto('/nowhere')
  await expectSound(page, say(titleAt('/nowhere')))
  await expectAccessible()
})

test('§2: the same for each page of a buyer', async ({ page, say, locale, expectAccessible }) => {
  test.slow() // twelve pages
  await comeWithDraft(page, locale, '/purchase')
  for (const address of addressesOfABuyer) {
    await page.goto(address)
    await expectSound(page, say(titleAt(address)))
    await expectAccessible()
  }
})

// The largest possible order: three characters, a link in the text, and a name of maximum length.
const fullest = {
  selectedPackage: {
    id: 'three-characters',
    price: { amount: 2590, currency: 'USD' },
    charactersCount: 3,
  },
  selectedCharacters: [{ id: 'princess-amara' }, { id: 'captain-kindly' }, { id: 'princess-hana' }],
  additionalNotes: `She loves https://videos.example/watch?v=${'x'.repeat(80)}`,
}

test('@phone the fullest order fits the narrowest window', async ({ page, say, locale }) => {
  test.slow() // ten pages
  await comeWithDraft(page, locale, '/purchase')
  for (const childName of ['Maria Eduarda', 'Maximiliana'.repeat(6).slice(0, 60)])
    for (const path of [
      '/purchase?step=personalization',
      '/checkout',
      '/enhanced-checkout',
      '/checkout/multi',
      '/last-chance',
    ]) {
      await comeWithDraft(page, locale, path, { ...fullest, childName })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
      await expectNoOverflow(page, 320)
      if (path !== '/enhanced-checkout' || childName !== 'Maria Eduarda') continue
      // Beside three faces and a price the name is not broken inside words.
      const name = page.getByRole('region', { name: say('Your video') }).getByText(childName)
      await page.setViewportSize({ width: 320, height: 740 })
      expect(await name.evaluate((it) => it.getClientRects().length)).toBe(1)
      expect((await name.boundingBox())?.height).toBeLessThan(32)
    }
})

test('@phone on the narrowest phone no word of a package or of the greeting is broken', async ({
  page,
  say,
  locale,
}) => {
  await page.setViewportSize({ width: 320, height: 740 })
  await arrive(page, locale)
  const greeting = page.locator('#hero-scene p')
  await page.evaluate(() => document.fonts.ready)
  expect(await greeting.evaluate(brokenWords)).toEqual([])
  await comeWithDraft(page, locale, '/purchase')
  const packages = page.getByRole('group', { name: say('Package') }).locator('label')
  await expect(packages).toHaveCount(3)
  await page.evaluate(() => document.fonts.ready)
  for (const title of await packages.all()) expect(await title.evaluate(brokenWords)).toEqual([])
})

test('@phone on the narrowest phone an order’s header is one row, and no word of its progress is broken', async ({
  page,
  say,
  locale,
}) => {
  await page.setViewportSize({ width: 320, height: 740 })
  await comeWithDraft(page, locale, '/purchase')
  await page.goto(`/order-confirmation?order=${await orderInReais(page, locale)}`)
  const stages = page.getByRole('list', { name: say('Order progress') })
  await expect(stages.getByRole('listitem')).toHaveCount(3)
  await page.evaluate(() => document.fonts.ready)
  expect(await stages.evaluate(brokenWords)).toEqual([])
  expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(80)
})

/** The words that are broken across two lines. */
function brokenWords(within: Element): string[] {
  const broken: string[] = []
  const texts = document.createTreeWalker(within, NodeFilter.SHOW_TEXT)
  while (texts.nextNode())
    for (const word of (texts.currentNode.textContent ?? '').matchAll(/\p{L}+/gu)) {
      const range = document.createRange()
      range.setStart(texts.currentNode, word.index)
      range.setEnd(texts.currentNode, word.index + word[0].length)
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
        broken.push(word[0])
    }
  return broken
}

/** One heading, the right title, no motion, no overflow. */
async function expectSound(page: Page, title: string) {
  await expect(page).toHaveTitle(`${title} · Recadinho`)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expectNoMotion(page)
  await expectNoOverflow(page, 320)
  // 200 %: a common screen at double zoom, with its text doubled again.
  await expectNoOverflow(page, 640, 2)
}
