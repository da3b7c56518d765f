import type { CorrectableField } from '@recadinho/contracts/orders'
import type { Tx } from '../../db/client.ts'
import { buyerActor } from '../orders/actor.ts'
import { detailColumns, detailNames, filmWaits, occasionDay, written } from '../orders/detail-columns.ts'
import type { NewOutboxEvent } from '../outbox/write.ts'
import type { ScriptLine } from '@recadinho/contracts/scripts'
import { insertScript, newestScript } from '../orders/scripts.ts'
import { authorOf } from '../orders/script-document.ts'
import { changeOrder, insertions } from '../orders/write.ts'

/** An order's details. */
export const findDetails = (tx: Tx, id: string) =>
  tx
    .selectFrom('orders')
    .select([
      'id',
      'version',
      'number',
      'status',
      'stage',
      'details_version',
      'link_generation',
      'link_token_hash',
    ])
    .select('locale')
    .select(detailColumns)
    .select([occasionDay, filmWaits])
    .select(['characters', newestScript])
    .where('id', '=', id)
    .executeTakeFirst()

export type Details = NonNullable<Awaited<ReturnType<typeof findDetails>>>

export interface WrittenCorrection {
  /** All details after the correction, with the version that was read. */
  details: Details
  searchText: string
  /** The new private link, if it is replaced. */
  link: { generation: number; hash: Buffer } | null
  /** The new version of the script, if it changes. */
  script: readonly ScriptLine[] | null
  /** Shown to staff (O7.6); the timeline only has the fields' names (O6.2). */
  corrections: readonly { field: CorrectableField; was: string | null; now: string | null }[]
  /** The emails to send. */
  outbox: readonly NewOutboxEvent[]
  requestId: string
  now: Date
}

/** Writes order, script, timeline and emails in one transaction. Throws `OrderMoved` if the order has changed. */
export async function writeCorrection(tx: Tx, correction: WrittenCorrection): Promise<void> {
  const { details, searchText, link, script, corrections, outbox, requestId, now } = correction
  const { id } = details
  const details_version = details.details_version + 1
  await changeOrder(
    tx,
    details,
    {
      set: {
        ...Object.fromEntries(detailNames.map((column) => [column, written(details[column])])),
        search_text: searchText,
        details_version,
        ...(link ? { link_generation: link.generation, link_token_hash: link.hash } : {}),
      },
      events: [{ machine: 'correction', to_state: corrections.map(({ field }) => field).join(',') }],
      outbox,
    },
    { actor: buyerActor, requestId, now },
    insertions(
      'order_corrections',
      corrections.map(({ field, was, now: value }) => ({
        order_id: id,
        details_version,
        field,
        was,
        now: value,
        created_at: now,
      })),
    ),
  )
  if (script !== null)
    await insertScript(tx, { orderId: id, lines: script, author: authorOf(script), now }, details)
}
