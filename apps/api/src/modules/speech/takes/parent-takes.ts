import { createHmac } from 'node:crypto'
import { takeConsentVersion, type ParentLine, type ParentTakes } from '@recadinho/contracts/parent-takes'
import type { Context } from '../../../context.ts'
import { AppError } from '../../../errors.ts'
import { canRecord } from '../../orders/machine.ts'
import { clipOfLine } from '../clips.ts'
import { linesIn, voicesIn, spokenIn, type OrderLine } from '../lines.ts'
import { findSpeakingOrder, listClips } from '../queries.ts'
import { findRecordedOrder, listParentTakes } from './queries.ts'

/** The lines that a parent may record now, and what they have recorded. */
export async function parentTakes(
  { db, config }: Pick<Context, 'db' | 'config'>,
  orderId: string,
): Promise<ParentTakes> {
  const recorded = await findRecordedOrder(db, orderId)
  const order = await findSpeakingOrder(db, orderId)
  if (recorded === undefined || order === undefined) throw new AppError('not_found', 'No such order')
  const open = canRecord(recorded) && order.details_erased_at === null
  const lines = order.details_erased_at === null ? singleLines(linesIn(order)) : []
  const keys = lines.map(({ key }) => key)
  const clips = await listClips(db, { orderId }, keys)
  const takes = await listParentTakes(db, orderId)
  const voices = voicesIn(order)
  const listed = lines.map((line): ParentLine => {
    const take = takes.find(({ line_key: key }) => key.equals(line.key))
    return {
      id: parentLineId(config.linkSecret, orderId, line),
      text: line.sentence.text,
      spoken: spokenIn(line),
      characters: [...line.characters],
      presets: line.characters.flatMap((slug) => voices.get(slug)?.preset ?? []),
      take: take
        ? {
            id: take.id,
            seconds: take.seconds,
            recordedAt: take.created_at.toISOString(),
            used: clipOfLine(clips, line, undefined)?.id === take.id,
          }
        : null,
    }
  })
  const shown = new Set(listed.flatMap(({ take }) => take?.id ?? []))
  return {
    open,
    locale: order.locale,
    version: order.script_version,
    consentVersion: takeConsentVersion,
    lines: open ? listed : listed.filter(({ take }) => take !== null),
    others: takes.flatMap(({ id }) => (shown.has(id) ? [] : [id])),
  }
}

/** A sentence that is said twice is recorded once. */
const singleLines = (lines: readonly OrderLine[]) => [
  ...new Map(lines.map((line) => [line.key.toString('hex'), line])).values(),
]

/** A line's name in addresses: its key is a hash of what is said, which could be guessed from it. */
export const parentLineId = (secret: string, orderId: string, { key }: Pick<OrderLine, 'key'>): string =>
  createHmac('sha256', secret).update(`take ${orderId} `).update(key).digest('hex').slice(0, 32)
