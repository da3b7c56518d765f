import { expect, test } from 'vitest'
import { cardIntent, openBench } from './harness.ts'

test('O7: captured asynchronously, a charge has no balance transaction until charge.updated', async () => {
  const { gateway, stripe, received } = await openBench()
  const intent = await cardIntent(stripe)
  expect(intent.capture_method).toBe('automatic_async')
  await stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' })
  const [{ id: charge, balance_transaction } = { id: '', balance_transaction: '' }] =
    gateway.ledger.list('charge')
  expect(balance_transaction).toBeNull()
  gateway.control['advance-clock']({ seconds: 60 })
  expect((await stripe.charges.retrieve(charge)).balance_transaction).toMatch(/^txn_/)
  await gateway.control.idle()
  const updated = received.find((event) => event?.type === 'charge.updated')
  expect(updated?.data).toMatchObject({
    object: { id: charge, balance_transaction: expect.stringMatching(/^txn_/) },
    previous_attributes: { balance_transaction: null },
  })
})
