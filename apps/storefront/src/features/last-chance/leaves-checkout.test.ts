import { expect, test } from 'vitest'
import { leavesCheckout, type Move } from './leaves-checkout.ts'

const move = (how: Move['how'], from: string, to: string, search: object = {}) =>
  leavesCheckout({ how, from: { pathname: from, search }, to: { pathname: to } })

test.each(['/checkout', '/enhanced-checkout', '/checkout/stripe', '/checkout/legacy', '/checkout/multi'])(
  'Back from %s, or a link home, leaves it',
  (from) => {
    expect(move('BACK', from, '/purchase')).toBe(true)
    expect(move('GO', from, '/')).toBe(true)
    expect(move('PUSH', from, '/')).toBe(true)
  },
)

test.each<[string, Parameters<typeof move>]>([
  ['change the order', ['PUSH', '/checkout', '/purchase']],
  ['read the terms', ['PUSH', '/checkout', '/terms']],
  ['ask for help', ['PUSH', '/checkout', '/contact']],
  ['pay', ['REPLACE', '/checkout', '/order-confirmation']],
  ['choose another way to pay', ['PUSH', '/checkout', '/enhanced-checkout']],
  ['come back to another way to pay', ['BACK', '/checkout/multi', '/checkout']],
  ['are sent elsewhere', ['REPLACE', '/checkout', '/purchase']],
  ['go forward', ['FORWARD', '/checkout', '/contact']],
  ['leave an order that was made', ['BACK', '/checkout', '/purchase', { order: 'x' }]],
  ['leave an order of its own address', ['BACK', '/checkout/multi/x', '/purchase']],
  ['leave another page', ['BACK', '/contact', '/']],
])('who %s is not stopped', (_, args) => {
  expect(move(...args)).toBe(false)
})
