import type Stripe from 'stripe'
import { expect, test } from 'vitest'
import { idOf } from '../src/stripe/stored.ts'
import { openBench, refusal, type Bench } from './harness.ts'

const SHOP = 'http://localhost:3000'

function openSession(
  { stripe }: Bench,
  change: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Promise<Stripe.Checkout.Session> {
  return stripe.checkout.sessions.create({
    mode: 'payment',
    ui_mode: 'hosted_page',
    client_reference_id: 'R-7K3M9Q',
    metadata: { attempt: 'a-1' },
    payment_intent_data: { metadata: { attempt: 'a-1' } },
    success_url: `${SHOP}/back?session={CHECKOUT_SESSION_ID}`,
    cancel_url: `${SHOP}/checkout`,
    line_items: [
      {
        quantity: 2,
        price_data: { currency: 'brl', unit_amount: 4990, product_data: { name: 'One <character>' } },
      },
    ],
    ...change,
  })
}

/** Submits the form like a browser without JavaScript. */
function submit(session: Stripe.Checkout.Session, fields: Record<string, string>): Promise<Response> {
  return fetch(session.url ?? '', { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) })
}

const CARD = { method: 'card', email: 'ana@example.com', name: 'Ana Souza', expiry: '12/40', cvc: '123' }

test('the hosted page takes a card without scripts and sends the buyer back', async () => {
  const bench = await openBench()
  const session = await openSession(bench)
  expect(session).toMatchObject({
    status: 'open',
    payment_status: 'unpaid',
    amount_total: 9980,
    payment_intent: null,
  })
  const page = await (await fetch(session.url ?? '', { headers: { 'accept-language': 'pt-BR' } })).text()
  expect(page).toContain('nenhum dinheiro de verdade')
  expect(page).toContain('One &lt;character&gt; × 2')
  const paid = await submit(session, { ...CARD, number: '4242 4242 4242 4242' })
  expect(paid.status).toBe(303)
  const back = await fetch(session.url ?? '', { redirect: 'manual' })
  expect(back.headers.get('location')).toBe(`${SHOP}/back?session=${session.id}`)
  const done = await bench.stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent'] })
  expect(done).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    customer_details: { email: 'ana@example.com' },
    payment_intent: { status: 'succeeded', metadata: { attempt: 'a-1' } },
  })
  await bench.gateway.control.idle()
  expect(bench.received.map((event) => event?.type)).toContain('checkout.session.completed')
})

test('a declined or mistyped card leaves the page open with the reason', async () => {
  const bench = await openBench()
  const session = await openSession(bench)
  await submit(session, { ...CARD, number: '4000000000000002' })
  expect(await (await fetch(session.url ?? '')).text()).toContain('Your card was declined')
  const typo = await submit(session, { ...CARD, number: '4242424242424241' })
  expect([typo.status, (await typo.text()).includes('card number is not valid')]).toEqual([402, true])
  expect((await bench.stripe.checkout.sessions.retrieve(session.id)).status).toBe('open')
})

test('3-D Secure on the hosted page goes by the bank and back', async () => {
  const bench = await openBench()
  const session = await openSession(bench)
  const bank = (await submit(session, { ...CARD, number: '4000002500003155' })).headers.get('location') ?? ''
  expect(bank).toMatch(/\/3ds\/pi_/)
  const answer = await fetch(bank, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ answer: 'complete' }),
  })
  expect(answer.headers.get('location')).toContain(session.url)
  expect((await bench.stripe.checkout.sessions.retrieve(session.id)).payment_status).toBe('paid')
})

test('PIX on the hosted page; a session may complete unpaid and be paid afterwards', async () => {
  const bench = await openBench()
  const first = await openSession(bench)
  await submit(first, { method: 'pix' })
  expect(await (await fetch(first.url ?? '')).text()).toContain('br.gov.bcb.pix')
  await submit(first, { bank: 'pays' })
  expect((await bench.stripe.checkout.sessions.retrieve(first.id)).payment_status).toBe('paid')

  const second = await openSession(bench)
  await submit(second, { method: 'pix' })
  const waiting = await bench.stripe.checkout.sessions.retrieve(second.id)
  const paymentIntent = idOf(waiting.payment_intent)
  bench.gateway.control['submit-session']({ paymentIntent })
  expect(await bench.stripe.checkout.sessions.retrieve(second.id)).toMatchObject({
    status: 'complete',
    payment_status: 'unpaid',
  })
  bench.gateway.control.pay({ paymentIntent })
  expect((await bench.stripe.checkout.sessions.retrieve(second.id)).payment_status).toBe('paid')
  await bench.gateway.control.idle()
  expect(bench.received.map((event) => event?.type)).toContain('checkout.session.async_payment_succeeded')
})

test('a session ends by the clock or by the shop, and its page then takes nothing', async () => {
  const bench = await openBench()
  const session = await openSession(bench)
  await submit(session, { method: 'pix' })
  const expired = await bench.stripe.checkout.sessions.expire(session.id)
  expect(expired).toMatchObject({ status: 'expired', url: null })
  const intent = await bench.stripe.paymentIntents.retrieve(idOf(expired.payment_intent))
  expect(intent.status).toBe('canceled')
  expect((await submit(session, { ...CARD, number: '4242424242424242' })).status).toBe(410)
  expect(await refusal(bench.stripe.checkout.sessions.expire(session.id))).toMatchObject({ statusCode: 400 })
  const other = await openSession(bench)
  bench.gateway.control['advance-clock']({ seconds: 24 * 3600 })
  expect((await bench.stripe.checkout.sessions.retrieve(other.id)).status).toBe('expired')
})

test.each<[string, Partial<Stripe.Checkout.SessionCreateParams>, string]>([
  ['an old ui_mode', { ui_mode: 'embedded_page' }, 'ui_mode'],
  ['no lines', { line_items: [] }, 'line_items'],
  ['a foreign return address', { success_url: 'nowhere' }, 'success_url'],
  ['an end too near', { expires_at: Math.floor(Date.now() / 1000) + 60 }, 'expires_at'],
])('a session with %s is refused', async (_, change, param) => {
  expect(await refusal(openSession(await openBench(), change))).toMatchObject({ statusCode: 400, param })
})
