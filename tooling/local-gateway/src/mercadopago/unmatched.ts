import type { Gateway } from '../gateway.ts'
import { createPayment, decide } from './payments.ts'
import type { MpPayment } from './records.ts'
import { retrieve } from './stored.ts'

const approved = { status: 'approved', status_detail: 'accredited' } as const

/** A payment that the shop did not create. */
export function payUnmatched(gateway: Gateway, cents: number): MpPayment {
  const made = createPayment(gateway, {
    transaction_amount: cents / 100,
    payment_method_id: 'pix',
    payer: { email: 'someone@example.com' },
  })
  return decide(gateway, String(made.id), approved)
}

/** A second payment that copies the first one's amount and all of the shop's references. */
export function paySecond(gateway: Gateway, id: string): MpPayment {
  const { transaction_amount, external_reference: reference, description, metadata } = retrieve(gateway, id)
  const made = createPayment(gateway, {
    transaction_amount,
    payment_method_id: 'pix',
    payer: { email: 'someone@example.com' },
    metadata,
    ...(description !== null && { description }),
    ...(reference !== null && { external_reference: reference }),
  })
  return decide(gateway, String(made.id), approved)
}
