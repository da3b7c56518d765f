import {
  arrive,
  beginPurchase,
  selectCharacters,
  selectPackage,
  expectConfirmed,
  fillCard,
  giveGuardian,
  payButton,
  personalize,
  reachCheckout,
} from './support/buyer.ts'
import { comeWithDraft } from './support/draft.ts'
import { expect, test } from './support/test.ts'

test('a parent selects, describes the child, pays by card, and sees the order in production', async ({
  page,
  say,
  locale,
  expectAccessible,
}) => {
  await arrive(page, locale)
  await expectAccessible()
  await beginPurchase(page, say)
  await expectAccessible()
  await selectPackage(page, say, 2)
  await expectAccessible()
  await selectCharacters(
    page,
    say,
    locale === 'pt' ? ['Princesa Amara', 'Capitão Gentil'] : ['Princess Amara', 'Captain Kindly'],
  )
  await expectAccessible()
  await personalize(page, say, 'Olívia')
  await giveGuardian(page, say)
  await fillCard(page, locale, '4242 4242 4242 4242')
  await expectAccessible()
  await payButton(page, say).click()
  await expectConfirmed(page, say, 'Olívia')
  await expect(page.getByText(say('Order received'))).toBeVisible()
  await expectAccessible()
  await page.reload()
  await expectConfirmed(page, say, 'Olívia')
})

test('@phone a declined card is explained, and a second try with another card pays the same order', async ({
  page,
  say,
  locale,
}) => {
  await reachCheckout(page, say, locale, 'Theo')
  const pay = payButton(page, say)
  await fillCard(page, locale, '4000 0000 0000 0002')
  await pay.click()
  await expect(page.getByRole('alert')).toBeVisible()
  await fillCard(page, locale, '4242 4242 4242 4242')
  await pay.click()
  await expectConfirmed(page, say, 'Theo')
})

test('@desktop a card that needs its bank’s confirmation pays after it', async ({ page, say, locale }) => {
  await reachCheckout(page, say, locale, 'Noah')
  await fillCard(page, locale, '4000 0025 0000 3155')
  await payButton(page, say).click()
  const challenge = page.frameLocator('iframe').getByRole('button', { name: /^(approve|confirmar)$/i })
  await challenge.click()
  await expectConfirmed(page, say, 'Noah')
})

test('@phone O1: a card that its bank does not confirm, or whose buyer gives up, is explained; the next pays', async ({
  page,
  say,
  locale,
}) => {
  await reachCheckout(page, say, locale, 'Lia')
  const pay = payButton(page, say)
  const explained = page
    .getByRole('alert')
    .filter({ hasText: say("Your bank couldn't confirm that it's you. Try again, or use another card.") })
  await fillCard(page, locale, '4000 0025 0000 3155')
  await pay.click()
  await page
    .frameLocator('iframe')
    .getByRole('button', { name: /^(decline|recusar)$/i })
    .click()
  await expect(explained).toBeVisible()
  await fillCard(page, locale, '4000 0025 0000 3155')
  await pay.click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(close|fechar)$/i })
    .click()
  await expect(explained).toBeVisible()
  await fillCard(page, locale, '4242 4242 4242 4242')
  await pay.click()
  await expectConfirmed(page, say, 'Lia')
})

test('@desktop while the card form loads, nothing around it moves', async ({ page, locale, say }) => {
  let letCome = () => {}
  const held = new Promise<void>((resolve) => {
    letCome = resolve
  })
  await page.route('**/stripe.js', async (route) => {
    await held
    await route.continue()
  })
  await comeWithDraft(page, locale, '/checkout')
  await expect(page.getByText(say('Loading the card form'))).toBeAttached()
  const title = page.locator('#pay-title')
  const box = await title.boundingBox()
  letCome()
  await expect(page.getByLabel(say('Card number'))).toBeVisible()
  expect(await title.boundingBox()).toEqual(box)
})
