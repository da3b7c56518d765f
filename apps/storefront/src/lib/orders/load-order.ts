import type { Order } from '@recadinho/contracts/orders'
import { notFound } from '@tanstack/react-router'
import { errorCode } from '../api/error-text.ts'
import type { ShopContext } from '../context.ts'
import { isUuid } from '../draft/draft.ts'
import { orderQuery } from './order-query.ts'
import { tokenFor } from './order-link.ts'

/**
 * Loads the order of a URL by the token in its fragment, by the token stored in this browser, or by the order cookie.
 * Throws the router's not-found for a missing order or someone else's.
 */
export async function loadOrder(
  { api, queryClient }: Pick<ShopContext, 'api' | 'queryClient'>,
  id: string,
  hash: string,
): Promise<Order> {
  // oxlint-disable-next-line typescript/only-throw-error -- the router's way to say so
  if (!isUuid(id)) throw notFound()
  try {
    return await queryClient.ensureQueryData(orderQuery(api, id, tokenFor(id, hash)))
  } catch (error) {
    const code = errorCode(error)
    // oxlint-disable-next-line typescript/only-throw-error -- the router's way to say so
    if (code === 'not_found' || code === 'validation_failed') throw notFound()
    throw error
  }
}
