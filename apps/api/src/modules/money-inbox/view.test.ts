import { expect, test } from 'vitest'
import { encrypt } from '../payments/encrypt.ts'
import { eventTextOf } from './view.ts'

test('P6.4: an event is shown without its payer and without secrets', () => {
  const event = {
    id: 'evt_1',
    type: 'payment_intent.succeeded',
    data: {
      object: {
        id: 'pi_1',
        amount: 4990,
        client_secret: 'pi_1_secret',
        receipt_email: 'ana@example.com',
        metadata: { order_id: 'the order', note: 'for Lia' },
        charges: [{ billing_details: { name: 'Ana' } }],
      },
    },
  }
  const shown = eventTextOf(encrypt('our secret', Buffer.from(JSON.stringify(event))), 'our secret')
  expect(JSON.parse(shown ?? '')).toEqual({
    id: 'evt_1',
    type: 'payment_intent.succeeded',
    data: { object: { id: 'pi_1', amount: 4990, metadata: { order_id: 'the order' } } },
  })
  expect(eventTextOf(null, 'our secret')).toBeNull()
})
