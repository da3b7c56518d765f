import type { Db, Tx } from '../../../db/client.ts'
import { AppError } from '../../../errors.ts'
import { linesIn, type OrderLine } from '../lines.ts'
import { findSpeakingOrder, type SpeakingOrder } from '../queries.ts'
import { findTake } from './queries.ts'

export interface OfOrder {
  orderId: string
  clipId: string
}

export interface TakeOfOrder {
  take: NonNullable<Awaited<ReturnType<typeof findTake>>>
  order: SpeakingOrder
  lines: readonly OrderLine[]
  /** Undefined once the script has other words. */
  line: OrderLine | undefined
}

/** A take of an order, or one of the library that its film may play; throws `not_found` for any other. */
export async function requireTake(db: Db | Tx, { orderId, clipId }: OfOrder): Promise<TakeOfOrder> {
  const take = await findTake(db, clipId)
  const order = await findSpeakingOrder(db, orderId)
  const lines = order ? linesIn(order) : []
  const line = take && lines.find(({ key }) => key.equals(take.line_key))
  const isOfOrder = take?.order_id === orderId || (take?.order_id === null && line !== undefined)
  if (order === undefined || !isOfOrder) throw noTake()
  return { take, order, lines, line }
}

export const noTake = () => new AppError('not_found', 'No such take')
