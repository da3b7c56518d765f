import type Stripe from 'stripe'
import { invalid, missing } from './errors.ts'

/** The parameters of every list. */
export interface Paging {
  limit?: number
  starting_after?: string
  ending_before?: string
  created?: Stripe.RangeQueryParam | number
}

interface Listed {
  id: string
  created: number
}

/** One page of a list, newest first, with Stripe's cursors. */
export function page<T extends Listed>(oldestFirst: T[], params: Paging, url: string) {
  const limit = readLimit(params.limit)
  const all = oldestFirst.toReversed().filter((item) => inRange(item.created, params.created))
  const { starting_after: after, ending_before: before } = params
  if (before !== undefined) {
    const end = position(all, before)
    const start = Math.max(0, end - limit)
    return { object: 'list' as const, data: all.slice(start, end), has_more: start > 0, url }
  }
  const start = after === undefined ? 0 : position(all, after) + 1
  return {
    object: 'list' as const,
    data: all.slice(start, start + limit),
    has_more: start + limit < all.length,
    url,
  }
}

export function readLimit(limit = 10): number {
  if (limit < 1 || limit > 100)
    throw invalid('Limit must be between 1 and 100.', 'limit', 'parameter_invalid_integer')
  return limit
}

function position(all: Listed[], id: string): number {
  const index = all.findIndex((item) => item.id === id)
  if (index < 0) throw missing('cursor', id, 'starting_after')
  return index
}

function inRange(created: number, range: Paging['created']): boolean {
  if (range === undefined) return true
  if (typeof range === 'number') return created === range
  return (
    created > (range.gt ?? -Infinity) &&
    created >= (range.gte ?? -Infinity) &&
    created < (range.lt ?? Infinity) &&
    created <= (range.lte ?? Infinity)
  )
}
