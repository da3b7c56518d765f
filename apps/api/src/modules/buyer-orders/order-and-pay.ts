import { endpoints } from '@recadinho/contracts/endpoints'
import type { CreatedPayment, FirstPayment } from '@recadinho/contracts/payments'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { urlOf } from '../../plugins/endpoint.ts'
import { hashOf } from '../../plugins/idempotency-key.ts'
import { buyerActor } from '../orders/actor.ts'
import type { OrderRequest } from '../orders/new-order.ts'
import { createOrder, type WrittenWith } from '../orders/create.ts'
import type { NewPayment } from '../orders/insert.ts'
import { findOrder, type OrderWithParts } from '../orders/queries.ts'
import { openWritten } from '../payments/call.ts'
import { findOption, newAttempt, type PaymentCommand } from '../payments/new-attempt.ts'
import { openPayment } from '../payments/open.ts'

export interface NewOrderRequest extends Omit<OrderRequest, 'actor'> {
  payment: FirstPayment | undefined
}

interface PlacedOrder {
  order: OrderWithParts
  payment: CreatedPayment | null
  /** Why the payment that was asked for is not open. */
  refusal: AppError | null
}

interface Steps {
  /** Further writes in the order's transaction. */
  also: WrittenWith['also']
  /** Called once the order is committed, before the gateway is. */
  committed: (order: OrderWithParts) => void
}

/**
 * Creates an order together with its first attempt to pay, or returns the order of the same key and resumes that attempt
 * (P2.14). The gateway is called after the commit; whatever it answers, the order stands.
 */
export async function orderAndPay(
  ctx: Context,
  { payment, ...request }: NewOrderRequest,
  { also, committed }: Steps,
): Promise<PlacedOrder> {
  let first: NewPayment | undefined
  const order = await createOrder(
    ctx,
    { ...request, actor: buyerActor },
    {
      also,
      payment(made, catalog) {
        const option = payment && findOption(ctx, catalog, made, payment)
        first = option && newAttempt(made, option, commandOf(request, made.id, payment), made.created_at)
        return first
      },
    },
  )
  committed(order)
  if (payment === undefined) return { order, payment: null, refusal: null }
  const written = order.payments.find(({ id }) => id === first?.id)
  try {
    const opened = await (written
      ? openWritten(ctx, order, written, payment.card)
      : openPayment(ctx, order, commandOf(request, order.id, payment)))
    // A card form's opening changes nothing else of a new order.
    const isForm = written !== undefined && opened.next?.kind === 'card_form'
    return { order: isForm ? order : await readAgain(ctx, order), payment: opened, refusal: null }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (error.statusCode >= 500) ctx.logger.error({ err: error, orderId: order.id }, 'a first payment failed')
    return { order: await readAgain(ctx, order), payment: null, refusal: error }
  }
}

const readAgain = async ({ db }: Context, order: OrderWithParts) => (await findOrder(db, order.id)) ?? order

const { method, path } = endpoints.createPayment
const url = urlOf(path)

/** The same request as by the separate call, so that either call resumes what the other opened. */
function commandOf(
  { key, requestId, body: { shownTotal } }: Omit<NewOrderRequest, 'payment'>,
  id: string,
  payment: FirstPayment,
): PaymentCommand {
  const body = { ...payment, ...(shownTotal && { shownTotal }) }
  return { key, requestHash: hashOf({ method, url, params: { id }, body }), requestId, ...body }
}
