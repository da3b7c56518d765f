import { wavOfSpeech } from '@recadinho/stage/film-sound'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/client.ts'
import { transact } from '../../../db/transaction.ts'
import { uuidv7 } from '../../../ids.ts'
import { insertOutboxEvents } from '../../outbox/write.ts'
import { speechFile } from '../../videos/files.ts'
import { filmRenderEvent } from '../film-event.ts'
import type { Heard } from '../measure-all.ts'
import { checkOpen, closed, type TakeAuthor } from './open.ts'
import { findRecordedOrder, insertTake, notifyOrderPage, setStored, type NewTakeRow } from './queries.ts'
import { dropTake } from './remove-take.ts'

/** What is known of a take beside how it sounds. */
type TakeFacts = Omit<
  NewTakeRow,
  'id' | 'seconds' | 'words' | 'mouth' | 'cost' | 'created_at' | 'recorded_by'
>

export interface StoredTake {
  orderId: string
  take: TakeFacts
  heard: Heard
  by: TakeAuthor
  /** Of the script that was read; left out if it may have changed meanwhile. */
  version?: number
  /** In the transaction from which on the film plays it, before it does. */
  also?: (tx: Tx, id: string) => Promise<void>
}

/** Stores a take of an order that is still open: the film plays it from now on, and is made again. Otherwise nothing is left of it. */
export async function storeTake(ctx: Context, stored: StoredTake): Promise<void> {
  const { orderId, take, heard, by, also } = stored
  const now = ctx.clock.now()
  const id = uuidv7(now)
  const { seconds, words, mouth, cost } = heard
  await insertTake(ctx.db, {
    ...take,
    id,
    seconds,
    cost,
    words: JSON.stringify(words),
    mouth: JSON.stringify(mouth),
    created_at: now,
    ...('consent' in by
      ? { recorded_by: null, consent_version: by.consent, consented_at: now }
      : { recorded_by: by.staffId }),
  })
  try {
    await ctx.fileStorage.put(speechFile(id), new Blob([wavOfSpeech(heard.recording)]))
    await transact(ctx.db, async (tx) => {
      const recorded = await findRecordedOrder(tx, orderId)
      checkOpen(recorded, stored.version ?? recorded?.script_version, by)
      await also?.(tx, id)
      if (!(await setStored(tx, id, now))) throw closed(by)
      await insertOutboxEvents(tx, [filmRenderEvent(orderId, id)], now)
      await notifyOrderPage(tx, orderId)
    })
  } catch (error) {
    await dropTake(ctx, id)
    throw error
  }
}
