import { expect, test } from 'vitest'
import { cardIntent, client, openBench, refusal, SECRET_KEY } from './harness.ts'

test('O3: a lock time-out is 429 and asks for another try, which the SDK makes', async () => {
  const { gateway, stripe } = await openBench()
  gateway.control.fault({ kind: 'lock-timeout', times: 2 })
  const error = await refusal(cardIntent(stripe))
  expect(error).toMatchObject({ statusCode: 429, code: 'lock_timeout' })
  expect(error.headers?.['stripe-should-retry']).toBe('true')
  expect((await cardIntent(client(gateway, SECRET_KEY, 1))).status).toBe('requires_payment_method')
  expect(gateway.ledger.list('payment_intent')).toHaveLength(1)
})

test('O3: too many requests is 429 without that header, and the SDK does not try again', async () => {
  const { gateway } = await openBench()
  gateway.control.fault({ kind: '429' })
  const error = await refusal(cardIntent(client(gateway, SECRET_KEY, 2)))
  expect([error.statusCode, error.headers?.['stripe-should-retry']]).toEqual([429, undefined])
})
