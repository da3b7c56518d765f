import type Stripe from 'stripe'
import type { Call } from '../call.ts'
import { newId } from '../ids.ts'
import { emit } from './events.ts'

/** Seconds after which Stripe books a captured charge: long enough for a test to look before. */
const BOOKED_AFTER = 60

/**
 * With `capture_method: automatic_async`, the default, a charge succeeds before it is booked: its balance transaction
 * is null until `charge.updated` (docs.stripe.com/payments/payment-intents/asynchronous-capture).
 */
export function awaitBalance({ gateway: { clock, deadlines } }: Call, charge: Stripe.Charge): void {
  deadlines.watch(charge.id, clock.seconds() + BOOKED_AFTER)
}

/** Books a paid charge that has no balance transaction yet. */
export function bookCharge(call: Call, charge: Stripe.Charge): void {
  if (!charge.paid || charge.balance_transaction !== null) return
  const { ledger } = call.gateway
  ledger.transaction(() => {
    const booked: Stripe.Charge = { ...charge, balance_transaction: newId('txn') }
    ledger.put('charge', booked)
    emit(call, 'charge.updated', booked, { balance_transaction: null })
  })
}
