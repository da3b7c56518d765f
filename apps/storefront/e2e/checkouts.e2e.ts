import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import type { AdminOrder } from '@recadinho/contracts/admin-orders'
import { query } from '@recadinho/presets/database'
import { selectOption, expectConfirmed, fillCard, payButton } from './support/buyer.ts'
import { comeWithDraft } from './support/draft.ts'
import { asStaffOwner } from './support/staff.ts'
import { changeAnswer } from './support/change-answer.ts'
import { clearView } from './support/outcomes.ts'
import { expect, test } from './support/test.ts'

/** Fills in the gateway's own page, which uses no script. */
async function payOnPage(page: Page, locale: 'en' | 'pt', number: string) {
  await page.getByLabel(locale === 'pt' ? 'Número do cartão' : 'Card number').fill(number)
  await page.getByLabel(locale === 'pt' ? /^Validade/ : /^Expiry/).fill('12/34')
  await page.getByLabel(locale === 'pt' ? 'Código de segurança' : 'Security code').fill('123')
  await page.getByLabel(locale === 'pt' ? 'Nome impresso no cartão' : 'Name on card').fill('Ana Prado')
  await page.getByRole('button', { name: /^(Pay|Pagar) / }).click()
}

/** Confirms an order as a member of staff who saw the money arrive. */
async function confirmByHand(request: APIRequestContext, id: string, reason: string) {
  const { call } = await asStaffOwner(request)
  const path = `/api/admin/orders/${id}`
  const order = (await (await request.get(`${process.env['E2E_ADMIN']}${path}`)).json()) as AdminOrder // its contract
  const body = { version: order.version, reason, amount: order.amounts.total }
  await call('POST', `${path}/payments`, body, randomUUID())
}

test('@phone §2 /enhanced-checkout: a card on one screen; after a decline the order is paid through another provider', async ({
  page,
  say,
  locale,
  expectAccessible,
}) => {
  await comeWithDraft(page, locale, '/enhanced-checkout', { guardianName: '', guardianEmail: '' })
  await expect(page.getByRole('heading', { level: 1, name: say('Quick card checkout') })).toBeVisible()
  await fillCard(page, locale, '4000 0000 0000 0002')
  await expectAccessible()
  await payButton(page, say).click()
  await expect(page.getByText(say('Please enter your name')).first()).toBeVisible()
  await page.getByLabel(say('Your name')).fill('Ana Prado')
  await page.getByLabel(say('Email')).fill('ana@example.com')
  await payButton(page, say).click()
  const alert = page.getByRole('alert').filter({ hasText: say('Payment Failed') })
  await expect(alert).toContainText(say('There was a problem processing your payment. Please try again.'))
  await expectAccessible()

  await alert.getByRole('link', { name: say('Try another payment method') }).click()
  await expect(page).toHaveURL(/\/checkout\/multi\/[\da-f-]{36}/)
  await expect(page.getByRole('alert')).toContainText(say('Payment Failed'))
  await selectOption(page, locale === 'pt' ? /^Cartão, em uma página segura/ : /^Card, on a secure page/)
  await clearView(page)
  await expectAccessible()
  await payButton(page, say).click()
  await payOnPage(page, locale, '4242424242424242')
  await expectConfirmed(page, say, 'Mia')
})

test('@desktop a promo code that leaves too little to pay says so, and can be removed again', async ({
  page,
  say,
  locale,
  expectAccessible,
}) => {
  await query(`insert into promo_codes (code, percentage) values ('ALMOSTFREE', 97) on conflict do nothing`)
  await comeWithDraft(page, locale, '/checkout')
  await page.getByRole('button', { name: say('I have a promo code') }).click()
  await page.getByLabel(say('Promo code')).fill('almostfree')
  await page.getByRole('button', { name: say('Apply') }).click()
  const closed = page.getByRole('heading', { level: 1, name: say('This total is too small to pay') })
  await expect(closed).toBeVisible()
  await expect(page.getByText('$0.30')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: `${say('Remove')} ALMOSTFREE` }).click()
  await expect(closed).toBeHidden()
  await expect(payButton(page, say)).toBeVisible()
})

test('@desktop §2 /enhanced-checkout: the wallet’s button pays and sets the buyer', async ({
  page,
  say,
  locale,
}) => {
  await comeWithDraft(page, locale, '/enhanced-checkout', { guardianName: '', guardianEmail: '' })
  const wallet = page.getByRole('button', { name: /test wallet|carteira de teste/ })
  await wallet.click()
  await page.getByRole('button', { name: /0002/ }).click()
  await expect(page.getByRole('alert')).toContainText(say('Payment Failed'))
  await wallet.click()
  await page.getByRole('button', { name: /•• 4242/ }).click()
  await expectConfirmed(page, say, 'Mia')
})

test('@desktop §2 /checkout/stripe: to the page, back unpaid, to the page again, declined, paid', async ({
  page,
  say,
  locale,
  expectAccessible,
}) => {
  await comeWithDraft(page, locale, '/checkout/stripe')
  await expect(payButton(page, say)).toHaveText(say('Continue to Stripe'))
  await expectAccessible()
  await payButton(page, say).click()
  await page.getByRole('link', { name: /Back to the shop|Voltar à loja/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: say("Your order isn't paid yet") })).toBeVisible()
  await expect(
    page.getByText(say("The payment wasn't completed, so you weren't charged. Your order is saved.")),
  ).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: say('Continue to Stripe') }).click()
  await payOnPage(page, locale, '4000000000000002')
  await expect(page.getByRole('alert')).toBeVisible()
  await payOnPage(page, locale, '4242424242424242')
  await expectConfirmed(page, say, 'Mia')
})

test('@phone §2 /checkout/legacy: a link and a reference, without the gateway’s script; staff confirm by hand', async ({
  page,
  say,
  locale,
  expectAccessible,
  request,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => void (/stripe\.js/.test(request.url()) && scripts.push(request.url())))
  await comeWithDraft(page, locale, '/checkout/legacy')
  await expectAccessible()
  await payButton(page, say).click()
  const heading = page.getByRole('heading', { level: 1, name: say('Pay with the payment link') })
  await expect(heading).toBeVisible()
  await expect(page.getByText(say('Payment processing'))).toBeVisible()
  const reference = await page.getByText(/^R-[2-9A-HJKMNP-TV-Z]{6}$/).textContent()
  await expectAccessible()

  const link = page.getByRole('link', { name: /payment page|página de pagamento/ })
  await expect(link).toHaveAttribute('href', /^http.*\/link\/one-character-/)
  const [pay] = await Promise.all([page.waitForEvent('popup'), link.click()])
  await pay.getByLabel(/Reference|Referência/).fill(reference ?? '')
  await pay.getByRole('button').click()
  await expect(pay.getByRole('status')).toContainText(reference ?? 'none')
  await pay.close()

  await page.reload()
  await expect(heading).toBeVisible()
  expect(scripts).toEqual([])
  const id = new URL(page.url()).searchParams.get('order') ?? ''
  await confirmByHand(request, id, `Seen with reference ${reference}`)
  await expectConfirmed(page, say, 'Mia')
})

test('@desktop /checkout/multi has every option for the draft; when a gateway is off, the others are shown', async ({
  page,
  say,
  locale,
  expectAccessible,
}) => {
  await comeWithDraft(page, locale, '/checkout/multi')
  await expect(page.getByRole('radio')).toHaveCount(3)
  await expectAccessible()
  type Options = { paymentOptions: { flow: string }[] }
  await changeAnswer<Options>(page, '**/api/catalog?*', ({ paymentOptions }) => ({
    paymentOptions: paymentOptions.filter(({ flow }) => flow !== 'inline'),
  }))
  await page.goto('/enhanced-checkout')
  const closed = say("Quick card checkout isn't available right now")
  await expect(page.getByRole('heading', { level: 1, name: closed })).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: new RegExp(`^${say("On Stripe's page")}`) }).click()
  await expect(payButton(page, say)).toHaveText(say('Continue to Stripe'))
})

test('@phone a half-typed card is still there after the country was switched', async ({
  page,
  say,
  locale,
}) => {
  await comeWithDraft(page, locale, '/checkout')
  const number = locale === 'pt' ? 'Número do cartão' : 'Card number'
  await fillCard(page, locale, '4242 4242 4242 4242')
  await page
    .getByLabel(/^(Language and country|Idioma e país)/)
    .first()
    .click()
  const dialog = page.locator('dialog#languages')
  await dialog.getByRole('link', { name: /CAD$/ }).click()
  await expect(dialog).toBeHidden()
  await expect(payButton(page, say)).toHaveText(/13[.,]56/)
  await expect(page.getByLabel(number)).toHaveValue('4242 4242 4242 4242')
})

test('@desktop an unknown checkout and another buyer’s order have helpful pages', async ({ page, say }) => {
  for (const path of ['/checkout/barter', '/checkout/stripe/x', '/checkout/multi/not-an-order'])
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
    })
  await page.goto('/checkout/multi/01a1fc1c-25eb-7f5b-a42b-c0892eef7d5c')
  await expect(page.getByRole('heading', { level: 1, name: say("We can't find this order") })).toBeVisible()
})
