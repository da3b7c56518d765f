import { query } from '@recadinho/presets/database'
import { addStaff } from './support/staff.ts'
import { expect, signIn, signInAs, test } from './support/test.ts'

/** The shop has only one set of settings, so each project changes its own field. */
const fields = {
  'desktop-en': { label: 'Site title', column: 'site_title', shown: ['/api/catalog?locale=en', 'siteTitle'] },
  'phone-pt': { label: 'Address', column: 'contact_address', shown: ['/api/settings', 'contactAddress'] },
} as const

test('@desktop the owner changes what the shop shows, and leaving with unsaved changes is asked first', async ({
  page,
  say,
  expectAccessible,
  isMobile,
}) => {
  const { label, column, shown } = fields[isMobile ? 'phone-pt' : 'desktop-en']
  const inShop = async () => (await (await page.request.get(shown[0])).json())[shown[1]]
  await signIn(page)
  if (isMobile) await page.getByRole('button', { name: say('Open menu') }).click()
  await page.getByRole('link', { name: say('Settings') }).click()
  await expect(page.getByRole('heading', { level: 1, name: say('General') })).toBeVisible()
  await expectAccessible()

  const field = page.getByLabel(say(label))
  const before = await field.inputValue()
  await field.fill('Little Note')
  await page.getByRole('link', { name: say('Sales') }).click()
  const question = page.getByRole('dialog', { name: say('Leave without saving?') })
  await expect(question).toBeVisible()
  await expectAccessible()
  await question.getByRole('button', { name: say('Keep editing') }).click()
  await expect(field).toHaveValue('Little Note')
  await page.getByRole('button', { name: say('Save changes') }).click()
  await expect(page.getByText(say('Saved'), { exact: true })).toBeVisible()
  await expect.poll(inShop).toBe('Little Note')

  // Someone else saved first: the entered value is kept.
  await field.fill('Mine')
  await query(`update settings set ${column} = 'Theirs'`)
  await page.getByRole('button', { name: say('Save changes') }).click()
  await expect(page.getByRole('alert')).toContainText('Theirs')
  await expect(field).toHaveValue('Mine')
  await expectAccessible()
  await field.fill(before)
  await page.getByRole('button', { name: say('Save changes') }).click()
  await expect.poll(inShop).toBe(before)
})

test('@phone each section opens from the list, and the shop is closed only after a question', async ({
  page,
  say,
  expectAccessible,
}) => {
  await signIn(page, '/admin/settings')
  for (const section of ['Opening hours', 'Sales', 'Seasonal banner', 'Retention'] as const) {
    await page.getByRole('link', { name: say(section) }).click()
    await expect(page.getByRole('heading', { level: 1, name: say(section) })).toBeVisible()
    await expectAccessible()
  }
  await page.getByRole('link', { name: say('Seasonal banner') }).click()
  await page.getByLabel(say('Banner on the home page')).selectOption('easter')
  const preview = page.getByRole('region', { name: say('As buyers see it') })
  await expect(preview.getByRole('heading', { name: 'An Easter hello to hunt for' })).toBeVisible()
  await expect(preview.getByRole('heading', { name: 'Um oi de Páscoa escondido' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: say('Discard changes') }).click()

  await page.getByRole('link', { name: say('Opening hours') }).click()
  await page.getByLabel(say('Closes')).first().fill('08:00')
  await page.getByRole('button', { name: say('Save changes') }).click()
  await expect(page.getByText(say('It must close after it opens'))).toBeVisible()
  await page.getByRole('button', { name: say('Discard changes') }).click()

  await page.getByRole('link', { name: say('Maintenance') }).click()
  await expect(page.getByText(say('The shop is open'))).toBeVisible()
  await page.getByRole('button', { name: say('Close the shop…') }).click()
  const question = page.getByRole('dialog', { name: say('Close the shop?') })
  await expect(question).toBeVisible()
  await expectAccessible()
  await question.getByRole('button', { name: say('Keep it open') }).click()
  await expect(page.getByText(say('The shop is open'))).toBeVisible()
})

test('@desktop production staff have no settings', async ({ page, say, expectAccessible }, { project }) => {
  const email = `settings-${project.name}@recadinho.test`
  await addStaff(email, 'Pia', 'production')
  await signInAs(page, email)
  await expect(page.getByRole('link', { name: say('Settings') })).toBeHidden()
  await page.goto('/admin/settings/sales')
  await expect(page.getByText(say('Only the owner can see this page'))).toBeVisible()
  await expectAccessible()
})

/** Each project changes its own package. */
const packages = { 'desktop-en': 'three-characters', 'phone-pt': 'two-characters' } as const

test('@phone the owner sets a price and a delivery time, sees the price in every market, and the shop sells so', async ({
  page,
  say,
  expectAccessible,
  isMobile,
}) => {
  const id = packages[isMobile ? 'phone-pt' : 'desktop-en']
  await signIn(page, '/admin/settings/packages')
  await expect(page.getByRole('heading', { level: 1, name: say('Packages and prices') })).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: say('New package') }).click()
  const title = page.getByLabel(say('Title in English'))
  await title.fill('Just one more')
  await expectAccessible()
  await page.getByRole('button', { name: say('Create package') }).click()
  await expect(page.getByText(say('A package for sale needs a price'))).toBeVisible()
  await page.getByRole('button', { name: say('Discard changes') }).click()
  await page.getByRole('link', { name: say('All packages') }).click()
  await page.locator(`a[href$="/packages/${id}"]`).click()
  const hours = page.getByLabel(say('Delivery time in hours'))
  await hours.fill('169')
  await page.getByRole('button', { name: say('Save changes') }).click()
  await expect(page.getByText(say('Enter a whole number from 1 to 168'))).toBeVisible()
  await hours.fill('12')
  const price = page.getByLabel(say('Price in {currency}', { currency: 'USD' }))
  const before = await price.inputValue()
  await price.fill('30.00')
  await expect(page.getByText('41.10')).toBeVisible()
  await expectAccessible()
  await price.fill('thirty')
  await page.getByRole('button', { name: say('Save changes') }).click()
  await expect(page.getByText(say('Enter an amount, such as 9.90, or leave it empty'))).toBeVisible()
  await price.fill('9.999')
  await page.getByRole('button', { name: say('Save changes') }).click()
  const question = page.getByRole('dialog', { name: say('Save this change?') })
  await expect(question).toContainText(/9[.,]999[.,]00/)
  await expectAccessible()
  await question.getByRole('button', { name: say('Back') }).click()
  await expect(
    page.getByText(say("You didn't confirm this change. What you entered is still here.")),
  ).toBeVisible()
  await expect(price).toHaveValue('9.999')
  await price.fill('30.00')
  await page.getByRole('button', { name: say('Save changes') }).click()
  await expect(question).toContainText(/12 hours instead of 24|12 horas, em vez de 24/)
  await question.getByRole('button', { name: say('Save anyway') }).click()
  await expect(page.getByText(say('Saved'), { exact: true })).toBeVisible()
  const inShop = async () => {
    const { packages: sold } = await (await page.request.get('/api/catalog?locale=en')).json()
    return sold.find((each: { id: string }) => each.id === id)
  }
  await expect.poll(inShop).toMatchObject({ deliveryHours: 12, price: { amount: 3000 } })
  await price.fill(before)
  await hours.fill('24')
  await page.getByRole('button', { name: say('Save changes') }).click()
  // Twice the time is asked about, too.
  await question.getByRole('button', { name: say('Save anyway') }).click()
  await expect.poll(async () => (await inShop()).price.amount).not.toBe(3000)
  expect(await inShop()).toMatchObject({ deliveryHours: 24 })
})

test('@desktop the owner makes a promo code, which buyers can use until it is ended', async ({
  page,
  say,
  expectAccessible,
  isMobile,
}) => {
  const code = `TRY-${isMobile ? 'PHONE' : 'DESK'}`
  await signIn(page, '/admin/settings/promo-codes')
  await expect(page.getByRole('heading', { level: 1, name: say('Promo codes') })).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: say('New promo code') }).click()
  const typed = page.getByLabel(say('Code'), { exact: true })
  await typed.fill('welcome20')
  await page.getByRole('button', { name: say('Create promo code') }).click()
  await expect(page.getByText(say('This code exists already. Choose another.'))).toBeVisible()
  await expectAccessible()
  await typed.fill(code.toLowerCase())
  await page.getByLabel(say('Discount in percent')).fill('25')
  await page.getByRole('button', { name: say('Create promo code') }).click()
  await expect(page.getByRole('heading', { level: 1, name: code })).toBeVisible()
  await expectAccessible()
  const check = () =>
    page.request.post('/api/promo-codes/check', {
      headers: { 'sec-fetch-site': 'same-origin' },
      data: { code, packageId: 'one-character', locale: 'en' },
    })
  expect(await (await check()).json()).toMatchObject({ discountPercentage: 25 })

  await page.getByLabel(say('Can be used')).uncheck()
  await page.getByRole('button', { name: say('Save changes') }).click()
  await expect.poll(async () => (await (await check()).json()).details).toEqual({ reason: 'ended' })
  await page.getByRole('link', { name: say('All promo codes') }).click()
  await expect(page.getByRole('listitem').filter({ hasText: code })).toContainText(say('Ended'))
})

test('@phone an affiliate is added with a link to pass on, and switched off', async ({
  page,
  say,
  expectAccessible,
}) => {
  await signIn(page, '/admin/settings/affiliates')
  await page.getByRole('link', { name: say('New affiliate') }).click()
  const add = page.getByRole('button', { name: say('Add affiliate') })
  await page.getByLabel(say('Name'), { exact: true }).fill('Blog da Ana')
  const code = page.getByLabel(say('Code'), { exact: true })
  await code.fill('blog da ana')
  await add.click()
  await expect(page.getByText(say('Use 1 to 40 letters, digits, hyphens and underscores'))).toBeVisible()
  await expectAccessible()
  await code.fill('blogdaana')
  await add.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Blog da Ana' })).toBeVisible()
  await expect(page.getByText('?code=BLOGDAANA')).toBeVisible()
  await expectAccessible()

  await page.getByLabel(say('Their link counts')).uncheck()
  await page.getByRole('button', { name: say('Save changes') }).click()
  await page.getByRole('link', { name: say('All affiliates') }).click()
  const item = page.getByRole('listitem').filter({ hasText: 'Blog da Ana' })
  await expect(item).toContainText(say('Inactive'))
  await expect(item.getByRole('button', { name: say('Copy link') })).toHaveCount(0)
})

/** Each project adds its own country. */
const countries = {
  'desktop-en': { code: 'PL', currency: 'PLN', name: { en: 'Poland', pt: 'Polônia' } },
  'phone-pt': { code: 'CH', currency: 'CHF', name: { en: 'Switzerland', pt: 'Suíça' } },
} as const

test('@phone the owner adds a country and sets a rate, and sees what buyers pay there', async ({
  page,
  say,
  expectAccessible,
  isMobile,
  locale,
}) => {
  const { code, currency, name } = countries[isMobile ? 'phone-pt' : 'desktop-en']
  await signIn(page, '/admin/settings/rates')
  const known = page.getByRole('button', { name: say('Edit the rate of {currency}', { currency }) })
  await page.getByRole('heading', { level: 1, name: say('Exchange rates') }).waitFor()
  if (isMobile) {
    await page.getByRole('button', { name: say('Add a rate') }).click()
    await page.getByRole('dialog').getByLabel(say('Currency')).selectOption(currency)
  } else await known.click()
  const dialog = page.getByRole('dialog').filter({ has: page.getByLabel(say('Units for 1 US dollar')) })
  const rate = dialog.getByLabel(say('Units for 1 US dollar'))
  await rate.fill('nothing')
  await dialog.getByRole('button', { name: say('Save') }).click()
  await expect(dialog.getByText(say('Enter a number above zero, such as 5.45'))).toBeVisible()
  if (!isMobile) {
    await rate.fill('9')
    await dialog.getByRole('button', { name: say('Save') }).click()
    const question = page.getByRole('dialog', { name: say('Save this change?') })
    await expect(question).toContainText('+118%')
    await expectAccessible()
    await question.getByRole('button', { name: say('Back') }).click()
  }
  await rate.fill(isMobile ? '0,9' : '4')
  await dialog.getByRole('button', { name: say('Save') }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('listitem', { name: currency })).toContainText(isMobile ? '0,90' : '4.00')
  await expectAccessible()

  await page.getByRole('link', { name: say('Countries') }).click()
  await page.getByRole('link', { name: say('Add a country') }).click()
  await page.getByLabel(say('Country'), { exact: true }).selectOption(code)
  await expect(page.getByLabel(say('Name in English'))).toHaveValue(name.en)
  await page.getByRole('button', { name: say('Add country') }).click()
  await expect(page.getByText(say('Choose a currency'))).toBeVisible()
  await page.getByLabel(say('Currency')).selectOption(currency)
  await expect(page.getByText(say('What buyers pay there:'))).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: say('Add country') }).click()
  await expect(page.getByRole('heading', { level: 1, name: name[locale] })).toBeVisible()
  await expect
    .poll(async () => {
      const { countries: sold } = await (await page.request.get('/api/catalog?locale=en')).json()
      return sold.find((each: { code: string }) => each.code === code)?.currency
    })
    .toBe(currency)
  await page.getByLabel(say('Buyers can choose it')).uncheck()
  await page.getByRole('button', { name: say('Save changes') }).click()
  await expect(page.getByText(say('Saved'), { exact: true })).toBeVisible()
})
