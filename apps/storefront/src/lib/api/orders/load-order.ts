import type { Order } from '@recadinho/contracts/orders'
import { queryClient } from '../query-client.ts'
import { orderQuery } from './order-query.ts'
import { tokenFor } from './private-link.ts'

/** The order of an address: by the secret after its `#`, by what this browser remembers, or by the order cookie. */
export const loadOrder = (id: string, hash: string): Promise<Order> =>
  queryClient.ensureQueryData(orderQuery(id, tokenFor(id, hash)))
