import {
  arrive,
  beginPurchase,
  selectCharacters,
  selectPackage,
  leaveCheckout,
  notes,
  payButton,
  personalize,
} from './support/buyer.ts'
import { expect, test } from './support/test.ts'

test('@phone each step survives a reload, and Back goes to the previous step with everything stored', async ({
  page,
  say,
  locale,
}) => {
  const amara = locale === 'pt' ? 'Princesa Amara' : 'Princess Amara'
  await arrive(page, locale)
  await beginPurchase(page, say)
  await selectPackage(page, say, 1)
  await page.reload()
  await page.getByRole('button', { name: amara, pressed: false }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: amara, pressed: true })).toBeVisible()
  await page.getByRole('button', { name: say('Tell us about your child') }).click()
  await page.getByLabel(say("Child's name")).fill('Valentina')
  await page.getByLabel(say('What should the character know?')).fill(notes)
  await page.reload()
  await expect(page.getByLabel(say("Child's name"))).toHaveValue('Valentina')
  await expect(page.getByLabel(say('What should the character know?'))).toHaveValue(notes)
  await page.goBack()
  await expect(page).toHaveURL(/step=characters/)
  await page.goBack()
  await expect(page.getByRole('radio').first()).toBeChecked()
  await page.goForward()
  await expect(page.getByRole('button', { name: amara, pressed: true })).toBeVisible()
  await page.goForward()
  await personalize(page, say, 'Valentina')
  await expect(payButton(page, say)).toBeVisible()
  // The last chance is shown first, once; Back from it leads where Back from the checkout would have.
  await leaveCheckout(page)
  await expect(page).toHaveURL(/\/last-chance$/)
  await page.goBack()
  await expect(page).toHaveURL(/step=personalization/)
  await expect(page.getByLabel(say("Child's name"))).toHaveValue('Valentina')
})

test('§5: missing fields are reported beside each field in the words of the specification', async ({
  page,
  say,
  locale,
  expectAccessible,
}) => {
  await arrive(page, locale)
  await beginPurchase(page, say)
  await selectPackage(page, say, 1)
  await selectCharacters(page, say, [locale === 'pt' ? 'Felpudo' : 'Bramble'])
  for (const [button, label, message, typed] of [
    ['Add the name', "Child's name", 'Child name is required', 'Valentina'],
    ['Add the age', 'Age', 'Age must be a number', '131'],
    ['Check the age', 'Age', 'Age must be between 1 and 130', '6'],
    [
      'Add your message',
      'What should the character know?',
      'Please provide details for the personalized message',
      notes,
    ],
    ['Add your number', 'WhatsApp number', 'Valid phone number is required', '11 98765 4321'],
  ] as const) {
    await page.getByRole('button', { name: say(button) }).click()
    const field = page.getByLabel(say(label), { exact: true })
    await expect(field).toBeFocused()
    await expect(field).toBeInViewport()
    await expect(page.getByText(say(message)).first()).toBeVisible()
    await expectAccessible()
    await field.fill(typed)
  }
  await page.getByLabel(say('Country code')).selectOption('BR')
  await expect(page.getByRole('button', { name: say('Go to checkout') })).toBeVisible()
})

test.describe('a hand-edited draft', () => {
  for (const [name, kept] of Object.entries({
    'is not JSON': '{{{',
    'is another shape': '{"selectedPackage":7,"selectedCharacters":"x"}',
    'names what is not sold':
      '{"selectedPackage":{"id":"gone"},"selectedCharacters":[{"id":"nobody"}],"childAge":"old"}',
    'is a list': '[[1],[2]]',
  }))
    test(`@desktop ${name}: the page still works`, async ({ page, say, locale }) => {
      await page.addInitScript((value) => localStorage.setItem('recadinho.draft.v1', value), kept)
      await arrive(page, locale)
      await beginPurchase(page, say)
      await selectPackage(page, say, 1)
      await expect(page.getByRole('button', { pressed: true })).toHaveCount(0)
    })
})

test('@phone two tabs, two children: each tab keeps its own order', async ({ page, say, locale }) => {
  const amara = locale === 'pt' ? 'Princesa Amara' : 'Princess Amara'
  await arrive(page, locale)
  await beginPurchase(page, say)
  await selectPackage(page, say, 1)
  await selectCharacters(page, say, [amara])
  await page.getByLabel(say("Child's name")).fill('Anna')
  const other = await page.context().newPage()
  await other.goto(page.url())
  await expect(other.getByLabel(say("Child's name"))).toHaveValue('Anna')
  await other.getByLabel(say("Child's name")).fill('')
  await other.getByLabel(say("Child's name")).fill('Bruno')
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('recadinho.draft-apart.v1')))
    .toContain('Anna')
  await expect(page.getByLabel(say("Child's name"))).toHaveValue('Anna')
  for (const [tab, name] of [
    [page, 'Anna'],
    [other, 'Bruno'],
  ] as const) {
    await tab.getByLabel(say('What should the character know?')).fill(`${name} sings.`)
    await tab.reload()
    await expect(tab.getByLabel(say("Child's name"))).toHaveValue(name)
    await expect(tab.getByLabel(say('What should the character know?'))).toHaveValue(`${name} sings.`)
  }
})
