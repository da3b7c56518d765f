import type { Db, Tx } from '../../db/client.ts'
import { Fragment, statement } from '../../db/statement.ts'
import { hashLinkToken, type HeldOrder } from './link-token.ts'

/** How many earlier films a new one differs from. */
const remembered = 5

interface Family {
  guardianEmail?: string
  whatsappNumber?: string
  /** The order that is written now. */
  except?: string
}

const paid = new Fragment('confirmed_at is not null and details_erased_at is null')
/** The newest script of each order of `earlier`. */
const newest = new Fragment(`cross join lateral (
      select text from script_versions where order_id = earlier.id order by version desc limit 1
    ) as newest`)

/**
 * What the family's other films say: the newest script of each of their latest paid orders. Two lookups, each of which
 * reads its index from the end and stops: a number may have thousands of orders, and for one condition with OR the
 * planner may read all orders backwards by id.
 */
export async function findFamilyScripts(
  db: Db | Tx,
  { guardianEmail = '', whatsappNumber = '', except }: Family,
): Promise<string[]> {
  const rows = await statement<{ text: string }>`
    with family as (
      (select id from orders
        where whatsapp_number = ${whatsappNumber} and ${paid} and id is distinct from ${except ?? null}::uuid
        order by id desc limit ${remembered})
      union
      (select id from orders
        where lower(guardian_email) = lower(${guardianEmail}) and ${paid} and id is distinct from ${except ?? null}::uuid
        order by id desc limit ${remembered})
    )
    select newest.text
    from (select id from family order by id desc limit ${remembered}) as earlier
    ${newest}`.execute(db)
  return rows.map(({ text }) => text)
}

/**
 * What the films say that were ordered and paid in this browser: the newest script of each of its latest orders. Nothing of
 * an order whose private link the browser does not have.
 */
export async function findBrowserScripts(db: Db | Tx, held: readonly HeldOrder[]): Promise<string[]> {
  if (held.length === 0) return []
  const [ids, hashes] = [held.map(([id]) => id), held.map(([, token]) => hashLinkToken(token))]
  const rows = await statement<{ text: string }>`
    select newest.text
    from (
      select orders.id from orders
      join unnest(${ids}::uuid[], ${hashes}::bytea[]) as held (id, hash)
        on held.id = orders.id and held.hash = orders.link_token_hash
      where ${paid} order by orders.id desc limit ${remembered}
    ) as earlier
    ${newest}`.execute(db)
  return rows.map(({ text }) => text)
}
