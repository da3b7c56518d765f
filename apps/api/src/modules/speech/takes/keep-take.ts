import type { Context } from '../../../context.ts'
import { eachRow } from '../../../jobs/each-row.ts'
import { spanOf } from '../alignment/align.ts'
import { clipsOfLine } from '../clips.ts'
import { linesIn, type OrderLine } from '../lines.ts'
import { findSpeakingOrder, listClips } from '../queries.ts'
import { readWav } from '../wav.ts'
import { measureTake } from './measure-take.ts'
import { checkOpen, scriptChanged, type TakeAuthor } from './open.ts'
import { findRecordedOrder, releaseParentTakes } from './queries.ts'
import { takeRefused } from './read-take.ts'
import { dropTake } from './remove-take.ts'
import { storeTake } from './store-take.ts'

export interface NewTake {
  orderId: string
  /** Tells the line that was read from the others of its script. */
  isRead: (line: Pick<OrderLine, 'key'>) => boolean
  /** The version of the script that was read. */
  version: number
  /** A WAV file that `readTake` has let through. */
  file: Buffer
  by: TakeAuthor
}

/** Keeps a take: the film plays it from now on, and is made again. Returns the key of its line. */
export async function keepTake(ctx: Context, take: NewTake, signal: AbortSignal): Promise<Buffer> {
  const { orderId, version, by } = take
  checkOpen(await findRecordedOrder(ctx.db, orderId), version, by)
  const order = await findSpeakingOrder(ctx.db, orderId)
  const lines = order ? linesIn(order) : []
  const line = lines.find(take.isRead)
  if (order === undefined || line === undefined) throw scriptChanged(version)
  const recording = readWav(take.file)
  if (spanOf(recording) === undefined) throw takeRefused('silent')
  const measured = { recording, line, lines, locale: order.locale }
  const heard = await measureTake(measured, { signal, by: 'consent' in by ? 'parent' : 'staff' })
  if (heard === undefined) throw takeRefused('silent')
  const others = lines.map(({ key }) => key).filter((key) => !key.equals(line.key))
  let replaced: string[] = []
  await storeTake(ctx, {
    orderId,
    version,
    by,
    heard,
    take: {
      order_id: (await isOfLibrary(ctx, orderId, line, by)) ? null : orderId,
      line_key: line.key,
      voice: 'recording',
      doubtful: heard.doubtful,
      recorded_for: orderId,
    },
    async also(tx, id) {
      if ('consent' in by) replaced = await releaseParentTakes(tx, orderId, { except: id, others })
    },
  })
  await eachRow(replaced, (earlier) => dropTake(ctx, earlier))
  ctx.events.record('take_kept', { orderId, by: 'consent' in by ? 'parent' : 'staff' })
  return line.key
}

/**
 * The shop's own words without a name: every film that has them may play it. But never a parent's voice; nor what staff say
 * instead of a parent, which only this order is to hear.
 */
async function isOfLibrary({ db }: Context, orderId: string, line: OrderLine, by: TakeAuthor) {
  if (!line.shared || 'consent' in by) return false
  const clips = clipsOfLine(await listClips(db, { orderId }, [line.key]), line)
  return !clips.some(({ consent_version: consent }) => consent !== null)
}
