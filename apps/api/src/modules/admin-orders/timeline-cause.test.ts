import { OrderEvent } from '@recadinho/contracts/admin-orders'
import { expect, test } from 'vitest'
import { Check } from 'typebox/value'
import '../../outbox-kinds.ts'
import { orderLinkEmail } from '../emails/order-link.ts'
import { receipt } from '../emails/receipt.ts'
import { reasonOf, type ReasonRow } from './timeline-cause.ts'

const row = (rest: Partial<ReasonRow>): ReasonRow => ({
  machine: 'payment',
  to_state: 'failed',
  actor_type: 'gateway',
  reason: null,
  cause: null,
  ...rest,
})

const differs = {
  code: 'amount_differs',
  expected: { amount: 4990, currency: 'BRL' },
  received: { amount: 4989, currency: 'BRL' },
} as const

test.each<[string, Partial<ReasonRow>, ReturnType<typeof reasonOf>]>([
  ['nothing to say', {}, { reason: null, cause: null }],
  ['a stored cause', { cause: differs, reason: 'amount_differs' }, { reason: null, cause: differs }],
  [
    'a payment method',
    { to_state: 'created', actor_type: 'buyer', reason: 'pix' },
    { reason: null, cause: { code: 'payment_method', method: 'pix' } },
  ],
  [
    'an attempt that was never opened',
    { actor_type: 'system', reason: 'never_opened' },
    { reason: null, cause: { code: 'never_opened' } },
  ],
  [
    'a gateway’s code',
    { reason: 'card_declined' },
    { reason: null, cause: { code: 'gateway_code', value: 'card_declined' } },
  ],
  [
    'the words of staff, even where they look like a code',
    { actor_type: 'staff', reason: 'late' },
    { reason: 'late', cause: null },
  ],
  [
    'a correction’s fields',
    { machine: 'correction', actor_type: 'buyer', to_state: 'childName,whatsappNumber' },
    { reason: null, cause: { code: 'corrected', fields: ['childName', 'whatsappNumber'] } },
  ],
  [
    'an e-mail',
    { machine: 'message', actor_type: 'system', to_state: 'sent', reason: 'receipt' },
    { reason: null, cause: { code: 'message', kind: 'receipt', label: receipt.label } },
  ],
])('%s', (_, given, expected) => expect(reasonOf(row(given))).toEqual(expected))

test.each<[string, Partial<ReasonRow>, ReturnType<typeof reasonOf>['cause']]>([
  ['a code where words stood', { reason: 'made_at_gateway' }, { code: 'made_at_gateway' }],
  [
    'the private link by its old name',
    { machine: 'message', reason: 'link' },
    { code: 'message', kind: 'order_link', label: orderLinkEmail.label },
  ],
  ['a kind of a newer release', { machine: 'message', reason: 'sms' }, { code: 'text', text: 'sms' }],
  [
    'a field of another release',
    { machine: 'correction', to_state: 'childName,shoeSize' },
    { code: 'text', text: 'childName,shoeSize' },
  ],
  [
    'a cause of a newer release',
    { cause: { code: 'newer', parameter: 1 } as never, reason: 'newer' },
    { code: 'text', text: 'newer' },
  ],
  [
    'a cause that is broken',
    { cause: { code: 'amount_differs' } as never },
    { code: 'text', text: 'unknown' },
  ],
])('of another release: %s', (_, given, cause) => {
  const read = reasonOf(row(given))
  expect(read).toEqual({ reason: null, cause })
  expect(Check(OrderEvent.properties.cause, read.cause)).toBe(true)
})
