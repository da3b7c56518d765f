import { hasError, parsePix } from 'pix-utils'
import { expect, test } from 'vitest'
import { crc16 } from '../src/br-code.ts'
import { openBench, pixIntent, refusal } from './harness.ts'

test('a PIX intent answers with a code that an independent parser reads, and is paid', async () => {
  const { gateway, stripe, received } = await openBench()
  const intent = await pixIntent(stripe)
  const qr = intent.next_action?.pix_display_qr_code
  expect(intent).toMatchObject({ status: 'requires_action', payment_method_types: ['pix'] })
  expect(qr?.expires_at).toBe(intent.created + 1800)
  const data = qr?.data ?? ''
  expect(data.slice(-4)).toBe(crc16(data.slice(0, -4)))
  const parsed = parsePix(data)
  if (hasError(parsed)) throw new Error(String(parsed.error))
  expect(parsed).toMatchObject({ type: 'DYNAMIC', merchantName: 'Local sandbox', countryCode: 'BR' })
  expect(data).toContain('540549.905802BR')
  expect(gateway.control.pay({ paymentIntent: intent.id })).toMatchObject({
    status: 'succeeded',
    amount_received: 4990,
  })
  await gateway.control.idle()
  expect(received.map((event) => event?.type)).toContain('payment_intent.succeeded')
})

test('an unpaid code ends on the gateway clock; a new code can be made; late money is still taken', async () => {
  const now = Date.now()
  const { gateway, stripe, received } = await openBench({ clock: { now: () => now } })
  const intent = await pixIntent(stripe)
  gateway.control['advance-clock']({ seconds: 1799 })
  expect((await stripe.paymentIntents.retrieve(intent.id)).status).toBe('requires_action')
  gateway.control['advance-clock']({ seconds: 1 })
  const ended = await stripe.paymentIntents.retrieve(intent.id)
  expect(ended).toMatchObject({
    status: 'requires_payment_method',
    next_action: null,
    last_payment_error: { code: 'payment_intent_payment_attempt_expired' },
  })
  await gateway.control.idle()
  expect(received.map((event) => event?.type)).toContain('payment_intent.payment_failed')
  const renewed = await stripe.paymentIntents.confirm(intent.id, { payment_method_data: { type: 'pix' } })
  expect(renewed.next_action?.pix_display_qr_code?.data).not.toBe(
    intent.next_action?.pix_display_qr_code?.data,
  )
  gateway.control.expire({ paymentIntent: intent.id })
  expect(gateway.control['pay-late']({ paymentIntent: intent.id }).status).toBe('succeeded')
  expect(() => gateway.control['pay-late']({ paymentIntent: intent.id })).toThrow(/can be paid late/)
})

test('a currency or an account that cannot take PIX leaves it out silently, and a confirmation then fails', async () => {
  const { gateway, stripe } = await openBench()
  const dollars = await stripe.paymentIntents.create({
    amount: 990,
    currency: 'usd',
    allowed_payment_method_types: ['pix'],
  })
  expect(dollars.payment_method_types).toEqual([])
  gateway.control.methods({ card: true, pix: false })
  expect((await refusal(pixIntent(stripe))).code).toBe('payment_intent_incompatible_payment_method')
})

test('O8: a code that is to end in less than 60 seconds is refused', async () => {
  const { gateway, stripe } = await openBench({ clock: { now: () => 1_800_000_000_000 } })
  const create = (expires_at: number) =>
    stripe.paymentIntents.create({
      amount: 4990,
      currency: 'brl',
      allowed_payment_method_types: ['pix'],
      payment_method_options: { pix: { expires_at } },
    })
  expect(await refusal(create(1_800_000_059))).toMatchObject({
    statusCode: 400,
    param: 'payment_method_options[pix][expires_at]',
  })
  expect((await create(1_800_000_060)).object).toBe('payment_intent')
  expect(gateway.ledger.list('payment_intent')).toHaveLength(1)
})

test.each([[59], [1_209_601]])('a life of %i seconds is refused', async (seconds) => {
  const { stripe } = await openBench()
  expect((await refusal(pixIntent(stripe, 4990, seconds))).param).toBe(
    'payment_method_options[pix][expires_after_seconds]',
  )
})
