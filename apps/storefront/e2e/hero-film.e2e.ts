import type { Page } from '@playwright/test'
import { wavOfSpeech } from '@recadinho/stage/film-sound'
import { arrive } from './support/buyer.ts'
import { giveVoice, said } from './support/fake-voice.ts'
import { heardNow, watchAudio } from './support/hear-film.ts'
import { expect, test } from './support/test.ts'

const scene = (page: Page) => page.locator('#hero-scene')
/** The film's picture: equal for equal frames. */
const picture = (page: Page) =>
  scene(page).evaluate((it) => [...it.querySelectorAll('canvas')].map((canvas) => canvas.toDataURL()).join())

/** What Chromium reports. */
interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
}
const words = { en: 'Happy birthday, Olivia!', pt: 'Feliz aniversário, Olívia!' }

test('the sample film plays over its poster in silence, is paused, heard and turned to another character', async ({
  page,
  locale,
  say,
  expectAccessible,
}) => {
  // What loads late keeps its place.
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries() as LayoutShift[])
        if (!hadRecentInput) shifts.push(value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await arrive(page, locale)
  await expect(scene(page)).toContainText(words[locale])
  await page.keyboard.press('Tab')
  const film = page.getByRole('region', { name: say('Sample video') })
  await film.getByRole('button', { name: say('Pause') }).click()
  const paused = await picture(page)
  expect(paused.length).toBeGreaterThan(1000)
  await expectAccessible()

  // A typed name is in the picture at once, without starting over.
  await page.getByLabel(say('Try a name')).fill('Tainá')
  await expect(scene(page)).toContainText('Tainá!')
  await expect.poll(() => picture(page)).not.toBe(paused)
  await expect(film.getByRole('button', { name: say('Play'), exact: true })).toBeVisible()

  const next = film.getByRole('button', {
    name: say('Show {0}', { 0: locale === 'pt' ? 'Capitão Gentil' : 'Captain Kindly' }),
  })
  await next.press('ArrowRight')
  await expect(film.getByRole('img')).toHaveAccessibleName(
    locale === 'pt' ? /^Capitão Gentil/ : /^Captain Kindly/,
  )
  const box = await scene(page).boundingBox()
  if (!box) throw new Error('The film has no box')
  await page.mouse.move(box.x + box.width * 0.8, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.4, box.y + box.height / 2)
  await page.mouse.up()
  await expect(film.getByRole('img')).toHaveAccessibleName(locale === 'pt' ? /^Pedro Pixel/ : /^Pixel Pete/)

  await film.getByRole('button', { name: say('Hear it') }).click()
  await expect(film.getByRole('button', { name: say('Mute') })).toBeVisible()
  await expect(film.getByText(say('No voice on this device'))).toBeVisible()
  expect(await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts)).toEqual([]) // set above
  // That this device has no voice is said above every face, on the narrowest phone too.
  const before = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 568 })
  const note = await film.getByText(say('No voice on this device')).boundingBox()
  const small = await scene(page).boundingBox()
  expect(((note?.y ?? 0) + (note?.height ?? 0) - (small?.y ?? 0)) / (small?.height ?? 1)).toBeLessThan(0.4)
  if (before) await page.setViewportSize(before)
  await expectAccessible()
})

test('@desktop the sample is heard in the shop’s own voice, once its sound is switched on, and a tried name by the device', async ({
  page,
  locale,
  say,
}) => {
  await giveVoice(page, ['pt-BR', 'en-US'])
  await watchAudio(page)
  const tone = Float32Array.from({ length: 4_800 }, (_, i) => Math.sin((2 * Math.PI * 220 * i) / 24_000) / 2)
  const file = Buffer.from(wavOfSpeech({ samples: tone, rate: 24_000 }))
  let known: readonly string[] | undefined
  await page.route('**/api/preview-clips', async (route) => {
    const { lines } = route.request().postDataJSON() as { lines: { key: string }[] } // by the contract
    // The shop has said the sample for the name that stands there first.
    known ??= lines.map(({ key }) => key)
    const id = '01a21dfa-0000-7000-8000-00000000c11b'
    const clips = lines.flatMap(({ key }) =>
      known?.includes(key) ? [{ key, id, seconds: 0.2, words: [[0, 0.2]] }] : [],
    )
    await route.fulfill({ json: { clips, says: 'nothing' } })
  })
  await page.route('**/api/preview-clips/*', (route) =>
    route.fulfill({ body: file, contentType: 'audio/wav' }),
  )
  await arrive(page, locale)
  const film = page.getByRole('region', { name: say('Sample video') })
  await expect(film.getByRole('button', { name: say('Hear it') })).toBeVisible()
  expect(known).toBeUndefined()
  await film.getByRole('button', { name: say('Hear it') }).click()
  // On a slow machine the device has said it before its clips are there: the next time they are.
  const play = film.getByRole('button', { name: say('Play with sound') })
  const again = async () => {
    if (await play.isVisible()) await play.click()
  }
  const clips = async () => {
    await again()
    return (await heardNow(page)).clips
  }
  await expect.poll(clips, { timeout: 60_000 }).toBeGreaterThanOrEqual(5)
  expect(known).toHaveLength(5)

  await page.getByLabel(say('Try a name')).fill('Tainá')
  const saysTheName = async () => {
    await again()
    return (await said(page)).some(({ text }) => text.includes('Tainá'))
  }
  await expect.poll(saysTheName, { timeout: 60_000 }).toBe(true)
})

test('@desktop with reduced motion the poster stays until its button is pressed, which also works before the app runs', async ({
  page,
  locale,
  say,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await arrive(page, locale)
  await page.getByRole('button', { name: say('Play with sound') }).click()
  await expect(page.getByRole('button', { name: say('Pause') })).toBeFocused()
})

test('@phone without JavaScript the poster has its words, and the button to the purchase is in view', async ({
  browser,
  baseURL,
  say,
  locale,
}) => {
  const viewport = { width: 360, height: 640 }
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport,
    ...(baseURL && { baseURL }),
  })
  const page = await context.newPage()
  await page.goto(`/?lang=${locale}`)
  await expect(scene(page)).toContainText(words[locale])
  await expect(scene(page).getByRole('button')).toHaveCount(0)
  const poster = scene(page).locator('img')
  expect(await poster.evaluate((it: HTMLImageElement) => it.complete && it.naturalWidth > 0)).toBe(true)
  await expect(page.getByRole('link', { name: say('Make their video') }).first()).toBeInViewport({ ratio: 1 })
  await context.close()
})
