import { randomUUID } from 'node:crypto'
import type { Buyer } from './buyer.ts'
import { addRefundFaults } from './add-faults.ts'
import type { World } from './world.ts'

const cookies = new WeakMap<World, Promise<string>>()

/** The owner signs in once per round; sessions survive the API's restarts. */
export function ownerCookie(world: World): Promise<string> {
  const known = cookies.get(world)
  if (known) return known
  const cookie = world.api.signIn()
  cookies.set(world, cookie)
  return cookie
}

/** The owner refunds a payment partly or fully, sometimes with a double click, or two people do so at once. */
export async function requestRefund(buyer: Buyer): Promise<void> {
  const { world, random, id } = buyer
  const { rows } = await world.pool.query<{ id: string; amount: number; refunded: number }>(
    `select id, amount, refunded from payments where order_id = $1 and state = 'confirmed' and amount > 0 order by id`,
    [id],
  )
  const [payment] = rows
  if (payment === undefined) return
  const left = payment.amount - payment.refunded
  const amount = random.chance(0.4) ? left : random.between(1, Math.max(1, left))
  const keys = random.chance(0.25) ? [randomUUID(), randomUUID()] : [randomUUID()]
  const clicks = keys.flatMap((key) => (random.chance(0.3) ? [key, key] : [key]))
  addRefundFaults(world)
  const version = await versionOf(buyer)
  const body = { version, paymentId: payment.id, amount: { amount, currency: 'BRL' }, reason: 'Asked for' }
  const cookie = await ownerCookie(world)
  await Promise.all(
    clicks.map(async (key) => {
      const answer = await world.api.call('POST', `/api/admin/orders/${id}/refunds`, { body, key, cookie })
      if (answer?.status === 201) world.promised.refunds.set(key, { orderId: id, amount })
    }),
  )
}

const versionOf = async ({ world, id }: Buyer) =>
  (await world.pool.query<{ version: number }>('select version from orders where id = $1', [id])).rows[0]
    ?.version

/** Staff confirm a payment that they saw on the account. */
export async function confirmByHand(buyer: Buyer, key: string): Promise<void> {
  const { world, id, total } = buyer
  const cookie = await ownerCookie(world)
  const amount = { amount: total, currency: 'BRL' }
  const body = { version: await versionOf(buyer), reason: 'Seen on the account', amount }
  await world.api.call('POST', `/api/admin/orders/${id}/payments`, { body, key, cookie })
}

/** Staff cancel the order, and retry with its current version after a conflict or a failed gateway call. */
export async function cancelOrder(buyer: Buyer): Promise<void> {
  const { world, id } = buyer
  const cookie = await ownerCookie(world)
  for (let click = 0; click < 4; click++) {
    const body = { version: await versionOf(buyer), to: 'cancelled', reason: 'Asked for' }
    const answer = await world.api.call('POST', `/api/admin/orders/${id}/transitions`, { body, cookie })
    if (answer?.status === 200) return
  }
}
