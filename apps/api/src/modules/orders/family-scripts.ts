import { sql } from 'kysely'
import type { Db, Tx } from '../../db/client.ts'

/** How many earlier films a new one differs from. */
const remembered = 5

interface Family {
  guardianEmail: string
  whatsappNumber: string
  /** The order that is written now. */
  except?: string
}

/**
 * What the family's other films say: the newest script of each of their latest paid orders. Two lookups rather than one
 * condition with OR, for which the planner may read all orders backwards by id.
 */
export async function findFamilyScripts(
  db: Db | Tx,
  { guardianEmail, whatsappNumber, except }: Family,
): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    with family as materialized (
      select id, confirmed_at, details_erased_at from orders where whatsapp_number = ${whatsappNumber}
      union
      select id, confirmed_at, details_erased_at from orders
      where lower(guardian_email) = lower(${guardianEmail})
    )
    select newest.text
    from (
      select id from family
      where confirmed_at is not null and details_erased_at is null
        and id is distinct from ${except ?? null}::uuid
      order by id desc
      limit ${remembered}
    ) as earlier
    cross join lateral (
      select text from scripts where order_id = earlier.id order by version desc limit 1
    ) as newest`.execute(db)
  return rows.map(({ text }) => text)
}
