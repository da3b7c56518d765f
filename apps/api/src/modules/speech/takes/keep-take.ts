import type { SpeechLine } from '@recadinho/contracts/speech'
import { wavOfSpeech } from '@recadinho/stage/film-sound'
import type { Context } from '../../../context.ts'
import { transact } from '../../../db/transaction.ts'
import { AppError } from '../../../errors.ts'
import { uuidv7 } from '../../../ids.ts'
import { insertOutboxEvents } from '../../outbox/write.ts'
import { speechFile } from '../../videos/files.ts'
import { spanOf } from '../alignment/align.ts'
import { filmRenderEvent } from '../film-event.ts'
import { linesIn } from '../lines.ts'
import { orderSpeech } from '../order-speech.ts'
import { findSpeakingOrder } from '../queries.ts'
import { readWav } from '../wav.ts'
import { measureTake } from './measure-take.ts'
import {
  deleteTake,
  findRecordedOrder,
  findTake,
  insertTake,
  notifyOrderPage,
  setRemoved,
  setStored,
  type RecordedOrder,
} from './queries.ts'
import { takeRefused } from './read-take.ts'

export interface NewTake {
  orderId: string
  /** Of the line, in hexadecimal. */
  key: string
  /** The version of the script that was read. */
  version: number
  /** A WAV file that `readTake` has let through. */
  file: Buffer
  staffId: string
}

/** Keeps a take: the film plays it from now on, and is made again. Returns its line. */
export async function keepTake(ctx: Context, take: NewTake, signal: AbortSignal): Promise<SpeechLine> {
  const { orderId, key, version, staffId } = take
  checkOpen(await findRecordedOrder(ctx.db, orderId), version)
  const order = await findSpeakingOrder(ctx.db, orderId)
  const lines = order ? linesIn(order) : []
  const line = lines.find((each) => each.key.toString('hex') === key)
  if (order === undefined || line === undefined) throw scriptChanged(version)
  const recording = readWav(take.file)
  if (spanOf(recording) === undefined) throw takeRefused('silent')
  const heard = await measureTake({ recording, line, lines, locale: order.locale }, signal)
  if (heard === undefined) throw takeRefused('silent')
  const now = ctx.clock.now()
  const id = uuidv7(now)
  const { seconds, words, mouth, cost, doubtful } = heard
  await insertTake(ctx.db, {
    id,
    // The shop's own words without a name: every film that has them may play it.
    order_id: line.shared ? null : orderId,
    line_key: line.key,
    seconds,
    cost,
    doubtful,
    recorded_by: staffId,
    recorded_for: orderId,
    created_at: now,
    words: JSON.stringify(words),
    mouth: JSON.stringify(mouth),
  })
  try {
    await ctx.fileStorage.put(speechFile(id), new Blob([wavOfSpeech(heard.recording)]))
    await transact(ctx.db, async (tx) => {
      checkOpen(await findRecordedOrder(tx, orderId), version)
      if (!(await setStored(tx, id, now))) throw closed()
      await insertOutboxEvents(tx, [filmRenderEvent(orderId, id)], now)
      await notifyOrderPage(tx, orderId)
    })
  } catch (error) {
    await deleteTake(ctx.db, id)
    await ctx.fileStorage.remove(speechFile(id))
    throw error
  }
  ctx.events.record('take_kept', { orderId })
  const stored = (await orderSpeech(ctx, orderId)).lines.find((each) => each.key === key)
  if (stored === undefined) throw scriptChanged(version)
  return stored
}

/** Deletes a take: the film plays the one before, or a voice, and is made again. */
export async function removeTake(ctx: Context, orderId: string, clipId: string): Promise<void> {
  const now = ctx.clock.now()
  await transact(ctx.db, async (tx) => {
    const recorded = await findRecordedOrder(tx, orderId)
    checkOpen(recorded, recorded?.script_version)
    const take = await findTake(tx, clipId)
    const order = await findSpeakingOrder(tx, orderId)
    const isOfOrder =
      take?.order_id === orderId ||
      (take?.order_id === null && order && linesIn(order).some(({ key }) => key.equals(take.line_key)))
    if (!isOfOrder) throw new AppError('not_found', 'No such take')
    await setRemoved(tx, clipId)
    await insertOutboxEvents(tx, [filmRenderEvent(orderId, `${clipId} removed`)], now)
    await notifyOrderPage(tx, orderId)
  })
  await ctx.fileStorage.remove(speechFile(clipId))
  await deleteTake(ctx.db, clipId)
  ctx.events.record('take_removed', { orderId })
}

/** Only an order in production takes recordings, and only of the script as it is. */
function checkOpen(order: RecordedOrder | undefined, version: number | undefined): void {
  if (order === undefined) throw new AppError('not_found', 'No such order')
  if (order.status !== 'in_production' || order.details_erased_at !== null) throw closed()
  if (order.script_version !== version) throw scriptChanged(order.script_version)
}

const closed = () => new AppError('illegal_transition', 'Only an order in production takes recordings')
const scriptChanged = (version: number) =>
  new AppError('version_conflict', 'The script has changed in the meantime', { version })
