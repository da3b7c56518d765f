import { Uuid } from '@recadinho/contracts/common'
import { Type, type Static } from 'typebox'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import type { Asker } from '../audit/asker.ts'
import { insertOutboxEvents } from '../outbox/write.ts'

/** Changes that could divert buyers or their money: every owner gets an email, so that none goes unnoticed. */
export const shopChanges = ['payment_links', 'contact_details', 'payment_switches'] as const
export type ShopChange = (typeof shopChanges)[number]

export const ShopNotice = Type.Object(
  {
    /** The owner to notify. */
    ownerId: Uuid,
    change: Type.Enum(shopChanges),
    /** Who made the change. */
    byId: Uuid,
    /** The package of the payment links. */
    packageId: Type.Optional(Type.String()),
  },
  { additionalProperties: false },
)
export type ShopNotice = Static<typeof ShopNotice>

/** Writes the emails about a change to the outbox: one for each owner, the one who made it included. */
export async function recordShopChange(
  tx: Tx,
  { clock }: Pick<Context, 'clock'>,
  change: Pick<ShopNotice, 'change' | 'packageId'>,
  { staffId, requestId }: Asker,
): Promise<void> {
  const owners = await tx
    .selectFrom('staff')
    .select('id')
    .where('role', '=', 'owner')
    .where('active', '=', true)
    .execute()
  const events = owners.map(({ id: ownerId }) => ({
    kind: 'shop_notice',
    dedupeKey: `${requestId}:${change.change}:${ownerId}`,
    payload: { ownerId, byId: staffId, ...change } satisfies ShopNotice,
  }))
  await insertOutboxEvents(tx, events, clock.now())
}
