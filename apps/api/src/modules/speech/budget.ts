import type { Context } from '../../context.ts'
import { takeFromLimits } from '../rate-limits/queries.ts'

const dayMs = 24 * 3_600_000

/** How many of so many lines a service may be paid for now, of the order's and the shop's budget of the day. */
export async function takeFromBudget(
  { db, clock, config }: Pick<Context, 'db' | 'clock' | 'config'>,
  orderId: string,
  lines: number,
): Promise<number> {
  const { perOrder, perDay } = config.speech.budget
  const limits = [
    { bucket: `speech:order:${orderId}`, most: perOrder, windowMs: dayMs },
    { bucket: 'speech:day', most: perDay, windowMs: dayMs },
  ]
  for (let taken = 0; taken < lines; taken += 1)
    if ((await takeFromLimits(db, limits, clock.now())) !== undefined) return taken
  return lines
}
