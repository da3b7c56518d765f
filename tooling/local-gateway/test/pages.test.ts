import { expect, test } from 'vitest'
import { cardIntent, openBench, pixIntent } from './harness.ts'

test('the PIX page acts as the bank, in the buyer’s language', async () => {
  const { gateway, stripe } = await openBench()
  const intent = await pixIntent(stripe)
  const code = intent.next_action?.pix_display_qr_code
  const address = code?.hosted_instructions_url ?? ''
  const english = await (await fetch(address)).text()
  expect(english).toContain('no real money')
  expect(english).toContain(code?.data)
  expect(await (await fetch(`${address}?lang=pt`)).text()).toContain('lang="pt-BR"')
  const picture = await fetch(code?.image_url_svg ?? '')
  expect(picture.headers.get('content-type')).toContain('image/svg+xml')
  await fetch(address, { method: 'POST', body: new URLSearchParams({ bank: 'pays' }) })
  expect(gateway.ledger.get('payment_intent', intent.id)?.status).toBe('succeeded')
  expect(await (await fetch(address)).text()).toContain('Paid.')
  expect((await fetch(`${gateway.url}/pix/pi_none`)).status).toBe(404)
})

test('a payment link asks for its amount and a reference, and notifies nobody that it was paid', async () => {
  const { gateway } = await openBench()
  const link = `${gateway.url}/link/one-character-pix?amount=4990&currency=BRL`
  expect(await (await fetch(`${link}&lang=pt`)).text()).toMatch(/R\$\s49,90/)
  const paid = await fetch(link, { method: 'POST', body: new URLSearchParams({ reference: 'R-7K3M9Q<b>' }) })
  expect(await paid.text()).toContain('R-7K3M9Q&lt;b&gt;')
  const empty = await fetch(link, { method: 'POST', body: new URLSearchParams({ reference: ' ' }) })
  expect(await empty.text()).toContain('name="reference"')
  expect(gateway.ledger.list('event')).toEqual([])
  for (const terms of ['', '?amount=-1&currency=BRL', '?amount=49.9&currency=BRL', '?amount=4990&currency=x'])
    expect((await fetch(`${gateway.url}/link/x${terms}`)).status).toBe(404)
})

test('the buttons answer no page of another site', async () => {
  const { gateway, stripe } = await openBench()
  const intent = await pixIntent(stripe)
  const headers = { 'sec-fetch-site': 'cross-site' }
  const body = new URLSearchParams({ bank: 'pays', paymentIntent: intent.id })
  expect((await fetch(`${gateway.url}/pix/${intent.id}`, { method: 'POST', headers, body })).status).toBe(403)
  expect((await fetch(`${gateway.url}/control/pay`, { method: 'POST', headers, body })).status).toBe(403)
  expect(gateway.ledger.get('payment_intent', intent.id)?.status).toBe('requires_action')
})

test('the challenge page returns the buyer to the shop with the outcome', async () => {
  const { stripe } = await openBench()
  const intent = await cardIntent(stripe)
  const waiting = await stripe.paymentIntents.confirm(intent.id, {
    payment_method: 'pm_card_threeDSecureRequiredChargeDeclined',
    return_url: 'http://localhost:3000/back?order=1',
  })
  const body = new URLSearchParams({ answer: 'complete' })
  const answer = await fetch(waiting.next_action?.redirect_to_url?.url ?? '', {
    method: 'POST',
    redirect: 'manual',
    body,
  })
  const back = new URL(answer.headers.get('location') ?? '')
  expect(back.href).toContain('http://localhost:3000/back?order=1')
  expect(back.searchParams.get('redirect_status')).toBe('failed')
  expect((await stripe.paymentIntents.retrieve(intent.id)).last_payment_error?.code).toBe('card_declined')
})

test('the rehearsal page lists payments; its forms and its JSON do the same', async () => {
  const { gateway, stripe } = await openBench()
  const intent = await pixIntent(stripe)
  const page = await (await fetch(gateway.url)).text()
  expect(page).toContain(intent.id)
  expect(page).toContain('Let the code expire')
  const json = { method: 'POST', headers: { 'content-type': 'application/json' } }
  const wrong = await fetch(`${gateway.url}/control/webhook-policy`, { ...json, body: '{"policy":"lose"}' })
  expect([wrong.status, await wrong.json()]).toMatchObject([
    400,
    { ok: false, message: expect.stringContaining('policy must be one of') },
  ])
  const unknown = await fetch(`${gateway.url}/control/pay`, { ...json, body: '{"paymentIntent":"pi_none"}' })
  expect(unknown.status).toBe(400)
  const form = new URLSearchParams({ paymentIntent: intent.id })
  expect(
    (await fetch(`${gateway.url}/control/pay`, { method: 'POST', redirect: 'manual', body: form })).status,
  ).toBe(303)
  const state = (await (await fetch(`${gateway.url}/control/state`)).json()) as object
  expect(state).toMatchObject({ paymentIntents: [{ id: intent.id, status: 'succeeded' }] })
  const again = await fetch(`${gateway.url}/control/pay`, { method: 'POST', body: form })
  expect(again.status).toBe(400)
  expect(await again.text()).toContain('role="alert"')
})
