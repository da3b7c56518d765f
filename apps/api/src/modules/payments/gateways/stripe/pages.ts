import type Stripe from 'stripe'
import { GatewayError } from '../gateway.ts'

const limit = 100

/**
 * All objects of a list, page by page. The SDK would accept any JSON with `data` as a page, and read an invalid page as
 * an empty one: then a payment would be given up, or a refund made twice. So each page must prove to be a list.
 */
export async function* everyOf<T extends { id: string }>(
  fetchPage: (page: { limit: number; starting_after?: string }) => Promise<Stripe.ApiList<T>>,
): AsyncGenerator<T> {
  let after: string | undefined
  for (;;) {
    const page = await fetchPage({ limit, ...(after === undefined ? {} : { starting_after: after }) })
    // The SDK's type promises it, but the answer can be anything.
    if ((page.object as unknown) !== 'list' || !Array.isArray(page.data))
      throw new GatewayError('unknown', 'The gateway answered with something that is no list.')
    yield* page.data
    after = page.data.at(-1)?.id
    if (!page.has_more || after === undefined) return
  }
}
