import type { ShopContext } from '../context.ts'

// In the first chunk of every page, so it imports only types.

/** The order that a page's query names. */
export const orderInUrl = ({ order }: Record<string, unknown>): { order?: string } =>
  typeof order === 'string' ? { order } : {}

/** Loads that order; the private link's token is in the fragment, not in the query, so that no server log contains it. */
export async function loadOrderInUrl({ context, deps: { order }, location }: OrderLoad): Promise<void> {
  if (!order) return
  const { loadOrder } = await import('./load-order.ts')
  await loadOrder(context, order, location.hash)
}

interface OrderLoad {
  context: ShopContext
  deps: { order: string | undefined }
  location: { hash: string }
}
