import type { FindOrderBody } from '@recadinho/contracts/orders'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { emailLimits, requireRoom } from '../rate-limits/limits.ts'
import { requestLink } from './link-queries.ts'

const limits = (ctx: Context) => ({
  now: ctx.clock.now(),
  windowMs: emailLimits.windowMs,
  perOrder: emailLimits.linksPerOrder,
  perAddress: emailLimits.perAddress,
})

/** Sends the private link to the order's own address, for a reader with access to the order (L1). */
export async function emailLink(ctx: Context, orderId: string, network: string): Promise<void> {
  await requireRoom(ctx, [emailLimits.ofNetwork(network)])
  if (!(await requestLink(ctx.db, { orderId }, limits(ctx))))
    throw new AppError('rate_limited', 'The link was already sent several times', {
      retryAfter: emailLimits.windowMs / 1000,
    })
}

/** The same for a reader who lost the link. Neither the answer nor its timing reveals whether the order exists (L2). */
export async function findOrderByEmail(
  ctx: Context,
  { number, email }: FindOrderBody,
  network: string,
): Promise<void> {
  await requireRoom(ctx, [emailLimits.ofNetwork(network)])
  await requestLink(ctx.db, { number: orderNumber(number), email }, limits(ctx))
}

/** Normalizes `r 7k3m9q` to `R-7K3M9Q`. */
export function orderNumber(typed: string): string {
  const characters = typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')
  return `R-${characters.length > 6 ? characters.replace(/^R/, '') : characters}`
}
