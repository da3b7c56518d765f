import { wavOfSpeech } from '@recadinho/stage/film-sound'
import type { Context } from '../../../context.ts'
import { transact } from '../../../db/transaction.ts'
import { uuidv7 } from '../../../ids.ts'
import { eachRow } from '../../../jobs/each-row.ts'
import { insertOutboxEvents } from '../../outbox/write.ts'
import { speechFile } from '../../videos/files.ts'
import { spanOf } from '../alignment/align.ts'
import { clipsOfLine } from '../clips.ts'
import { filmRenderEvent } from '../film-event.ts'
import { linesIn, type OrderLine } from '../lines.ts'
import { findSpeakingOrder, listClips } from '../queries.ts'
import { readWav } from '../wav.ts'
import { measureTake } from './measure-take.ts'
import { checkOpen, closed, scriptChanged, type TakeAuthor } from './open.ts'
import { findRecordedOrder, insertTake, notifyOrderPage, releaseParentTakes, setStored } from './queries.ts'
import { takeRefused } from './read-take.ts'
import { dropTake } from './remove-take.ts'

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
  const now = ctx.clock.now()
  const id = uuidv7(now)
  const { seconds, words, mouth, cost, doubtful } = heard
  await insertTake(ctx.db, {
    id,
    order_id: (await isOfLibrary(ctx, orderId, line, by)) ? null : orderId,
    line_key: line.key,
    seconds,
    cost,
    doubtful,
    recorded_for: orderId,
    ...('consent' in by
      ? { recorded_by: null, consent_version: by.consent, consented_at: now }
      : { recorded_by: by.staffId }),
    created_at: now,
    words: JSON.stringify(words),
    mouth: JSON.stringify(mouth),
  })
  let replaced: string[] = []
  try {
    await ctx.fileStorage.put(speechFile(id), new Blob([wavOfSpeech(heard.recording)]))
    await transact(ctx.db, async (tx) => {
      checkOpen(await findRecordedOrder(tx, orderId), version, by)
      if (!(await setStored(tx, id, now))) throw closed(by)
      const others = lines.map(({ key }) => key).filter((key) => !key.equals(line.key))
      replaced = 'consent' in by ? await releaseParentTakes(tx, orderId, { except: id, others }) : []
      await insertOutboxEvents(tx, [filmRenderEvent(orderId, id)], now)
      await notifyOrderPage(tx, orderId)
    })
  } catch (error) {
    await dropTake(ctx, id)
    throw error
  }
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
