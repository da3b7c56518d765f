import type { Locator, Page } from '@playwright/test'
import {
  arrive,
  beginPurchase,
  cardOf,
  selectCharacters,
  selectPackage,
  expectConfirmed,
  notes,
  payButton,
  pick,
} from './support/buyer.ts'
import { giveVoice, said } from './support/fake-voice.ts'
import { heardNow, watchAudio } from './support/hear-film.ts'
import { expect, test } from './support/test.ts'

const nameOf = {
  en: { amara: 'Princess Amara', bramble: 'Bramble', tongue: 'en-US' },
  pt: { amara: 'Princesa Amara', bramble: 'Felpudo', tongue: 'pt-BR' },
}

test('the whole purchase by keyboard alone, from home to paid @desktop', async ({
  page,
  say,
  expectAccessible,
}) => {
  test.slow() // many keystrokes, each awaited
  await page.goto('/')
  await expect(page.locator('dialog#languages :focus')).toHaveText(/^English/)
  await page.keyboard.press('Enter')
  await press(page, page.getByRole('link', { name: say('Skip to content') }))
  await press(
    page,
    page
      .getByRole('main')
      .getByRole('link', { name: say('Make their video') })
      .first(),
  )
  await reach(page, page.getByRole('radio').first())
  await page.keyboard.press('Space')
  await press(page, page.getByRole('button', { name: say('Continue without a number') }))
  const bar = page.getByRole('region', { name: say('Price and next step') })
  await press(page, bar.getByRole('button'))
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await reach(page, page.getByRole('searchbox', { name: say('Find a character') }))
  await page.keyboard.type('bram')
  await press(page, page.getByRole('button', { name: /Bramble/, pressed: false }))
  // Another one replaces it and is deselected again.
  await reach(page, page.getByRole('searchbox', { name: say('Find a character') }))
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await press(page, page.getByRole('button', { name: /Amara/, pressed: false }))
  await expect(page.getByRole('button', { name: /Bramble/, pressed: false })).toBeVisible()
  await press(page, page.getByRole('button', { name: /Bramble/, pressed: false }))
  await press(page, bar.getByRole('button'))
  await expect(page.getByRole('heading', { level: 1, name: say('Tell us about your child') })).toBeFocused()

  await press(page, bar.getByRole('button', { name: say('Add the name') }))
  await expect(page.getByLabel(say("Child's name"))).toBeFocused()
  await expect(page.getByRole('link', { name: say("Please enter the child's name") })).toBeVisible()
  await page.keyboard.type('Valentina')
  for (const [label, typed] of [
    [say('Age'), '6'],
    [say('How to say it'), 'Valen-TEE-na'],
    [say('Occasion'), 'B'],
    [say('What should the character know?'), notes],
    [say('WhatsApp number'), '2015550123'],
  ] as const) {
    await reach(page, page.getByLabel(label, { exact: true }))
    await page.keyboard.type(typed)
  }
  await expect(page.getByLabel(say('WhatsApp number'))).toHaveValue('(201) 555-0123')
  await expectAccessible()
  await press(page, bar.getByRole('button'))
  await expect(page).toHaveURL(/\/checkout/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  const pay = payButton(page, say)
  await press(page, pay)
  await expect(page.getByRole('alert')).toBeFocused()
  for (const [label, typed] of [
    [say('Your name'), 'Ana Prado'],
    [say('Email'), 'ana@example.com'],
    ['Card number', '4242424242424242'],
    ['Expiry date', '1234'],
    ['Security code', '123'],
  ] as const) {
    await reach(page, page.getByLabel(label, { exact: true }))
    await page.keyboard.type(typed)
  }
  await press(page, pay)
  await expectConfirmed(page, say, 'Valentina')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('@phone the preview speaks the script, with the name as it sounds', async ({
  page,
  say,
  locale,
  expectAccessible,
}) => {
  const { amara, bramble, tongue } = nameOf[locale]
  await giveVoice(page, ['pt-BR', 'en-US'])
  await arrive(page, locale)
  await beginPurchase(page, say)
  await selectPackage(page, say, 2)
  await selectCharacters(page, say, [amara, bramble])
  await page.getByLabel(say("Child's name")).fill('Thais')
  const sayings = page.getByRole('radiogroup', { name: say('Ways to say the name') })
  const saying = { en: 'Tie-eece', pt: 'Taís' }[locale]
  await sayings.getByRole('radio', { name: saying, exact: true }).click()
  await expect(page.getByLabel(say('How to say it'))).toHaveValue(saying)
  await expect.poll(async () => (await said(page)).map(({ text }) => text)).toEqual([saying])

  await page.getByLabel(say("Child's name")).fill('João')
  await page.getByLabel(say('How to say it')).fill('Zhwow')
  await page.getByRole('button', { name: say('Hear the name') }).click()
  await expect.poll(async () => (await said(page)).map(({ text }) => text)).toEqual([saying, 'Zhwow'])

  const script = page.getByRole('list', { name: say('What they will say') })
  const title = page.getByText(say('What they will say'))
  await expect(title).toBeVisible()
  // Open by default if there is room for it.
  if (!(await script.isVisible())) await title.click()
  await expect(script).toContainText('João')
  await expect(script).toContainText(bramble)
  // Its place is out of sight, so it plays in a bar below the header.
  const enlarge = page.getByRole('button', { name: say('Back to the large preview') })
  await enlarge.click()
  await page.getByRole('button', { name: say('Hear the greeting') }).click()
  await expect.poll(async () => (await said(page)).length).toBeGreaterThan(3)
  const lines = (await said(page)).slice(1)
  expect(lines[0]?.text).toContain('Zhwow')
  expect(lines[0]?.lang).toBe(tongue)
  await page.getByRole('button', { name: say('Pause'), exact: true }).click()
  await expect(page.getByRole('button', { name: say('Play'), exact: true })).toBeVisible()
  await expectAccessible()

  const before = (await said(page)).length
  const spoken = script.getByRole('listitem').nth(2)
  const line = spoken.getByRole('button', { name: say('Play this line') })
  await line.click()
  const shown = ((await spoken.locator('[data-text]').textContent()) ?? '').replaceAll('João', 'Zhwow')
  // A sentence at a time.
  await expect
    .poll(async () => {
      const text = (await said(page))[before]?.text
      return text !== undefined && shown.includes(text)
    })
    .toBe(true)
  // It covers neither the field with the focus nor its label, even above a keyboard.
  for (const [width, height] of [
    [360, 400],
    [320, 640],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(enlarge).toBeInViewport()
    for (const label of [say('How to say it'), say('What should the character know?')]) {
      const field = page.getByLabel(label)
      await field.focus()
      for (const part of [field, page.locator('label', { hasText: label })])
        await expect.poll(async () => await overlap(part, enlarge), `${label} at ${width}`).toBe(false)
    }
    await expect(enlarge.locator('..')).toHaveCSS('width', `${width}px`)
  }
  await expectAccessible()
  await line.click()
  await page.getByRole('button', { name: say('Pause'), exact: true }).click()
  await expect(page.getByRole('button', { name: say('Play'), exact: true })).toBeVisible()
  await enlarge.click()
  const film = page.getByRole('region', { name: say('Preview') }).getByRole('img', { name: bramble })
  await expect(film).toBeInViewport({ ratio: 0.9 })
  await expect(enlarge).toBeHidden()
  // In full screen it is as wide as the phone; its controls leave while it plays, and a tap brings them back.
  await page.getByRole('button', { name: say('Full screen') }).tap()
  const full = page.getByRole('dialog', { name: bramble })
  const position = full.getByRole('slider').locator('..')
  await full.getByRole('button', { name: say('Play'), exact: true }).tap()
  await expect(position).toHaveCSS('opacity', '0')
  expect(await width(full.getByRole('img'))).toBe(await width(full))
  await full.getByRole('img').tap()
  await expect(position).toHaveCSS('opacity', '1')
  await full.getByRole('button', { name: say('Close') }).tap()
  await line.click()
  await page.getByRole('button', { name: say('Hide the small preview') }).click()
  await expect(enlarge).toBeHidden()
})

test('@desktop a device without a voice plays with music and says so', async ({
  page,
  say,
  locale,
  expectAccessible,
}) => {
  await giveVoice(page, ['xx-XX'])
  await watchAudio(page)
  await arrive(page, locale)
  await beginPurchase(page, say)
  await selectPackage(page, say, 1)
  await selectCharacters(page, say, [nameOf[locale].bramble])
  await page.getByRole('button', { name: say('Hear the greeting') }).click()
  const note = say(
    'Your device has no voice for this language, so just read along. The video has its own voice.',
  )
  await expect(page.getByText(note)).toBeVisible()
  expect(await said(page)).toEqual([])

  const music = () => heardNow(page)
  // The first lines follow one another: through them the music is at 0.21 of its loudness.
  await expect.poll(async () => (await music()).gains.some((gain) => gain > 0.15 && gain < 0.27)).toBe(true)
  expect((await music()).contexts).toEqual(['running'])
  await page.getByRole('button', { name: say('Mute') }).click()
  await expect.poll(async () => (await music()).contexts).toEqual(['suspended'])
  await expect(page.getByRole('button', { name: say('Pause'), exact: true })).toBeVisible()

  // The keys move it, and a line plays from there.
  await page.getByRole('button', { name: say('Pause'), exact: true }).click()
  const position = page.getByRole('slider', { name: say('Playback position') })
  await position.press('Home')
  await expect(position).toHaveValue('0')
  await position.press('ArrowRight')
  await expect(position).toHaveValue('2')
  const lines = page.getByRole('list', { name: say('What the character will say') }).getByRole('listitem')
  await lines
    .nth(2)
    .getByRole('button', { name: say('Play this line') })
    .press('Enter')
  await expect(lines.nth(2).locator('[aria-current=true]')).toHaveCount(1)
  await page.getByRole('button', { name: say('Pause'), exact: true }).click()
  await page.setViewportSize({ width: 1280, height: 720 })

  const open = page.getByRole('button', { name: say('Full screen') })
  await open.press('Enter')
  const full = page.getByRole('dialog', { name: nameOf[locale].bramble })
  await expect(full.getByRole('button', { name: say('Close') })).toBeFocused()
  await full.getByRole('slider').press('Home')
  await expectAccessible()
  await page.keyboard.press('Escape')
  await expect(full).toBeHidden()
  await expect(open).toBeFocused()
  // Going back closes it instead of leaving the step.
  await open.press('Enter')
  await expect(full).toBeVisible()
  await page.goBack()
  await expect(full).toBeHidden()
  await expect(open).toBeFocused()
  await expect(page).toHaveURL(/step=personalization/)

  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height })
    const film = page.getByRole('region', { name: say('Preview') }).getByRole('img', { name: /Bramble/ })
    await expect.poll(async () => await fits(film)).toBe(true)
  }
})

test('@phone a smaller package asks which characters to keep', async ({
  page,
  say,
  locale,
  expectAccessible,
}) => {
  const { amara, bramble } = nameOf[locale]
  await arrive(page, locale)
  await beginPurchase(page, say)
  await selectPackage(page, say, 2)
  await selectCharacters(page, say, [amara, bramble])
  await page.getByRole('link', { name: say('Package') }).click()
  await cardOf(page.getByRole('radio').first()).click()
  const dialog = page.getByRole('dialog', { name: say('Who stays?') })
  await expect(dialog.getByRole('button', { name: amara, pressed: true })).toBeVisible()
  await expectAccessible()
  await dialog.getByRole('button', { name: bramble, pressed: false }).click()
  await dialog.getByRole('button', { name: say('Switch to the smaller one') }).click()
  await expect(page.getByRole('radio').first()).toBeChecked()
  // Nothing is left to select, so the next step is the child; the characters can still be opened from there.
  await page.getByRole('button', { name: say('Tell us about your child') }).click()
  await page.getByRole('link', { name: say('Characters') }).click()
  await expect(page.getByRole('button', { pressed: true })).toHaveText(new RegExp(bramble))
})

test('@phone in a full package another character takes a place: at once for one, for more the buyer says whose', async ({
  page,
  say,
  locale,
  expectAccessible,
}) => {
  const { amara, bramble } = nameOf[locale]
  const hana = locale === 'pt' ? 'Princesa Hana' : 'Princess Hana'
  const card = (name: string, pressed: boolean) =>
    page.getByRole('main').getByRole('button', { name, pressed })
  await arrive(page, locale)
  await beginPurchase(page, say)
  await selectPackage(page, say, 1)
  await card(amara, false).click()
  await card(bramble, false).click()
  await expect(card(bramble, true)).toBeVisible()
  await expect(page.getByRole('button', { pressed: true })).toHaveCount(1)

  await page.getByRole('link', { name: say('Package') }).click()
  await selectPackage(page, say, 2)
  await card(amara, false).click()
  await card(hana, false).press('Enter')
  const dialog = page.getByRole('dialog', { name: say('Who makes room for {name}?', { name: hana }) })
  await expect(dialog).toBeVisible()
  await expectAccessible()
  await dialog
    .getByRole('button', { name: say('Change nothing') })
    .last()
    .click()
  await expect(card(hana, false)).toBeFocused()
  await page.keyboard.press('Enter')
  // It takes the focus after it has opened.
  await expect(dialog.locator(':focus')).toHaveCount(1)
  await dialog.getByRole('button', { name: bramble }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { pressed: true })).toHaveText([new RegExp(amara), new RegExp(hana)])
})

test('@phone a character selected in the gallery needs no second step', async ({ page, say, locale }) => {
  const { amara } = nameOf[locale]
  await arrive(page, locale)
  await page.goto('/purchase?character=princess-amara')
  await pick(page.getByRole('radio').first())
  await page.getByRole('button', { name: say('Tell us about your child') }).click()
  await expect(page).toHaveURL(/step=personalization/)
  await page.getByRole('link', { name: say('Characters') }).click()
  await expect(page.getByRole('button', { pressed: true })).toHaveText(new RegExp(amara))
})

/** Presses Tab until the target has the focus. */
async function reach(page: Page, target: Locator) {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 120; presses++) {
    if (await target.evaluate((element) => element.matches(':focus'))) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

async function press(page: Page, target: Locator) {
  await reach(page, target)
  await page.keyboard.press('Enter')
}

/** Whether two elements cover each other. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()])
  if (!a || !b) throw new Error('One of them is not displayed')
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

/** The width of an element in whole pixels. */
const width = (element: Locator) =>
  element.evaluate((shown) => Math.round(shown.getBoundingClientRect().width))

/** Whether an element is wholly visible between the header and the bar, when scrolled there. */
const fits = (element: Locator) =>
  element.evaluate((shown) => {
    shown.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    const top = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    const bottom = document.querySelector('[data-bar]')?.getBoundingClientRect().top ?? 0
    const box = shown.getBoundingClientRect()
    return box.top >= top - 1 && box.bottom <= bottom + 1
  })
