import type { OrderPaymentStatus, OrderStatus } from '@recadinho/contracts/orders'
import type { PaymentState } from '@recadinho/contracts/payments'

export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger'

export const statusTones: Record<OrderStatus, Tone> = {
  pending: 'warning',
  in_production: 'info',
  completed: 'success',
  expired: 'neutral',
  cancelled: 'neutral',
}

export const paymentStatusTones: Record<OrderPaymentStatus, Tone> = {
  unpaid: 'neutral',
  processing: 'warning',
  confirmed: 'success',
  failed: 'danger',
  error: 'danger',
  partially_refunded: 'neutral',
  refunded: 'neutral',
  disputed: 'danger',
  overpaid: 'danger',
  underpaid: 'danger',
}

export const paymentStateTones: Record<PaymentState, Tone> = {
  created: 'neutral',
  processing: 'warning',
  error: 'danger',
  failed: 'danger',
  expired: 'neutral',
  cancelled: 'neutral',
  confirmed: 'success',
  disputed: 'danger',
  lost: 'danger',
}
