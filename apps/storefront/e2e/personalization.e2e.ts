import type { CreatedOrder } from '@recadinho/contracts/orders'
import {
  arrive,
  beginPurchase,
  fillCard,
  payButton,
  selectCharacters,
  selectPackage,
} from './support/buyer.ts'
import { comeWithDraft } from './support/draft.ts'
import { orderHere } from './support/order-here.ts'
import { expect, test } from './support/test.ts'

const princess = { en: 'Princess Amara', pt: 'Princesa Amara' }

test('@phone the first screen of the last step shows the name with the film below it', async ({
  page,
  say,
  locale,
}) => {
  await arrive(page, locale)
  await beginPurchase(page, say)
  await selectPackage(page, say, 1)
  await selectCharacters(page, say, [princess[locale]])
  const name = page.getByLabel(say("Child's name"))
  const film = page
    .getByRole('region', { name: say('Preview') })
    .getByRole('img')
    .first()
  const bar = page.getByRole('region', { name: say('Price and next step') })
  for (const [width, height] of [
    [360, 640],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.evaluate(() => scrollTo(0, 0))
    await expect(film).toBeInViewport({ ratio: 0.4 })
    const [field, above] = [await name.boundingBox(), await bar.boundingBox()]
    expect(field?.y).toBeGreaterThan(0)
    expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThan(above?.y ?? 0)
  }
})

const words = {
  en: {
    start: 'Loves …',
    loved: 'Loves dinosaurs',
    other: 'Elle adore les dinosaures avec son papa',
    own: 'Dad and I baked dinosaur bread!',
  },
  pt: {
    start: 'Adora …',
    loved: 'Adora dinossauros',
    other: 'She has a dinosaur cake for her friends',
    own: 'Eu comi bolo de dinossauro!',
  },
}

test('@phone a line begun with a starter is said, what was left out can be said, and both are ordered', async ({
  page,
  say,
  locale,
  expectAccessible,
}) => {
  test.slow() // a whole order
  const { start, loved, other, own } = words[locale]
  await comeWithDraft(page, locale, '/purchase?step=personalization', { additionalNotes: '' })
  const notes = page.getByLabel(say('What should the character know?'))
  const list = page.getByRole('region', { name: say('From your notes') })
  const itemOf = (text: string) => list.getByRole('listitem').filter({ hasText: text })
  await expect(list).toContainText(say('What you write in your notes appears here, with what becomes of it.'))
  await page.getByRole('button', { name: start }).click()
  await expect(notes).toBeFocused()
  await page.keyboard.type(loved.split(' ')[1] ?? '')
  await expect(notes).toHaveValue(loved)
  await itemOf(loved)
    .getByRole('button', { name: say('In the film') })
    .click()
  const script = page.getByRole('list', { name: say('What the character will say') })
  await expect(script).toContainText(/dinos/)
  await expect(script.locator('[aria-current=true]')).toContainText(/dinos/)

  await notes.focus()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.keyboard.type(other)
  await itemOf(other)
    .getByRole('button', { name: say('Say it') })
    .click()
  const line = page.getByRole('textbox', { name: say('Words of this line') })
  await expect(line).toBeFocused()
  await expect(line).toHaveAccessibleDescription(new RegExp(other))
  await line.fill(own)
  await line.press('Enter')
  await expect(itemOf(other).getByRole('button', { name: say('In the film') })).toBeVisible()
  await expect(list).toContainText(say('All of it is in the film.'))
  await expectAccessible()

  await page.getByRole('button', { name: say('Go to checkout') }).click()
  await fillCard(page, locale, '4242424242424242')
  const created = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith('/api/orders'),
  )
  await payButton(page, say).click()
  const { order } = (await (await created).json()) as CreatedOrder // the call's answer
  expect(order.additionalNotes).toBe(`${loved}\n${other}`)
  expect(order.script.find(({ note }) => note === other)).toMatchObject({ text: own, origin: 'buyer' })
  expect(order.script.some(({ note, text }) => note === loved && /dinos/.test(text))).toBe(true)
})

test('@desktop what is never to be mentioned is in no line, until it is undone or its words change', async ({
  page,
  say,
  locale,
  expectAccessible,
}) => {
  const { loved, other } = words[locale]
  const additionalNotes = `${loved}\n${other}`
  await comeWithDraft(page, locale, '/purchase?step=personalization', { additionalNotes })
  const list = page.getByRole('region', { name: say('From your notes') })
  const itemOf = (text: string) => list.getByRole('listitem').filter({ hasText: text })
  const said = itemOf(loved).getByRole('button', { name: say('In the film') })
  await expect(said).toBeVisible()
  const never = itemOf(other).getByRole('button', { name: say('Never mention it') })
  await never.click()
  await expect(itemOf(other)).toContainText(say('No character will mention it.'))
  await expect(itemOf(loved)).toContainText(say('You asked us not to mention this.'))
  const undo = itemOf(other).getByRole('button', { name: say('Undo') })
  await expect(undo).toBeFocused()
  await expectAccessible()
  await undo.press('Enter')
  await expect(said).toBeVisible()
  await never.press('Enter')
  await expect(said).toBeHidden()

  await page.reload()
  await expect(itemOf(other)).toContainText(say('No character will mention it.'))
  const notes = page.getByLabel(say('What should the character know?'))
  await notes.focus()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type('s too')
  await expect(said).toBeVisible()
  await expect(never).toBeVisible()

  await itemOf(other)
    .getByRole('button', { name: say('Tell the team only') })
    .click()
  await expect(itemOf(other)).toContainText(say('Only our team reads this.'))
  await expect(said).toBeVisible()
})

test('@desktop what no line says can be decided on an order, too', async ({
  page,
  say,
  locale,
  expectAccessible,
}) => {
  const { loved, other } = words[locale]
  const { order } = await orderHere(page, locale, { additionalNotes: `${loved}\n${other}` })
  await page.goto(`/order-confirmation?order=${order.id}`)
  await page.getByRole('button', { name: say('Edit details') }).click()
  const form = page.getByRole('form', { name: say('Video details') })
  const list = form.getByRole('region', { name: say('From your notes') })
  const itemOf = (text: string) => list.getByRole('listitem').filter({ hasText: text })
  await itemOf(other)
    .getByRole('button', { name: say('Never mention it') })
    .click()
  await expect(itemOf(loved)).toContainText(say('You asked us not to mention this.'))
  await expectAccessible()
  await form.getByRole('button', { name: say('Save') }).click()
  await expect(page.getByText(say('Your changes are saved.')).last()).toBeVisible()
  await expect(page.getByText(`${other}: ${say('No character will mention it.')}`)).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(/that you love dino|que você adora dino/)
})
