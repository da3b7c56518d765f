import type { Locator, Page } from '@playwright/test'
import { expect, type ShopFixtures } from '@recadinho/presets/browser-test'
import { builtFile } from './built-file.ts'

type Say = ShopFixtures['say']

export const notes = 'She lost her first tooth and sings to her dog.'

/** Visits the shop for the first time and selects the test project's language. */
export async function arrive(page: Page, locale: 'en' | 'pt') {
  await page.goto('/')
  const dialog = page.locator('dialog#languages')
  await expect(dialog).toBeVisible()
  await dialog.getByRole('link', { name: locale === 'pt' ? /^Português/ : /^English/ }).click()
  await expect(dialog).toBeHidden()
  // A page in another language is replaced, which takes the dialog away before the new page is there.
  await expect(page.locator(`html[lang=${locale}]`)).toBeAttached()
}

/** Goes from home to the first step of the purchase. */
export async function beginPurchase(page: Page, say: Say) {
  await page
    .getByRole('link', { name: say('Make their video') })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: say('Choose your package') })).toBeVisible()
}

export async function selectPackage(page: Page, say: Say, count: 1 | 2 | 3) {
  await pick(page.getByRole('radio').nth(count - 1))
  // With the keyboard: the question for a number arrives about now and can move the button away from a pointer.
  await page
    .getByRole('region', { name: say('Price and next step') })
    .getByRole('button')
    .press('Enter')
  await expectStep(page, 'characters')
}

/** The URL changes first; once the step has rendered, its heading takes the focus. */
async function expectStep(page: Page, step: 'characters' | 'personalization') {
  await expect(page).toHaveURL(new RegExp(`step=${step}`))
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
}

/** The card around a radio button, which receives the click. */
export const cardOf = (radio: Locator) => radio.locator('xpath=ancestor::label')

/** Selects an option by a click on its card. */
export async function pick(radio: Locator) {
  await cardOf(radio).click()
  await expect(radio).toBeChecked()
}

export async function selectCharacters(page: Page, say: Say, names: string[]) {
  for (const name of names) await page.getByRole('button', { name, pressed: false }).click()
  await page.getByRole('button', { name: say('Tell us about your child') }).click()
  await expectStep(page, 'personalization')
}

export async function personalize(page: Page, say: Say, childName: string) {
  await page.getByLabel(say("Child's name"), { exact: true }).fill(childName)
  await page.getByLabel(say('Age'), { exact: true }).fill('6')
  await page.getByLabel(say('Occasion'), { exact: true }).selectOption('birthday')
  await page.getByLabel(say('What should the character know?')).fill(notes)
  await page.getByLabel(say('Country code')).selectOption('BR')
  await page.getByLabel(say('WhatsApp number')).fill('11 98765 4321')
  await page.getByRole('button', { name: say('Go to checkout') }).click()
  await expect(page).toHaveURL(/\/checkout/)
}

export async function giveGuardian(page: Page, say: Say) {
  await page.getByLabel(say('Your name')).fill('Ana Prado')
  await page.getByLabel(say('Email')).fill('ana@example.com')
}

/** Selects the card option if there is one, and fills in the gateway's own form in the page's language. */
export async function fillCard(page: Page, locale: 'en' | 'pt', number: string) {
  const labels =
    locale === 'pt'
      ? ['Número do cartão', 'Validade', 'Código de segurança']
      : ['Card number', 'Expir', 'Security code']
  const [card = '', expiry = '', code = ''] = labels
  const radio = page.getByRole('radio', { name: locale === 'pt' ? /^Cartão\s?Crédito/ : /^Card\s?Credit/ })
  await expect(radio.or(page.getByLabel(card)).first()).toBeAttached()
  if ((await radio.count()) > 0) await pick(radio)
  await page.getByLabel(card).fill(number)
  await page.getByLabel(new RegExp(expiry)).fill('12 / 34')
  await page.getByLabel(new RegExp(code)).fill('123')
}

/** Completes the purchase up to the checkout, with one character and this child's name. */
export async function reachCheckout(page: Page, say: Say, locale: 'en' | 'pt', childName: string) {
  await arrive(page, locale)
  await beginPurchase(page, say)
  await selectPackage(page, say, 1)
  await selectCharacters(page, say, [locale === 'pt' ? 'Princesa Amara' : 'Princess Amara'])
  await personalize(page, say, childName)
  await giveGuardian(page, say)
}

/** Goes back from a checkout once it can decide about the last-chance offer. */
export async function leaveCheckout(page: Page) {
  const rules = await builtFile('src/features/last-chance/offerable.ts')
  // The same module as the app's, so this waits for it.
  await page.evaluate((file) => import(file), rules)
  await page.goBack()
}

/** The pay button, whatever its label. */
export const payButton = (page: Page, say: Say) =>
  page.getByRole('region', { name: say('Total and payment') }).getByRole('button')

export async function expectConfirmed(page: Page, say: Say, childName: string) {
  await expect(page).toHaveURL(/\/order-confirmation/)
  const title = say("Thank you! We're making {childName}'s video", { childName })
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

/** Selects a payment option by keyboard; a new page moves the focus once, which may swallow the first key. */
export async function selectOption(page: Page, name: RegExp) {
  const option = page.getByRole('radio', { name })
  await expect(async () => {
    await option.press('Space')
    await expect(option).toBeChecked({ timeout: 500 })
  }).toPass()
}
