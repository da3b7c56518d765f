import { cardOf, expectConfirmed, notes } from './support/buyer.ts'
import { control, latestRef } from './support/sandbox.ts'
import { Taps } from './support/taps.ts'
import { expect, test } from './support/test.ts'

/** From the home page to a PIX payment, with one character; the goal is 15. */
const most = 19

test('@phone a parent who lands on the home page has paid by PIX after few taps', async ({
  page,
  say,
  request,
}) => {
  const taps = new Taps()
  await page.goto('/')
  const languages = page.locator('dialog#languages')
  await taps.press('language', languages.getByRole('link', { name: /^Português/ }))
  await expect(languages).toBeHidden()
  await taps.press('start', page.getByRole('link', { name: say('Make their video') }).first())
  await expect(page).toHaveURL(/\/purchase/)
  const next = page.getByRole('region', { name: say('Price and next step') }).getByRole('button')

  // Touches only what is not preselected, such as the package or PIX.
  const packages = page.getByRole('radio')
  await expect(page.getByRole('heading', { level: 1, name: say('Choose your package') })).toBeVisible()
  if (!(await packages.first().isChecked())) await taps.press('package', cardOf(packages.first()))
  await taps.press('next', next)
  await expect(page).toHaveURL(/step=characters/)
  await taps.press('character', page.getByRole('button', { name: 'Princesa Amara', pressed: false }))
  await taps.press('next', page.getByRole('button', { name: say('Tell us about your child') }))

  await taps.fill('name', page.getByLabel(say("Child's name")), 'João')
  await taps.fill('age', page.getByLabel(say('Age'), { exact: true }), '6')
  await taps.pick('occasion', page.getByLabel(say('Occasion'), { exact: true }), 'birthday')
  await taps.fill('notes', page.getByLabel(say('What should the character know?')), notes)
  await taps.fill('WhatsApp', page.getByLabel(say('WhatsApp number')), '11 98765 4321')
  await taps.press('checkout', page.getByRole('button', { name: say('Go to checkout') }))
  await expect(page).toHaveURL(/\/checkout/)

  await taps.fill('buyer', page.getByLabel(say('Your name')), 'Ana Prado')
  await taps.fill('email', page.getByLabel(say('Email')), 'ana@example.com')
  const pix = page.getByRole('radio', { name: /^PIX/ })
  await expect(pix).toBeAttached()
  if (!(await pix.isChecked())) await taps.press('PIX', cardOf(pix))
  await taps.press('PIX code', page.getByRole('button', { name: say('Get the PIX code') }))
  await taps.press('copy', page.getByRole('button', { name: say('Copy PIX code') }))

  const id = new URL(page.url()).searchParams.get('order') ?? ''
  await control(request, 'pay', { paymentIntent: await latestRef(id) })
  await expectConfirmed(page, say, 'João')
  test.info().annotations.push({ type: 'taps', description: String(taps.count) })
  expect(taps.count, taps.list).toBeLessThanOrEqual(most)
})
