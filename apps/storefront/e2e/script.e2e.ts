import type { Page } from '@playwright/test'
import type { Order } from '@recadinho/contracts/orders'
import {
  arrive,
  beginPurchase,
  expectConfirmed,
  fillCard,
  giveGuardian,
  payButton,
  personalize,
  selectCharacters,
  selectPackage,
} from './support/buyer.ts'
import { comeWithDraft } from './support/draft.ts'
import { orderHere } from './support/order-here.ts'
import { signInAsStaff } from './support/production.ts'
import type { ShopFixtures } from '@recadinho/presets/browser-test'
import { expect, test } from './support/test.ts'

type Say = ShopFixtures['say']

const names = { en: ['Princess Amara', 'Bramble'], pt: ['Princesa Amara', 'Felpudo'] } as const

/** The script of one or two characters beside the film; closed on a phone until it is asked for. */
async function openScript(page: Page, say: Say, characters: 1 | 2) {
  const text = say(characters === 1 ? 'What the character will say' : 'What they will say')
  const script = page.getByRole('list', { name: text })
  const title = page.getByText(text)
  await expect(title).toBeVisible()
  if (!(await script.isVisible())) await title.click()
  await expect(script).toBeVisible()
  const lines = script.getByRole('listitem')
  const words = (at: number) => lines.nth(at).locator('[data-text]')
  return { script, lines, words, field: script.getByRole('textbox', { name: say('Words of this line') }) }
}

test('@desktop lines are edited by keyboard, followed by the film, and ordered to the letter', async ({
  page,
  say,
  locale,
  expectAccessible,
}) => {
  test.slow() // a whole purchase
  await arrive(page, locale)
  await beginPurchase(page, say)
  await selectPackage(page, say, 2)
  await selectCharacters(page, say, [...names[locale]])
  await page.getByLabel(say("Child's name")).fill('Mia')
  const { script, lines, words, field } = await openScript(page, say, 2)
  const button = (name: string) => script.getByRole('button', { name: say(name) })
  const live = page.locator('[aria-live="polite"]')

  // Rewrites: Enter ends it, Escape takes it back.
  const first = (await words(0).locator('[id$="-text"]').textContent()) ?? ''
  await words(0).press('Enter')
  await expect(field).toBeFocused()
  await expect(field).toHaveValue(first)
  await page.keyboard.type(' Not this')
  await page.keyboard.press('Escape')
  await expect(words(0)).toBeFocused()
  await expect(words(0)).toContainText(first)
  await expect(words(0)).not.toContainText('Not this')
  await words(0).press('Enter')
  await expect(field).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Mia, <b>our</b> star!')
  if (locale === 'pt')
    // On a phone the film shows the words in a bar below the header.
    await expect(page.locator('p[aria-hidden]', { hasText: 'Mia, <b>our</b> star!' })).toBeVisible()
  await expectAccessible()
  await page.keyboard.press('Enter')
  await expect(words(0)).toBeFocused()
  await expect(words(0)).toContainText(say('Your words'))

  // Moves it down, gives it to the other, and to all together.
  await words(0).press('Enter')
  await button('Move down').press('Enter')
  await expect(button('Move down')).toBeFocused()
  const moved = { position: '2', all: String(await lines.count()) }
  await expect(live.getByText(say('Moved to place {position} of {all}', moved))).toHaveCount(1)
  await expect(lines.nth(1)).toContainText('Mia, <b>our</b> star!')
  const who = script.getByLabel(say('Who says it'))
  await who.selectOption({ label: names[locale][1] })
  await who.selectOption({ label: say('All together') })
  await expect(who).toBeFocused()
  await page.keyboard.press('Escape')
  // Escape takes the whole of it back.
  await expect(words(0)).toContainText('Mia, <b>our</b> star!')

  // Removes a line, undoes it in the notification, and removes it again.
  const count = await lines.count()
  const second = (await words(1).locator('[id$="-text"]').textContent()) ?? ''
  await words(1).press('Enter')
  await button('Remove this line').press('Enter')
  await expect(lines).toHaveCount(count - 1)
  await expect(words(1)).toBeFocused()
  const toast = page.locator('[data-toasts]')
  await toast.getByRole('button', { name: say('Undo') }).click()
  await expect(words(1)).toContainText(second)
  await words(1).press('Enter')
  await button('Remove this line').press('Enter')
  await expect(lines).toHaveCount(count - 1)

  // Adds one; an empty one is not kept.
  await words(0).press('Enter')
  await button('Add a line below').press('Enter')
  await expect(field).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(lines).toHaveCount(count - 1)
  await page.getByRole('button', { name: say('Add a line'), exact: true }).press('Enter')
  await expect(field).toBeFocused()
  await page.keyboard.type('Bye, bye!')
  await page.keyboard.press('Enter')
  await expect(words(count - 1)).toBeFocused()

  // The form's changes are followed, and a reload loses nothing.
  await page.getByLabel(say("Child's name")).fill('Lia')
  await expect(words(0)).toContainText('Lia, <b>our</b> star!')
  await page.reload()
  await openScript(page, say, 2)
  await expect(words(0)).toContainText('Lia, <b>our</b> star!')
  await expect(words(count - 1)).toContainText('Bye, bye!')
  await expect(script).not.toContainText(second)

  await personalize(page, say, 'Lia')
  await giveGuardian(page, say)
  await fillCard(page, locale, '4242424242424242')
  await payButton(page, say).click()
  await expectConfirmed(page, say, 'Lia')
  const details = page.getByRole('region', { name: say('Video details') })
  await expect(details).toContainText('Lia, <b>our</b> star!')
  const id = new URL(page.url()).searchParams.get('order') ?? ''
  const order = (await (await page.request.get(`/api/orders/${id}`)).json()) as Order // the server validates its responses
  expect(order.script[0]).toMatchObject({ text: 'Lia, <b>our</b> star!', origin: 'buyer' })
  expect(order.script.at(-1)).toMatchObject({ text: 'Bye, bye!', origin: 'buyer' })
  expect(order.script.map(({ text }) => text)).not.toContain(second)

  // The same video again says the same, and follows what is changed.
  await page.getByRole('button', { name: say('Order again') }).click()
  await openScript(page, say, 2)
  await expect(words(0)).toContainText('Lia, <b>our</b> star!')
  await expect(lines.last()).toContainText('Bye, bye!')
  await expect(script).not.toContainText(second)
  await page.getByLabel(say("Child's name")).fill('Zoe')
  await expect(words(0)).toContainText('Zoe, <b>our</b> star!')
})

test('@phone what cannot be said is named beside its line and on the step’s button, and nothing is lost', async ({
  page,
  say,
  locale,
  expectAccessible,
}) => {
  await comeWithDraft(page, locale, '/purchase?step=personalization')
  const { script, lines, words, field } = await openScript(page, say, 1)
  const step = page.getByRole('region', { name: say('Price and next step') }).getByRole('button')
  await expect(step).toHaveText(say('Go to checkout'))
  const count = await lines.count()
  await words(1).click()
  await field.fill('')
  await expect(script.getByText(say('This line is empty. Write it or remove it.'))).toBeVisible()
  await expect(step).toHaveText(say("Check what they'll say"))
  await field.fill('a'.repeat(700))
  await page.keyboard.press('Enter')
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 700 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  await expectAccessible()
  await words(2).click()
  await field.fill('b'.repeat(300))
  await expect(script.getByText(say('Keep the text to 900 characters or fewer'))).toBeVisible()
  await expectAccessible()
  await page.keyboard.press('Enter')
  await expect(step).toHaveText(say("Check what they'll say"))
  await step.click()
  await expect(script.locator(':focus')).toHaveCount(1)
  await expect(page).toHaveURL(/step=personalization/)

  await page.getByRole('button', { name: say('Back to our words') }).click()
  await expect(step).toHaveText(say('Go to checkout'))
  await expect(script).not.toContainText('aaaa')
  await page.getByRole('button', { name: say('Undo'), exact: true }).click()
  await expect(words(1)).toContainText('a'.repeat(700))
  await expect(lines).toHaveCount(count)
})

test('@phone an edited line is followed in another tab', async ({ page, context, say, locale }) => {
  await comeWithDraft(page, locale, '/purchase?step=personalization')
  const here = await openScript(page, say, 1)
  const other = await context.newPage()
  await other.goto('/purchase?step=personalization')
  const there = await openScript(other, say, 1)
  await here.words(0).click()
  await here.field.fill('Mia, our star!')
  await expect(there.words(0)).toContainText('Mia, our star!')
})

test('@desktop a paid order’s line is corrected beside its film', async ({
  page,
  say,
  locale,
  expectAccessible,
  request,
}) => {
  const { order } = await orderHere(page, locale)
  const staff = await signInAsStaff(request)
  await staff.confirmPayment(order.id)
  await page.goto(`/order-confirmation?order=${order.id}`)
  await page.getByRole('button', { name: say('Edit details') }).click()
  const form = page.getByRole('form', { name: say('Video details') })
  const lines = form.getByRole('list', { name: say('What the character will say') }).getByRole('listitem')
  await expect(form.getByRole('img', { name: say('Preview of the greeting') })).toBeVisible()
  const first = lines.first().locator('[data-text]')
  await first.press('Enter')
  await form.getByRole('textbox', { name: say('Words of this line') }).fill('Olivia, we love you!')
  await page.keyboard.press('Enter')
  // The other lines follow the form.
  await form.getByLabel(say("Child's name")).fill('Bia')
  await expect(first).toContainText('Bia, we love you!')
  await expect(lines.last()).not.toContainText('Olivia')
  await expectAccessible()
  await form.getByRole('button', { name: say('Save') }).click()
  await expect(page.getByText(say('Your changes are saved.')).last()).toBeVisible()
  await expect(page.getByRole('region', { name: say('Video details') })).toContainText('Bia, we love you!')
})
