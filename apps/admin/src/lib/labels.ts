import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ClosedReason } from '@recadinho/contracts/change-warnings'
import type { OrderEvent } from '@recadinho/contracts/admin-orders'
import type { PaymentMethod } from '@recadinho/contracts/catalog'
import { providers, type Gateway, type ProviderGateway } from '@recadinho/contracts/filters'
import type { RefundState } from '@recadinho/contracts/money'
import type { OrderPaymentStatus, OrderStatus, ProductionStage } from '@recadinho/contracts/orders'
import type { PaymentState } from '@recadinho/contracts/payments'

export const statusLabels: Record<OrderStatus, MessageDescriptor> = {
  pending: msg`Pending payment`,
  in_production: msg`In production`,
  completed: msg`Completed`,
  expired: msg`Expired`,
  cancelled: msg`Canceled`,
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
  overpaid: msg`Overpaid`,
  underpaid: msg`Underpaid`,
}

export const paymentStateLabels: Record<PaymentState, MessageDescriptor> = {
  created: msg`Started`,
  processing: msg`Processing`,
  error: msg`Outcome unknown`,
  failed: msg`Failed`,
  expired: msg`Expired`,
  cancelled: msg`Canceled`,
  confirmed: msg`Confirmed`,
  disputed: msg`Disputed`,
  lost: msg({ context: 'payment', message: 'Lost' }),
}

export const methodLabels: Record<PaymentMethod, MessageDescriptor> = { card: msg`Card`, pix: msg`PIX` }

const ownGatewayLabels: Record<Exclude<Gateway, ProviderGateway>, MessageDescriptor> = {
  pix_key: msg`Our PIX key`,
  links: msg`Payment link`,
  manual: msg`Confirmed manually`,
}

/** A gateway's display name. A gateway known only to a newer server is shown by its id. */
export function gatewayName(i18n: I18n, name: string): string {
  const own = Object.entries(ownGatewayLabels).find(([gateway]) => gateway === name)
  if (own) return i18n._(own[1])
  return Object.entries(providers).find(([provider]) => provider === name)?.[1] ?? name
}

export const actorLabels: Record<OrderEvent['actor']['type'], MessageDescriptor> = {
  buyer: msg`Buyer`,
  staff: msg`Staff`,
  system: msg`System`,
  gateway: msg`Payment provider`,
}

export const refundStateLabels: Record<RefundState, MessageDescriptor> = {
  requested: msg`Requested`,
  sent: msg`In progress`,
  succeeded: msg`Completed`,
  failed: msg`Failed`,
}

/** Completes "Nobody can buy now, because …". */
export const closedReasonLabels: Record<ClosedReason, MessageDescriptor> = {
  maintenance: msg`the shop is closed for maintenance`,
  no_capacity: msg`the number of videos a day is 0`,
  no_packages: msg`no package that is for sale has a price`,
  no_payment_options: msg`no payment method is available`,
}
