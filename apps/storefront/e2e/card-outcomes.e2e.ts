import type { Catalog } from '@recadinho/contracts/catalog'
import { fillCard } from './support/buyer.ts'
import { changeAnswer } from './support/change-answer.ts'
import { attempts, clearView, loseAnswer, options, outcomeTest as test } from './support/outcomes.ts'
import { fillMercadoPago, latestRef, paymentAtMercadoPago } from './support/sandbox.ts'
import { expect } from './support/test.ts'

test('@phone §2 /checkout · card in installments · confirmed: the server’s plans, and no card data near the shop', async ({
  page,
  say,
  locale,
  expectAccessible,
  request,
  checkout,
}) => {
  const sent: string[] = []
  page.on(
    'request',
    (each) => void (attempts(checkout.id).test(each.url()) && sent.push(each.postData() ?? '')),
  )
  await checkout.open('usual')
  // E8: PIX first, then a single card option, whose installments select the gateway.
  await expect(page.getByRole('radio')).toHaveCount(2)
  await expect(page.getByRole('radio').first()).toBeChecked()
  await expect(page.getByRole('radio', { name: options.pix })).toBeChecked()
  for (const mark of ['Visa', 'Mastercard', 'Elo', 'American Express'])
    await expect(page.getByRole('img', { name: mark })).toBeVisible()
  await checkout.select('card')
  const plans = page.getByLabel(say('Installments'), { exact: true })
  await expect(plans.getByRole('option')).toHaveCount(3)
  await expect(plans.getByRole('option').nth(2)).toContainText(/16[.,]63/)
  await plans.selectOption('3')
  await expect(page.frameLocator('iframe[name=cardNumber]').getByRole('textbox')).toBeVisible()
  await checkout.pay()
  await expect(page.getByText(say('Please enter a valid CPF'))).toBeVisible()
  await expect(page.getByText(say('Check the card number.'))).toBeVisible()
  await clearView(page)
  await expectAccessible()

  await fillMercadoPago(page, locale, 'APRO')
  await expect(page.getByText(/16[.,]64/)).toBeVisible()
  await clearView(page)
  await expectAccessible()
  await checkout.pay()
  await checkout.expectConfirmed()
  expect(await paymentAtMercadoPago(request, await latestRef(checkout.id))).toMatchObject({
    status: 'approved',
    installments: 3,
    transaction_amount: 49.9,
  })
  expect(sent).toHaveLength(1)
  expect(sent[0]).not.toMatch(/4235|5682|12345678909|123\.456/)
})

test('@desktop §2 /enhanced-checkout · card · confirmed, where Mercado Pago is the only card gateway', async ({
  page,
  say,
  locale,
  checkout,
}) => {
  await changeAnswer<Catalog>(page, '**/api/catalog?*', ({ paymentOptions }) => ({
    paymentOptions: paymentOptions.filter(({ gateway }) => gateway === 'mercadopago'),
  }))
  await checkout.open('quick')
  await expect(page.getByRole('heading', { level: 1, name: say('Quick card checkout') })).toBeVisible()
  await fillMercadoPago(page, locale, 'APRO')
  await checkout.pay()
  await checkout.expectConfirmed()
})

test('@phone §2 /checkout/multi · card · failed, then PIX instead, then another card: open attempts are voided', async ({
  page,
  say,
  expectAccessible,
  checkout,
}) => {
  await checkout.open('multi')
  // With every gateway enabled: two card forms, three PIX options, one page and two links.
  await expect(page.getByRole('radio')).toHaveCount(8)
  await checkout.payByInstallments('FUND')
  // E10: one sentence, two actions, and the card is marked.
  await expect(checkout.failed).toContainText(
    say("This card doesn't have enough funds or credit for this. Try another card."),
  )
  await expect(checkout.failed.getByRole('button')).toHaveCount(2)
  await expect(page.getByRole('group', { name: say('Card details') })).toHaveAttribute('aria-invalid', 'true')
  await checkout.failed.getByRole('button', { name: say('Try another card') }).click()
  await expect(page.locator('iframe[name=cardNumber]')).toBeFocused()
  await clearView(page)
  await expectAccessible()
  await checkout.failed.getByRole('button', { name: say('Pay with PIX instead') }).click()
  await checkout.pay()
  await checkout.expectCode()

  await page.getByRole('link', { name: say('Pay another way') }).click()
  await checkout.payByInstallments('APRO')
  await checkout.expectConfirmed()
  await checkout.expectAttempts('failed', 'cancelled', 'confirmed')
})

for (const [device, end, action] of [
  ['@phone', 'confirmed', 'mp-approve'],
  ['@desktop', 'failed', 'mp-reject'],
] as const)
  test(`${device} §2 /checkout/multi · card · processing, then ${end}: the page updates by itself`, async ({
    page,
    say,
    expectAccessible,
    checkout,
  }) => {
    await checkout.open('multi')
    await checkout.payByInstallments('CONT')
    await expect(page).toHaveURL(/\/order-confirmation/)
    await expect(page.getByText(say('Payment processing')).first()).toBeVisible()
    await expectAccessible()
    await checkout.gatewayDoes(action, 'payment')
    if (end === 'confirmed') return checkout.expectConfirmed()
    await expect(page.getByText(say('Payment Failed')).first()).toBeVisible()
    await expectAccessible()
    await page.getByRole('link', { name: say('Continue to payment') }).click()
    await expect(page).toHaveURL(/\/checkout\?order=/)
    await expect(page.getByRole('alert')).toContainText(say('Payment Failed'))
  })

test('@desktop §2 /checkout/multi · card · error: a lost answer is requested again, and the card charged once', async ({
  page,
  checkout,
}) => {
  await loseAnswer(page, attempts(checkout.id))
  await checkout.open('multi')
  await checkout.payByInstallments('APRO')
  await checkout.expectConfirmed()
  await checkout.expectAttempts('confirmed')
})

test('@phone §2 /checkout · card · error: the gateway’s answer got lost, so it is polled, and the card charged once', async ({
  page,
  locale,
  checkout,
}) => {
  await loseAnswer(page, /\/v1\/payment_intents\/[^/]+\/confirm/)
  await checkout.open('usual')
  await fillCard(page, locale, '4242 4242 4242 4242')
  await checkout.pay()
  await checkout.expectConfirmed()
  await checkout.expectAttempts('confirmed')
})

test('@desktop §6.35 /checkout/stripe · back without having paid: the page’s address proves nothing', async ({
  page,
  say,
  expectAccessible,
  checkout,
}) => {
  await checkout.open('hosted')
  await checkout.pay()
  await expect(page).toHaveURL(/\/pay\/cs_/)
  await page.goto(`/checkout/stripe?order=${checkout.id}&back=done`)
  await expect(page.getByRole('heading', { level: 1, name: say("Your order isn't paid yet") })).toBeVisible()
  await expect(page.getByRole('link', { name: say('Continue to Stripe') })).toBeVisible()
  await expectAccessible()
})

test('@phone paid on the gateway’s page in another browser: back there, the page leads to the receipt', async ({
  page,
  browser,
  checkout,
}) => {
  await checkout.open('hosted')
  await checkout.pay()
  await expect(page).toHaveURL(/\/pay\/cs_/)
  const elsewhere = await browser.newPage()
  await elsewhere.goto(page.url())
  await elsewhere.getByLabel('Número do cartão').fill('4242 4242 4242 4242')
  await elsewhere.getByLabel('Validade').fill('12/34')
  await elsewhere.getByLabel('Código de segurança').fill('123')
  await elsewhere.getByLabel('Nome impresso no cartão').fill('Ana Prado')
  await elsewhere.getByRole('button', { name: /^Pagar/ }).click()
  // The order is in Portuguese, which this browser has never selected.
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'Confira o seu e-mail' })).toBeVisible()
  await expect(elsewhere.getByRole('button', { name: 'Enviar o link' })).toBeVisible()
  await expect(elsewhere.locator('dialog#languages')).toBeHidden()
  await expect(elsewhere.getByRole('main').locator('[href="/purchase"]')).toHaveCount(0)
  await elsewhere.close()
  await checkout.expectAttempts('confirmed')
})

for (const [gateway, option, script] of [
  ['Stripe', 'card', /\/stripe\.js/],
  ['Mercado Pago', 'spread', /\/mercadopago\.js/],
] as const)
  test(`@phone a card form whose script never answers: Pay says so, and ${gateway}’s form comes when tried again`, async ({
    page,
    say,
    locale,
    expectAccessible,
    checkout,
  }) => {
    let answers = false
    await page.route(script, (route) => (answers ? route.continue() : undefined))
    await checkout.open('multi')
    await checkout.select(option)
    await checkout.pay()
    const message = page.getByRole('status').filter({ hasText: say("The card form didn't load") })
    await expect(message).toBeFocused()
    const hosted = message.getByRole('link', { name: say("Pay on Stripe's page") })
    await expect(hosted).toHaveAttribute('href', new RegExp(`/checkout/stripe\\?order=${checkout.id}`))
    await expectAccessible()
    answers = true
    await message.getByRole('button', { name: say('Try again') }).click()
    await expect(message).toBeHidden()
    if (option === 'card') await fillCard(page, locale, '4242 4242 4242 4242')
    else await fillMercadoPago(page, locale, 'APRO')
    await checkout.pay()
    await checkout.expectConfirmed()
  })
