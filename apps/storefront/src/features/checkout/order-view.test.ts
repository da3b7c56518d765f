import type { Order } from '@recadinho/contracts/orders'
import type { Payment } from '@recadinho/contracts/payments'
import { expect, test } from 'vitest'
import { viewOf, type OrderView } from './order-view.ts'

const pix = (state: Payment['state'], outcome: Payment['outcome']) =>
  ({ method: 'pix', state, outcome }) as Payment // all that is looked at
const refused = { method: 'card', state: 'failed', outcome: 'failed' } as Payment // as above

test.each<[OrderView, Pick<Order, 'status' | 'paymentStatus' | 'payment'>, 'card' | 'pix' | undefined]>([
  ['form', { status: 'pending', paymentStatus: 'unpaid', payment: null }, undefined],
  ['form', { status: 'pending', paymentStatus: 'failed', payment: refused }, undefined],
  [
    'pix',
    { status: 'pending', paymentStatus: 'processing', payment: pix('processing', 'processing') },
    undefined,
  ],
  [
    'form',
    { status: 'pending', paymentStatus: 'processing', payment: pix('processing', 'processing') },
    'card',
  ],
  ['pix', { status: 'pending', paymentStatus: 'failed', payment: pix('expired', 'failed') }, undefined],
  ['pix', { status: 'expired', paymentStatus: 'failed', payment: pix('expired', 'failed') }, 'pix'],
  ['form', { status: 'pending', paymentStatus: 'failed', payment: pix('failed', 'failed') }, 'pix'],
  ['checking', { status: 'pending', paymentStatus: 'error', payment: pix('error', 'error') }, 'card'],
  ['paid', { status: 'in_production', paymentStatus: 'confirmed', payment: null }, undefined],
  ['paid', { status: 'pending', paymentStatus: 'overpaid', payment: null }, undefined],
  ['closed', { status: 'cancelled', paymentStatus: 'unpaid', payment: null }, undefined],
])('shows %s for %o, wanted %s', (view, order, wanted) => {
  expect(viewOf(order, wanted)).toBe(view)
})
