import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { OrderEvent } from '@recadinho/contracts/admin-orders'
import type { Gateway, PaymentMethod } from '@recadinho/contracts/catalog'
import type { Occasion, OrderPaymentStatus, OrderStatus, ProductionStage } from '@recadinho/contracts/orders'
import type { PaymentState } from '@recadinho/contracts/payments'
import type { OrderView } from './order-search.ts'

export const statusLabels: Record<OrderStatus, MessageDescriptor> = {
  pending: msg`Pending payment`,
  in_production: msg`In production`,
  completed: msg`Completed`,
  expired: msg`Expired`,
  cancelled: msg`Cancelled`,
}

export const viewLabels: Record<OrderView, MessageDescriptor> = {
  all: msg`All`,
  late: msg`Late`,
  ...statusLabels,
}

export const stageLabels: Record<ProductionStage, MessageDescriptor> = {
  queued: msg`Queued`,
  scripting: msg`Scripting`,
  recording: msg`Recording`,
  review: msg`Review`,
  ready: msg`Ready`,
}

export const paymentStatusLabels: Record<OrderPaymentStatus, MessageDescriptor> = {
  unpaid: msg`Not paid`,
  processing: msg`Payment processing`,
  confirmed: msg`Paid`,
  failed: msg`Payment failed`,
  error: msg`Payment outcome unknown`,
  partially_refunded: msg`Partly refunded`,
  refunded: msg`Refunded`,
  disputed: msg`Disputed`,
  overpaid: msg`Paid too much`,
  short: msg`Paid too little`,
}

export const paymentStateLabels: Record<PaymentState, MessageDescriptor> = {
  created: msg`Begun`,
  processing: msg`Processing`,
  error: msg`Outcome unknown`,
  failed: msg`Failed`,
  expired: msg`Expired`,
  cancelled: msg`Cancelled`,
  confirmed: msg`Confirmed`,
  disputed: msg`Disputed`,
  lost: msg`Lost`,
}

export const methodLabels: Record<PaymentMethod, MessageDescriptor> = { card: msg`Card`, pix: msg`PIX` }

export const gatewayLabels: Record<Gateway, MessageDescriptor> = {
  stripe: msg`Stripe`,
  // A name, the same in every language.
  mercadopago: { id: 'Mercado Pago', message: 'Mercado Pago' },
  pix_key: msg`Our PIX key`,
  links: msg`Payment link`,
  manual: msg`Confirmed by hand`,
}

export const occasionLabels: Record<Occasion, MessageDescriptor> = {
  birthday: msg`Birthday`,
  achievement: msg`Achievement`,
  backToSchool: msg`Back to school`,
  christmas: msg`Christmas`,
  easter: msg`Easter`,
  childrensDay: msg`Children's Day`,
  congratulations: msg`Congratulations`,
  getWell: msg`Get well`,
  justBecause: msg`Just because`,
}

export const actorLabels: Record<OrderEvent['actor']['type'], MessageDescriptor> = {
  buyer: msg`Buyer`,
  staff: msg`Staff`,
  system: msg`The shop itself`,
  gateway: msg`Payment gateway`,
}
