import type { Order } from '@recadinho/contracts/orders'
import type { Payment } from '@recadinho/contracts/payments'
import { expect, test } from 'vitest'
import { checkoutRoutes, type CheckoutRoute } from '../../lib/payments/checkout-routes.ts'
import { viewOf, type OrderView } from './order-view.ts'

const attempt = (flow: Payment['flow'], state: Payment['state'], outcome: Payment['outcome']) =>
  ({ flow, state, outcome }) as Payment // all that is read
const pending = (paymentStatus: Order['paymentStatus'], payment: Payment | null = null) => ({
  status: 'pending' as const,
  paymentStatus,
  payment,
})
const processing = (flow: Payment['flow']) => pending('processing', attempt(flow, 'processing', 'processing'))
const lapsed = pending('failed', attempt('code', 'expired', 'failed'))
const page = pending('processing', attempt('redirect', 'created', 'processing'))

test.each<[OrderView, Pick<Order, 'status' | 'paymentStatus' | 'payment'>, CheckoutRoute, boolean]>([
  ['form', pending('unpaid'), 'usual', false],
  ['form', pending('failed', attempt('inline', 'failed', 'failed')), 'usual', false],
  ['form', processing('inline'), 'usual', false],
  ['code', processing('code'), 'usual', false],
  ['form', processing('code'), 'usual', true],
  ['form', processing('code'), 'quick', false],
  ['form', processing('code'), 'hosted', false],
  ['code', processing('code'), 'all', false],
  ['code', lapsed, 'usual', false],
  ['code', { ...lapsed, status: 'expired' }, 'usual', false],
  ['form', pending('failed', attempt('code', 'failed', 'failed')), 'usual', false],
  ['link', processing('link'), 'links', false],
  ['link', processing('link'), 'usual', false],
  ['form', processing('link'), 'all', true],
  ['form', pending('failed', attempt('link', 'expired', 'failed')), 'links', false],
  ['page', page, 'hosted', false],
  ['page', page, 'usual', false],
  ['form', page, 'quick', false],
  ['on_its_way', processing('redirect'), 'all', true],
  ['checking', pending('error', attempt('code', 'error', 'error')), 'usual', true],
])('shows %s for %o on %s, choosing %s', (view, order, route, selecting) => {
  expect(viewOf(order, route, selecting)).toBe(view)
})

test('§2: confirmed, unknown and closed are the same on every checkout', () => {
  for (const route of checkoutRoutes) {
    expect(viewOf({ ...pending('confirmed'), status: 'in_production' }, route, false)).toBe('paid')
    expect(viewOf(pending('overpaid'), route, true)).toBe('paid')
    expect(viewOf(pending('error', attempt('redirect', 'error', 'error')), route, false)).toBe('checking')
    expect(viewOf({ ...pending('unpaid'), status: 'cancelled' }, route, false)).toBe('closed')
  }
})
