import { ownerPassword } from '@recadinho/presets/playwright'
import { addStaff, endSessionsAt } from './support/staff.ts'
import { expect, signInAs, test } from './support/test.ts'

test('@phone staff take an order by phone though their session ends meanwhile, and the buyer pays by the link', async ({
  page,
  say,
  browser,
  expectAccessible,
}, { project }) => {
  const email = `bia-${Date.now()}@example.com`
  await addStaff(email, 'Bia', 'production')
  await signInAs(page, email, '/admin/orders')
  await page.getByRole('link', { name: say('New order') }).click()
  const create = page.getByRole('button', { name: say('Create order') })
  await create.click()
  await expect(page.getByText(say('Choose a package'), { exact: true })).toBeVisible()
  await expectAccessible()

  await page.getByLabel(say('Package')).selectOption('one-character')
  await page.getByLabel(say('Character'), { exact: true }).selectOption('princess-amara')
  await page.getByLabel(say("Child's name")).fill('Olívia')
  await page.getByLabel(say('Age'), { exact: true }).fill('6')
  await page.getByLabel(say('What the video should be about')).fill('Perdeu o primeiro dente.')
  const script = page.getByRole('region', { name: say('Script') })
  const first = script.getByRole('textbox', { name: say('Line {number}', { number: '1' }), exact: true })
  await expect(first).toHaveValue(/Olívia/)
  await first.fill('Olívia, adivinha quem é!')
  await script
    .getByRole('button', { name: say('Remove line {number}', { number: '2' }), exact: true })
    .click()
  await expectAccessible()
  await page.getByLabel(say("Buyer's name")).fill('Ana Souza')
  await page.getByLabel(say('Email')).fill('ana@example.com')
  await page.getByLabel(say('WhatsApp')).fill('11 98765-4321')
  await page.getByLabel(say('Promo code')).fill('welcome20')
  await expect(page.getByText('WELCOME20 (20%)')).toBeVisible()
  await expectAccessible()
  await endSessionsAt(page, 'orders', email)
  await create.click()
  const again = page.getByRole('dialog', { name: say("You've been signed out") })
  await again.getByLabel(say('Password')).fill(ownerPassword)
  await again.getByRole('button', { name: say('Sign in') }).click()

  await expect(page.getByText('Olívia, adivinha quem é!')).toBeVisible()
  const link = page.getByRole('region', { name: say('Payment link') })
  await expect(link).toBeVisible()
  await expect(page.getByText(/R\$\s39,92/).first()).toBeVisible()
  await expectAccessible()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await link.getByRole('button', { name: say('Copy the link') }).click()
  await expect(link.getByRole('button', { name: say('Copied') })).toBeVisible()
  const address = await page.evaluate(() => navigator.clipboard.readText())
  const whatsapp = await link.getByRole('link', { name: say('Send by WhatsApp') }).getAttribute('href')
  expect(new URL(whatsapp ?? '').searchParams.get('text')).toContain(address)

  const theirs = await browser.newContext({ locale: project.use.locale ?? 'pt-BR', serviceWorkers: 'block' })
  const shop = await theirs.newPage()
  await shop.goto(address)
  await expect(shop.getByRole('radio', { name: /^PIX/ })).toBeVisible()
  await shop.locator('label', { has: shop.getByRole('radio', { name: /^Cartão\s?Crédito/ }) }).click()
  await shop.getByLabel('Número do cartão').fill('4242 4242 4242 4242')
  await shop.getByLabel(/Validade/).fill('12 / 34')
  await shop.getByLabel(/Código de segurança/).fill('123')
  await shop.getByRole('region', { name: 'Total e pagamento' }).getByRole('button').click()
  await expect(shop).toHaveURL(/\/order-confirmation/)
  await theirs.close()

  await expect(link).toBeHidden()
  await expect(page.getByText(say('In production')).first()).toBeVisible()
})
