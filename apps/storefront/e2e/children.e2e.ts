import { arrive, beginPurchase, selectCharacters, selectPackage, personalize } from './support/buyer.ts'
import { orderHere } from './support/order-here.ts'
import { expect, test } from './support/test.ts'

test('@phone a second child has a name of its own, which film, checkout and order say', async ({
  page,
  say,
  locale,
  expectAccessible,
}) => {
  const both = locale === 'pt' ? 'Valentina e Theo' : 'Valentina and Theo'
  await page.setViewportSize({ width: 320, height: 700 })
  await arrive(page, locale)
  await beginPurchase(page, say)
  await selectPackage(page, say, 1)
  await selectCharacters(page, say, [locale === 'pt' ? 'Princesa Amara' : 'Princess Amara'])
  await page.getByLabel(say("Child's name")).fill('Valentina')
  await page.getByLabel(say('Age'), { exact: true }).fill('6')

  await page.getByRole('button', { name: say('Add another child') }).press('Enter')
  const name = page.getByLabel(say("Second child's name"))
  await expect(name).toBeFocused()
  await page.getByRole('button', { name: say('Add the name') }).press('Enter')
  await expect(page.getByText(say('Child name is required'))).toBeVisible()
  await expect(name).toBeFocused()
  await page.keyboard.type('Theo Prado')
  await page.keyboard.press('Tab')
  await page.keyboard.type('TAY-oh')
  await expect(page.getByText(say('Child name is required'))).toBeHidden()
  await expectAccessible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)

  await page.getByRole('button', { name: say('Remove the second child') }).click()
  await expect(name).toBeHidden()
  await page.getByRole('button', { name: say('Bring back {lastName}', { lastName: 'Theo Prado' }) }).click()
  await expect(name).toHaveValue('Theo Prado')
  await expect(
    page.getByRole('group', { name: say('Second child') }).getByLabel(say('How to say it')),
  ).toHaveValue('TAY-oh')
  await expect(page.getByText(new RegExp(both)).first()).toBeAttached()
  await personalize(page, say, 'Valentina')
  await expect(
    page.getByRole('heading', { level: 1, name: say("Pay for {childName}'s video", { childName: both }) }),
  ).toBeVisible()
})

test('@desktop a child is taken out of an order, and the page names the one that is left', async ({
  page,
  say,
  locale,
}) => {
  const { order } = await orderHere(page, locale, {
    otherChildren: [{ name: 'Pedro Lima', nameHint: 'PEH-droo' }, { name: 'Santos' }],
  })
  await page.goto(`/order-confirmation?order=${order.id}`)
  await expect(page.getByText('Pedro Lima (PEH-droo), Santos')).toBeVisible()
  await page.getByRole('button', { name: say('Edit details') }).click()
  const form = page.getByRole('form', { name: say('Video details') })
  await form.getByRole('button', { name: say('Remove the second child') }).click()
  await form.getByLabel(say("Second child's name")).fill('Bia Prado')
  await form.getByRole('button', { name: say('Save') }).click()
  await expect(page.getByText(say('Your changes are saved.')).last()).toBeVisible()
  await expect(page.getByText('Bia Prado', { exact: true })).toBeVisible()
  await expect(page.getByText(locale === 'pt' ? /Olivia e Bia/ : /Olivia and Bia/).first()).toBeVisible()
})
