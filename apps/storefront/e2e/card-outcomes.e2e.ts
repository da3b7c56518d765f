import type { Catalog } from '@recadinho/contracts/catalog'
import { query } from '@recadinho/presets/database'
import { expectConfirmed, fillCard, payButton } from './support/buyer.ts'
import { changeAnswer } from './support/change-answer.ts'
import {
  attempts,
  clearView,
  codeField,
  multi,
  options,
  outcomeTest as test,
  quick,
  select,
  usual,
} from './support/outcomes.ts'
import { control, fillMercadoPago, latestRef, orderInReais, paymentAtMercadoPago } from './support/sandbox.ts'
import { expect } from './support/test.ts'

test('§2 /checkout · card in installments · confirmed: the server’s plans, and no card data near the shop', async ({
  page,
  say,
  locale,
  expectAccessible,
  request,
}) => {
  const id = await orderInReais(page, locale)
  const sent: string[] = []
  page.on('request', (each) => void (attempts(id).test(each.url()) && sent.push(each.postData() ?? '')))
  await page.goto(usual(id))
  // E8: PIX first, then one card, whose installments decide which gateway takes it.
  await expect(page.getByRole('radio')).toHaveCount(2)
  await expect(page.getByRole('radio').first()).toBeChecked()
  await expect(page.getByRole('radio', { name: options.pix })).toBeChecked()
  for (const mark of ['Visa', 'Mastercard', 'Elo', 'American Express'])
    await expect(page.getByRole('img', { name: mark })).toBeVisible()
  await select(page, 'card')
  const plans = page.getByLabel(say('Installments'), { exact: true })
  await expect(plans.getByRole('option')).toHaveCount(3)
  await expect(plans.getByRole('option').nth(2)).toContainText(/16[.,]63/)
  await plans.selectOption('3')
  await expect(page.frameLocator('iframe[name=cardNumber]').getByRole('textbox')).toBeVisible()
  await payButton(page, say).click()
  await expect(page.getByText(say('Please enter a valid CPF'))).toBeVisible()
  await expect(page.getByText(say('Check the card number.'))).toBeVisible()
  await clearView(page)
  await expectAccessible()

  await fillMercadoPago(page, locale, 'APRO')
  await expect(page.getByText(/16[.,]64/)).toBeVisible()
  await clearView(page)
  await expectAccessible()
  await payButton(page, say).click()
  await expectConfirmed(page, say, 'Mia')
  expect(await paymentAtMercadoPago(request, await latestRef(id))).toMatchObject({
    status: 'approved',
    installments: 3,
    transaction_amount: 49.9,
  })
  expect(sent).toHaveLength(1)
  expect(sent[0]).not.toMatch(/4235|5682|12345678909|123\.456/)
})

test('§2 /enhanced-checkout · card · confirmed, where Mercado Pago is the only card gateway', async ({
  page,
  say,
  locale,
}) => {
  const id = await orderInReais(page, locale)
  await changeAnswer<Catalog>(page, '**/api/catalog?*', ({ paymentOptions }) => ({
    paymentOptions: paymentOptions.filter(({ gateway }) => gateway === 'mercadopago'),
  }))
  await page.goto(quick(id))
  await expect(page.getByRole('heading', { level: 1, name: say('Quick card checkout') })).toBeVisible()
  await fillMercadoPago(page, locale, 'APRO')
  await payButton(page, say).click()
  await expectConfirmed(page, say, 'Mia')
})

test('§2 /checkout/multi · card · failed, then PIX instead, then another card: open attempts are voided', async ({
  page,
  say,
  locale,
  expectAccessible,
}) => {
  const id = await orderInReais(page, locale)
  await page.goto(multi(id))
  // With every gateway on: two card forms, three PIX options, a page and two links.
  await expect(page.getByRole('radio')).toHaveCount(8)
  await select(page, 'spread')
  await fillMercadoPago(page, locale, 'FUND')
  await payButton(page, say).click()
  const alert = page.getByRole('alert').filter({ hasText: say('Payment Failed') })
  // E10: one sentence, two actions, and the card is marked.
  await expect(alert).toContainText(
    say("This card doesn't have enough funds or credit for this. Try another card."),
  )
  await expect(alert.getByRole('button')).toHaveCount(2)
  await expect(page.getByRole('group', { name: say('Card details') })).toHaveAttribute('aria-invalid', 'true')
  await alert.getByRole('button', { name: say('Try another card') }).click()
  await expect(page.locator('iframe[name=cardNumber]')).toBeFocused()
  await clearView(page)
  await expectAccessible()
  await alert.getByRole('button', { name: say('Pay with PIX instead') }).click()
  await payButton(page, say).click()
  await expect(codeField(page)).toHaveValue(/^000201/)
  const pix = await latestRef(id)

  await page.getByRole('link', { name: say('Pay another way') }).click()
  await select(page, 'spread')
  await fillMercadoPago(page, locale, 'APRO')
  await payButton(page, say).click()
  await expectConfirmed(page, say, 'Mia')
  const all = await query<{ gateway_ref: string; state: string }>(
    'select gateway_ref, state from payments where order_id = $1 order by id',
    [id],
  )
  expect(all.map(({ state }) => state)).toEqual(['failed', 'cancelled', 'confirmed'])
  expect(all[1]?.gateway_ref).toBe(pix)
})

for (const [end, action] of [
  ['confirmed', 'mp-approve'],
  ['failed', 'mp-reject'],
] as const)
  test(`§2 /checkout/multi · card · processing, then ${end}: the page updates by itself`, async ({
    page,
    say,
    locale,
    expectAccessible,
    request,
  }) => {
    const id = await orderInReais(page, locale)
    await page.goto(multi(id))
    await select(page, 'spread')
    await fillMercadoPago(page, locale, 'CONT')
    await payButton(page, say).click()
    await expect(page).toHaveURL(/\/order-confirmation/)
    await expect(page.getByText(say('Payment processing')).first()).toBeVisible()
    await expectAccessible()
    await control(request, action, { payment: await latestRef(id) })
    if (end === 'confirmed') return expectConfirmed(page, say, 'Mia')
    await expect(page.getByText(say('Payment Failed')).first()).toBeVisible()
    await expectAccessible()
    await page.getByRole('link', { name: say('Continue to payment') }).click()
    await expect(page).toHaveURL(/\/checkout\?order=/)
    await expect(page.getByRole('alert')).toContainText(say('Payment Failed'))
  })

test('§2 /checkout/multi · card · error: a lost answer is requested again, and the card charged once', async ({
  page,
  say,
  locale,
}) => {
  const id = await orderInReais(page, locale)
  let lost = 0
  await page.route(attempts(id), async (route) => {
    if (lost++ > 0) return route.fallback()
    await route.fetch()
    return route.abort('connectionreset')
  })
  await page.goto(multi(id))
  await select(page, 'spread')
  await fillMercadoPago(page, locale, 'APRO')
  await payButton(page, say).click()
  await expectConfirmed(page, say, 'Mia')
  expect(lost).toBeGreaterThan(0)
  const all = await query<{ state: string }>('select state from payments where order_id = $1', [id])
  expect(all).toEqual([{ state: 'confirmed' }])
})

test('§2 /checkout · card · error: the gateway’s answer got lost, so it is polled, and the card charged once', async ({
  page,
  say,
  locale,
}) => {
  const id = await orderInReais(page, locale)
  await page.route(/\/v1\/payment_intents\/[^/]+\/confirm/, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await page.goto(usual(id))
  await fillCard(page, locale, '4242 4242 4242 4242')
  await payButton(page, say).click()
  await expectConfirmed(page, say, 'Mia')
  const all = await query<{ state: string }>('select state from payments where order_id = $1', [id])
  expect(all).toEqual([{ state: 'confirmed' }])
})

test('§6.35 /checkout/stripe · back without having paid: the page’s address proves nothing', async ({
  page,
  say,
  locale,
  expectAccessible,
}) => {
  const id = await orderInReais(page, locale)
  await page.goto(`/checkout/stripe?order=${id}`)
  await payButton(page, say).click()
  await expect(page).toHaveURL(/\/pay\/cs_/)
  await page.goto(`/checkout/stripe?order=${id}&back=done`)
  await expect(page.getByRole('heading', { level: 1, name: say("Your order isn't paid yet") })).toBeVisible()
  await expect(page.getByRole('link', { name: say('Continue to Stripe') })).toBeVisible()
  await expectAccessible()
})
