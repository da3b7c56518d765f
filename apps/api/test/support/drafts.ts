import { resolve } from 'node:path'
import type { StoredSpeech } from '@recadinho/contracts/films'
import { wantedFilm } from '../../src/modules/films/order-film.ts'
import { attachVideo } from '../../src/modules/videos/attach.ts'
import type { Browser } from './app.ts'
import { paidOrder, type Shop } from './shop.ts'

const file = resolve(import.meta.dirname, '../fixtures/greeting.webm')

/** Every line of a film is recorded. */
export const voiced: StoredSpeech = { lines: 1, voiced: 1, recorded: 1, isDraft: false, presets: {} }

export interface DraftedOrder {
  id: string
  number: string
  buyer: Browser
  videoId: string
}

/** A paid order whose film waits on the desk: an uploaded video in place of one that is drawn, with every line recorded. */
export async function draftedOrder(
  shop: Shop,
  change: object = {},
  speech: StoredSpeech | null = voiced,
): Promise<DraftedOrder> {
  const buyer = shop.browser()
  const { id, number } = await paidOrder(shop, buyer, { useAIVoice: false, ...change })
  await shop.workers.outbox.runOnce()
  await attachVideo(shop.ctx, { number, file })
  const { db, ctx } = shop
  const { id: videoId } = await db
    .updateTable('videos')
    .set({ state: 'draft' })
    .where('order_id', '=', id)
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.updateTable('orders').set({ stage: 'review' }).where('id', '=', id).execute()
  const now = shop.clock.now()
  await db
    .insertInto('films')
    .values({
      id: videoId,
      order_id: id,
      input_hash: (await wantedFilm(ctx, db, id))?.hash ?? Buffer.from('none'),
      sha256: Buffer.from('file'),
      speech: speech && JSON.stringify(speech),
      begun_at: now,
      made_at: now,
    })
    .execute()
  return { id, number, buyer, videoId }
}
