import { MercadoPagoConfig, Payment } from 'mercadopago'
import { parsePix } from 'pix-utils'
import { expect, test } from 'vitest'
import { startLocalGateway } from '../src/server.ts'
import { PUBLISHABLE_KEY, SECRET_KEY, WEBHOOK_SECRET } from './harness.ts'
import {
  mercadoPagoKeys,
  openMercadoPago,
  payByCard,
  pixPayment as pix,
  withKey as key,
} from './mercadopago-bench.ts'

test('a PIX payment: an independent parser reads its code, the SDK takes its notifications for genuine', async () => {
  const { gateway, payments, received } = await openMercadoPago()
  const {
    id,
    status,
    status_detail,
    point_of_interaction: point,
  } = await payments.create({ body: pix, ...key('1') })
  expect([status, status_detail]).toEqual(['pending', 'pending_waiting_transfer'])
  const code = parsePix(point?.transaction_data?.qr_code ?? '')
  expect(code).toMatchObject({ merchantName: 'RECADINHO SANDBOX' })
  gateway.control['mp-approve']({ payment: String(id) })
  await gateway.control.idle()
  expect((await payments.get({ id: String(id) })).status).toBe('approved')
  expect(received).toEqual([
    { id: String(id), good: true },
    { id: String(id), good: true },
  ])
})

test('a forged notification is not taken for genuine', async () => {
  const { gateway, payments, received } = await openMercadoPago()
  gateway.control['webhook-policy']({ policy: 'wrong-signature' })
  await payments.create({ body: pix, ...key('1') })
  await gateway.control.idle()
  expect(received.map(({ good }) => good)).toEqual([false])
})

test('a key repeats its first answer, and is refused with another request', async () => {
  const { gateway, payments } = await openMercadoPago()
  const first = await payments.create({ body: pix, ...key('1') })
  expect((await payments.create({ body: pix, ...key('1') })).id).toBe(first.id)
  await expect(
    payments.create({ body: { ...pix, transaction_amount: 20 }, ...key('1') }),
  ).rejects.toMatchObject({
    status: 422,
  })
  expect(gateway.ledger.list('mp_payment')).toHaveLength(1)
})

test.each([
  ['a part of a cent', { transaction_amount: 19.905 }],
  ['nothing', { transaction_amount: 0 }],
  ['a field that it does not know', { amount: 19.9 }],
  ['a date without its offset', { date_of_expiration: '2026-11-21T12:00:00.000Z' }],
  ['too little for a card', { payment_method_id: 'visa', token: 'made-up', transaction_amount: 0.49 }],
  ['a token that nobody made', { payment_method_id: 'visa', token: 'made-up' }],
  ['no e-mail', { payer: {} }],
])('%s is refused', async (_, change) => {
  const { payments } = await openMercadoPago()
  await expect(payments.create({ body: { ...pix, ...change } })).rejects.toMatchObject({ status: 400 })
})

test('refunds: in parts, never more than there was', async () => {
  const bench = await openMercadoPago()
  const { gateway, payments, refunds } = bench
  const id = await payByCard(bench)
  await expect(refunds.create({ payment_id: id, body: { amount: 1 } })).rejects.toMatchObject({ status: 400 })
  gateway.control['mp-approve']({ payment: String(id) })
  await refunds.create({ payment_id: id, body: { amount: 0.9 } })
  await expect(refunds.create({ payment_id: id, body: { amount: 19.01 } })).rejects.toMatchObject({
    status: 400,
  })
  expect((await refunds.total({ payment_id: id })).amount).toBe(19)
  const { status, transaction_amount_refunded: refunded } = await payments.get({ id })
  expect([status, refunded]).toEqual(['refunded', 19.9])
})

test('cancelled, and ended by the clock; neither twice', async () => {
  const { gateway, payments } = await openMercadoPago()
  const { id = 0 } = await payments.create({ body: pix })
  expect((await payments.cancel({ id })).status).toBe('cancelled')
  await expect(payments.cancel({ id })).rejects.toMatchObject({ status: 400 })
  const other = await payments.create({ body: pix })
  gateway.control['advance-clock']({ seconds: 86_401 })
  const ended = await payments.get({ id: other.id ?? 0 })
  expect([ended.status, ended.status_detail]).toEqual(['cancelled', 'expired'])
})

test('another access token, and a live one, are refused', async () => {
  await openMercadoPago()
  const stranger = new Payment(new MercadoPagoConfig({ accessToken: 'TEST-other' }))
  await expect(stranger.get({ id: 1 })).rejects.toMatchObject({ status: 401 })
  await expect(
    startLocalGateway({
      port: 0,
      secretKey: SECRET_KEY,
      publishableKey: PUBLISHABLE_KEY,
      webhookSecret: WEBHOOK_SECRET,
      gateways: { mercadopago: { ...mercadoPagoKeys, accessToken: 'APP_USR-1' } },
    }),
  ).rejects.toThrow('TEST-')
})
