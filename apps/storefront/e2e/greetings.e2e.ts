import type { Locator, Page } from '@playwright/test'
import { arrive, beginPurchase, selectPackage } from './support/buyer.ts'
import type { Say } from '@recadinho/presets/words'
import { giveVoice, said } from './support/fake-voice.ts'
import { expect, test } from './support/test.ts'

const cast = {
  en: { ember: 'Ember', bramble: 'Bramble', hello: /here is Ember! Which way is the cake\?$/ },
  pt: { ember: 'Brasinha', bramble: 'Felpudo', hello: /chegou o Brasinha! Para que lado fica o bolo\?$/ },
}

/** The picture that a character moves in, as a fingerprint. */
const pictureOf = (card: Locator) =>
  card.locator('canvas').evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL())

/** From now on every picture that a character shows while it moves is noted. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const seen = new Set<string>()
    const look = () => {
      const canvas = document.querySelector<HTMLCanvasElement>('li canvas')
      if (canvas) seen.add(canvas.toDataURL())
      requestAnimationFrame(look)
    }
    look()
    Object.assign(globalThis, { seen })
  })

const expectMoved = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => (globalThis as unknown as { seen: Set<string> }).seen.size))
    .toBeGreaterThan(3) // set by `watch`

async function comeToCharacters(page: Page, locale: 'en' | 'pt', say: Say) {
  await arrive(page, locale)
  await beginPurchase(page, say)
  await selectPackage(page, say, 2)
  await expect(page).toHaveURL(/step=characters/)
}

test('a tap on a character of the purchase is answered with movement and its own hello, aloud only after a press', async ({
  page,
  locale,
  say,
  expectAccessible,
}) => {
  const { ember, bramble, hello } = cast[locale]
  await giveVoice(page, ['pt-BR', 'en-US'])
  await comeToCharacters(page, locale, say)
  const card = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: ember }) })
  await watch(page)
  await card.getByRole('button', { name: ember }).click()
  await expectMoved(page)
  await expect(card.getByRole('status')).toHaveText(hello)
  await expect(card.getByRole('button', { name: ember, pressed: true })).toBeVisible()
  expect(await said(page)).toEqual([])
  // It rests, and its words stay for a while.
  await expect(card.locator('canvas')).toHaveCount(0)
  await page.keyboard.press('Tab')
  const hear = card.getByRole('button', { name: say('Hear {name}', { name: ember }) })
  await expect(hear).toBeFocused()
  // With the focus they stay.
  await expectAccessible()
  await page.keyboard.press('Enter')
  await expect
    .poll(async () => (await said(page)).map(({ text }) => text))
    .toEqual([expect.stringMatching(hello)])

  // The next one speaks instead of it; who is left says nothing.
  const next = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: bramble }) })
  await next.getByRole('button', { name: bramble }).click()
  await expect(next.getByRole('status')).toContainText(bramble)
  await expect(card.getByRole('status')).toHaveCount(0)
  await next.getByRole('button', { name: bramble, pressed: true }).click()
  await expect(next.getByRole('button', { name: bramble, pressed: false })).toBeVisible()
  await expect(next.getByRole('status')).toHaveCount(0)
})

test('a character of the home page says hello at its button, and its drawing loads only then', async ({
  page,
  locale,
  say,
  expectAccessible,
}) => {
  const { ember, hello } = cast[locale]
  await giveVoice(page, [])
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await arrive(page, locale)
  const cards = page.getByRole('region', { name: say('Who should say hello?') }).getByRole('listitem')
  const greet = page.getByRole('button', { name: say('Say hello to {0}', { 0: ember }) })
  await greet.scrollIntoViewIfNeeded()
  expect(loaded.filter((url) => /greeting\.lazy/.test(url))).toEqual([])
  await watch(page)
  await greet.click()
  const card = cards.filter({ has: greet })
  await expectMoved(page)
  await expect(card.getByRole('status')).toHaveText(hello)
  // A device without a voice has no button for it.
  await expect(card.getByRole('button')).toHaveCount(1)
  await expect(page).not.toHaveURL(/purchase/)
  await expectAccessible()
})

test('with reduced motion a character waves in one still picture', async ({ page, locale, say }) => {
  const { ember, hello } = cast[locale]
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await comeToCharacters(page, locale, say)
  const card = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: ember }) })
  await card.getByRole('button', { name: ember }).click()
  await expect(card.getByRole('status')).toHaveText(hello)
  const empty = await page.evaluate(() => document.createElement('canvas').toDataURL())
  await expect.poll(() => pictureOf(card)).not.toBe(empty)
  const [first, second] = [await pictureOf(card), await pictureOf(card)]
  expect(second).toBe(first)
})
