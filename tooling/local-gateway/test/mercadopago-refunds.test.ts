import { expect, test } from 'vitest'
import { openMercadoPago, pixPayment, type MercadoPagoBench } from './mercadopago-bench.ts'

/** Mercado Pago's SDK cannot send this header. */
const shown = { 'x-render-in-process-refunds': 'true' }

async function paidByPix({ gateway, payments }: MercadoPagoBench): Promise<number> {
  const { id = 0 } = await payments.create({ body: pixPayment })
  gateway.control['mp-approve']({ payment: String(id) })
  return id
}

test('O2: without the header a refund in process is a 400, and still goes through', async () => {
  // Answered only by hand: on a busy machine the default second may pass before the list is read.
  const bench = await openMercadoPago({ bankSeconds: 60 })
  const { gateway, payments, refunds, call } = bench
  const payment_id = await paidByPix(bench)
  await expect(refunds.create({ payment_id, body: { amount: 0.9 } })).rejects.toMatchObject({ status: 400 })
  expect([...(await refunds.list({ payment_id }))]).toEqual([])
  const path = `/v1/payments/${payment_id}/refunds/`
  const listed = await call('GET', path, undefined, undefined, shown)
  expect(await listed.json()).toMatchObject([{ amount: 0.9, status: 'in_process' }])
  gateway.control['advance-clock']({ seconds: 60 })
  expect([...(await refunds.list({ payment_id }))]).toMatchObject([{ amount: 0.9, status: 'approved' }])
  expect((await payments.get({ id: payment_id })).transaction_amount_refunded).toBe(0.9)
})

test.each([
  ['mp-complete-refund', 'approved', { status: 'refunded', transaction_amount_refunded: 19.9 }],
  ['mp-fail-refund', 'rejected', { status: 'approved', transaction_amount_refunded: 0 }],
] as const)(
  'O2: with the header it is in process; %s makes it %s, and tells',
  async (action, status, after) => {
    const bench = await openMercadoPago()
    const { gateway, payments, refunds, received, call } = bench
    gateway.control['refund-policy']({ policy: 'hold' })
    const payment_id = await paidByPix(bench)
    const answer = await call('POST', `/v1/payments/${payment_id}/refunds`, {}, 'refund-1', shown)
    const refund = (await answer.json()) as { id: number } // checked on the next line
    expect([answer.status, refund]).toMatchObject([201, { status: 'in_process', amount: 19.9 }])
    expect(await payments.get({ id: payment_id })).toMatchObject({
      status: 'approved',
      transaction_amount_refunded: 0,
    })
    await expect(refunds.create({ payment_id, body: { amount: 1 } })).rejects.toMatchObject({ status: 400 })
    await gateway.control.idle()
    const before = received.length
    gateway.control[action]({ refund: String(refund.id) })
    await gateway.control.idle()
    expect(received.slice(before)).toEqual([{ id: String(payment_id), good: true }])
    expect(await payments.get({ id: payment_id })).toMatchObject(after)
    expect([...(await refunds.list({ payment_id }))]).toMatchObject([{ status }])
  },
)
