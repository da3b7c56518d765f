import type { PaymentOption } from '@recadinho/contracts/catalog'
import { expect, test } from 'vitest'
import { takesTotal } from './payment-options.ts'

const reais = (amount: number) => ({ amount, currency: 'BRL' })
const shared = { method: 'card', expiresAfterSeconds: 3600, installments: 1, sandbox: false } as const

test('P2.5: an option takes its minimum, and nothing below', () => {
  const page: PaymentOption = { ...shared, gateway: 'stripe', flow: 'redirect', minimum: 50 }
  const takes = (amount: number) => takesTotal(page, { packageId: 'one', total: reais(amount) })
  expect([takes(49), takes(50), takes(51)]).toEqual([false, true, true])
})

test('P2.5: a payment link takes the amount of its own package only', () => {
  const links: PaymentOption = {
    ...shared,
    gateway: 'links',
    flow: 'link',
    prices: [
      { packageId: 'one', amount: reais(4990) },
      { packageId: 'two', amount: reais(8990) },
    ],
  }
  const takes = (packageId: string, amount: number) => takesTotal(links, { packageId, total: reais(amount) })
  expect([takes('one', 4990), takes('one', 8990), takes('two', 4990), takes('one', 4491)]).toEqual([
    true,
    false,
    false,
    false,
  ])
})
