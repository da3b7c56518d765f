import type { CreatePaymentBody } from '@recadinho/contracts/payments'
import type { IdempotentRequest } from '../../plugins/idempotency-key.ts'

/** A buyer's request to pay an order (P2). */
export interface PaymentCommand extends IdempotentRequest, CreatePaymentBody {
  requestId: string
}
