import type { PaymentOption } from '@recadinho/contracts/catalog'
import type { CreatePaymentBody, FirstPayment, PaymentCard } from '@recadinho/contracts/payments'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { uuidv7 } from '../../ids.ts'
import type { IdempotentRequest } from '../../plugins/idempotency-key.ts'
import type { CatalogSnapshot } from '../catalog/snapshot.ts'
import type { NewPayment } from '../orders/insert.ts'
import type { OrderRow, OrderWithParts } from '../orders/queries.ts'
import { paymentOptionsFor, takesTotal } from './payment-options.ts'

/** A card form closes with its order, but never while the buyer is using it. */
const formLivesMs = 10 * 60_000
/** P5.1: the first poll of the gateway. */
const firstPollMs = 8000

/** A buyer's request to pay an order (P2). */
export interface PaymentCommand extends IdempotentRequest, CreatePaymentBody {
  requestId: string
}

/** P2.4: only an unpaid order takes a payment; an expired one is reopened by it. */
export function checkPayable({ status }: Pick<OrderRow, 'status'>): void {
  if (status === 'pending' || status === 'expired') return
  throw new AppError('order_not_payable', 'This order is not waiting for a payment', { status })
}

type Payable = Pick<OrderWithParts, 'package_id' | 'total' | 'currency' | 'expires_at'>

/** The option of a request, if the shop offers it for this order. */
export function findOption(
  ctx: Pick<Context, 'gateways'>,
  snapshot: CatalogSnapshot,
  { package_id: packageId, total: amount, currency }: Payable,
  { gateway, method, flow, card }: FirstPayment,
): PaymentOption | undefined {
  const option = paymentOptionsFor(ctx.gateways, snapshot, currency).find(
    (each) =>
      each.gateway === gateway && each.method === method && (flow === undefined || each.flow === flow),
  )
  const total = { amount, currency }
  return option && takesTotal(option, { packageId, total }) && takesCard(option, card) ? option : undefined
}

/**
 * A card token is required by a form that makes one and rejected otherwise; the installments must be among those
 * offered.
 */
const takesCard = (option: PaymentOption, card: PaymentCard | undefined) =>
  option.flow === 'inline' && option.form === 'token'
    ? card !== undefined && card.installments <= option.installments
    : card === undefined

/** The attempt to pay an order with an option. */
export function newAttempt(
  { total: amount, currency, expires_at: orderEnds }: Payable,
  { gateway, method, flow }: PaymentOption,
  { key, requestHash }: IdempotentRequest,
  now: Date,
): NewPayment {
  return {
    id: uuidv7(now),
    gateway,
    method,
    flow,
    amount,
    currency,
    idempotency_key: key,
    request_hash: requestHash,
    expires_at: new Date(Math.max(orderEnds?.getTime() ?? 0, now.getTime() + formLivesMs)),
    next_poll_at: new Date(now.getTime() + firstPollMs),
    created_at: now,
  }
}
