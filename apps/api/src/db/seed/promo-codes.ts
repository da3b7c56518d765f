import type { Transaction } from 'kysely'
import type { Database } from '../schema/index.ts'

const dayMs = 24 * 60 * 60 * 1000

/** The two offers of §1, with a real end: thirty days after the shop opened. */
export const seedPromoCodes = (tx: Transaction<Database>, now: Date) =>
  tx
    .insertInto('promo_codes')
    .values(
      [
        { code: 'WELCOME20', percentage: 20 },
        { code: 'LASTCHANCE15', percentage: 15 },
      ].map(({ code, percentage }) => ({
        code,
        percentage,
        announced: true,
        ends_at: new Date(now.getTime() + 30 * dayMs),
      })),
    )
    .execute()
