import type { FilmFailure } from '@recadinho/contracts/films'
import type { Context } from '../../context.ts'
import { createFfmpeg } from '../videos/check/ffmpeg.ts'
import { OutOfResources } from '../videos/check/program.ts'
import { keysOf } from '../videos/files.ts'
import { spareBytes } from '../videos/uploads/files.ts'
import { uuidv7 } from '../../ids.ts'
import { eachRow } from '../../jobs/each-row.ts'
import { orderFeed } from '../orders/feed.ts'
import { defineKind, NoPayload, NotNow } from '../outbox/kind.ts'
import { filmRenderKind, isToBeSaid } from '../speech/film-event.ts'
import { wantedFilm, type OrderFilm } from './order-film.ts'
import { makeDraft, recordFailure, Refused } from './make.ts'
import { beginFilm, deleteUnmade, findNewestFilm, isMade, listUnmade } from './queries.ts'
import { RenderError } from './render/job.ts'

export const retry = { attempts: 4, firstDelayMs: 10_000, longestDelayMs: 10 * 60_000 }
/** What a film needs of the disk while it is made, with a margin. */
const neededBytes = 150 * 2 ** 20
/** For the longest film, eight times its length, and its check. */
export const tryMs = 30 * 60_000
const blockedMs = 10 * 60_000

/** The order's film is no longer the one that is being made. */
class Stale extends Error {}

/** F1: makes the film of an order once its lines are said, and again when something that is seen or heard in it changes. */
export const filmRender = defineKind({
  name: filmRenderKind,
  label: { en: 'Film of an order', pt: 'Filme de um pedido' },
  payload: NoPayload,
  retry,
  worker: 'films',
  concurrency: 1,
  supersedes: true,
  tryMs,
  async handle(ctx: Context, { orderId, attempts }, lease) {
    if (orderId === null || !ctx.config.films.enabled) return 'obsolete'
    // Its film is made after that, with them.
    if (await isToBeSaid(ctx.db, orderId)) return 'obsolete'
    const wanted = await wantedFilm(ctx, ctx.db, orderId)
    if (wanted === undefined) {
      await removeUnmade(ctx, orderId)
      return 'obsolete'
    }
    await checkMachine(ctx)
    const id = await begin(ctx, orderId, wanted)
    if (id === undefined) return 'done'
    const isStale = async () => (await wantedFilm(ctx, ctx.db, orderId))?.hash.equals(wanted.hash) !== true
    const stale = abortOnChange(ctx, orderId, { isOver: isStale, reason: new Stale('The order has changed') })
    const signal = AbortSignal.any([ctx.shutdown.signal, lease.signal, stale.signal])
    try {
      if ((await makeDraft(ctx, { id, orderId, wanted, signal })) === 'made') return 'done'
      throw new Stale('The order has changed')
    } catch (error) {
      if (error instanceof Stale || stale.signal.aborted) {
        await removeFilm(ctx, id)
        // Begins again, unless a newer event supersedes this one or no film is wanted.
        throw new NotNow('order_changed', 0)
      }
      if (error instanceof RenderError && error.code === 'no_encoder')
        throw new NotNow('no_ffmpeg', blockedMs)
      // Other files have filled the disk in the meantime.
      if (!(await hasRoom(ctx))) throw new NotNow('no_room', blockedMs)
      // A restart is not the film's fault.
      if (ctx.shutdown.signal.aborted) throw new NotNow('interrupted', 0)
      const failure = failureOf(error)
      // The same script fails again; what else fails in the last try, the owner can try again (X10).
      if (failure === 'not_composed' || (failure !== undefined && attempts >= retry.attempts)) {
        await recordFailure(ctx, { id, orderId, failure })
        await removeFiles(ctx, id)
      }
      if (failure === 'not_composed') return 'refused'
      throw error
    } finally {
      stale.close()
    }
  },
})

/** F1.3: the id of the film to make; `undefined` if it is there. An unfinished one is made again under its id. */
async function begin(ctx: Context, orderId: string, { hash }: OrderFilm): Promise<string | undefined> {
  const newest = await findNewestFilm(ctx.db, orderId)
  const same = newest?.input_hash.equals(hash) === true
  if (same && newest.made_at !== null && newest.revoked_at === null) return undefined
  const now = ctx.clock.now()
  const id = same && newest.made_at === null ? newest.id : uuidv7(now)
  // What a killed worker has left.
  await ctx.uploadFiles.remove(id)
  await beginFilm(ctx.db, { id, order_id: orderId, input_hash: hash, begun_at: now })
  await eachRow(await listUnmade(ctx.db, orderId, id), (film) => removeFilm(ctx, film.id))
  return id
}

/** F1.6: what the machine lacks costs no try. */
export async function checkMachine(ctx: Context): Promise<void> {
  if (!(await createFfmpeg(ctx.config.films.ffmpegPath).available())) throw new NotNow('no_ffmpeg', blockedMs)
  if (!(await hasRoom(ctx))) throw new NotNow('no_room', blockedMs)
}

const hasRoom = async ({ uploadFiles }: Context) =>
  (await uploadFiles.freeBytes()) >= spareBytes + neededBytes

/** F1.4: a signal that is aborted for the reason once a change of the order makes `isOver` true. */
export function abortOnChange(
  ctx: Context,
  orderId: string,
  { isOver, reason }: { isOver: () => Promise<boolean>; reason: Error },
): { signal: AbortSignal; close: () => void } {
  const abort = new AbortController()
  const look = async () => {
    if (await isOver()) abort.abort(reason)
  }
  // Without an answer of the database, the end of the film tells.
  const watcher = orderFeed(ctx).watch(orderId, () => void look().catch(() => undefined))
  return { signal: abort.signal, close: () => watcher.close() }
}

function failureOf(error: unknown): FilmFailure | undefined {
  if (error instanceof OutOfResources) return 'out_of_resources'
  if (error instanceof Refused) return 'not_playable'
  if (!(error instanceof RenderError)) return undefined
  return error.code === 'not_composed'
    ? 'not_composed'
    : error.code === 'out_of_memory'
      ? 'out_of_resources'
      : 'encoder_failed'
}

const removeUnmade = async (ctx: Context, orderId: string) =>
  eachRow(await listUnmade(ctx.db, orderId), ({ id }) => removeFilm(ctx, id))

/** Removes a film with what any try has stored of it, unless another worker has made it by now. */
async function removeFilm(ctx: Context, id: string): Promise<void> {
  if (await isMade(ctx.db, id)) return
  await removeFiles(ctx, id)
  await deleteUnmade(ctx.db, id)
}

async function removeFiles({ fileStorage, uploadFiles }: Context, id: string): Promise<void> {
  await uploadFiles.remove(id)
  for (const key of keysOf(id)) await fileStorage.remove(key)
}
