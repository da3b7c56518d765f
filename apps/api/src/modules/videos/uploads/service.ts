import type { Readable } from 'node:stream'
import { clipLimits } from '@recadinho/contracts/clips'
import { rawCalls } from '@recadinho/contracts/raw-calls'
import { maxVideoBytes } from '@recadinho/contracts/videos'
import type { Context } from '../../../context.ts'
import { eachRow } from '../../../jobs/each-row.ts'
import { transact } from '../../../db/transaction.ts'
import { AppError } from '../../../errors.ts'
import { uuidv7 } from '../../../ids.ts'
import type { Asker } from '../../audit/asker.ts'
import { insertOutboxEvents } from '../../outbox/write.ts'
import { beginClip } from '../clips/begin.ts'
import {
  deleteUnfinishedUpload,
  deleteUploadsBefore,
  findUpload,
  finishUploadRow,
  insertUpload,
  listWantedUploads,
  lockOpenUploads,
  type UploadRow,
  type UploadTarget,
} from './queries.ts'
import { makeRoom } from './room.ts'
import type { Tx } from '../../../db/client.ts'
import { insertAuditEntry } from '../../audit/queries.ts'
import { appendOrderEvents } from '../../orders/write.ts'
import { findStaffActor, insertCheckedVideo } from '../queries.ts'

/** Uploads not finished within a day are removed (V5.5). */
const dayMs = 24 * 3_600_000

export async function startUpload(
  ctx: Context,
  by: Asker,
  { target, bytes, type }: { target: UploadTarget; bytes: number; type: string },
): Promise<string> {
  const most = 'clip' in target ? clipLimits.bytesMax : maxVideoBytes
  if (bytes > most) throw new AppError('payload_too_large', 'The file is too large', { most })
  // The browser's guess, to spare a long upload; the check determines the real type.
  if (type !== '' && !type.startsWith('video/'))
    throw new AppError('unsupported_media_type', 'This is not a video')
  const now = ctx.clock.now()
  const id = uuidv7(now)
  const upload = { id, target, staffId: by.staffId, bytes, now }
  const starting = transact(ctx.db, async (tx) => {
    const open = await lockOpenUploads(tx)
    if (!(await insertUpload(tx, upload))) throw withoutTarget(target)
    await ctx.uploadFiles.create(id)
    return makeRoom(ctx, tx, open, upload)
  })
  const resting = await starting.catch(async (error: unknown) => {
    await ctx.uploadFiles.remove(id)
    throw error
  })
  if (resting !== undefined) await ctx.uploadFiles.remove(resting)
  return id
}

const withoutTarget = (target: UploadTarget) =>
  'clip' in target
    ? new AppError('not_found', 'No such character')
    : new AppError('illegal_transition', 'There is no order in production that could get a video')

/**
 * The current offset. An upload that is complete but was not marked as finished, because the process died, is finished
 * here.
 */
export async function uploadProgress(ctx: Context, by: Asker, id: string) {
  const upload = await ownUpload(ctx, by, id)
  if (upload.finished_at !== null) return { offset: upload.bytes, bytes: upload.bytes }
  const offset = await ctx.uploadFiles.size(id)
  if (offset === undefined) throw gone()
  if (offset === upload.bytes) await finish(ctx, by, upload)
  return { offset, bytes: upload.bytes }
}

export async function continueUpload(
  ctx: Context,
  by: Asker,
  { id, offset, source }: { id: string; offset: number; source: Readable },
): Promise<number> {
  const upload = await ownUpload(ctx, by, id)
  if (upload.finished_at !== null) throw new AppError('version_conflict', 'All of it has arrived')
  await ctx.uploadFiles.append(id, { offset, most: upload.bytes - offset, source })
  const arrived = await ctx.uploadFiles.size(id)
  if (arrived === undefined) throw gone()
  if (arrived === upload.bytes) await finish(ctx, by, upload)
  return arrived
}

export async function cancelUpload(ctx: Context, by: Asker, id: string): Promise<void> {
  await ownUpload(ctx, by, id)
  // Its last byte may have arrived in the meantime.
  if (!(await deleteUnfinishedUpload(ctx.db, id)))
    throw new AppError('version_conflict', 'All of it has arrived')
  await ctx.uploadFiles.remove(id)
}

/** Removes uploads started a day ago, and files without a row. */
export async function sweepUploads(ctx: Pick<Context, 'db' | 'clock' | 'uploadFiles'>): Promise<void> {
  await deleteUploadsBefore(ctx.db, new Date(ctx.clock.now().getTime() - dayMs))
  const ids = await ctx.uploadFiles.list()
  const wanted = await transact(ctx.db, (tx) => listWantedUploads(tx, ids))
  await eachRow(
    ids.filter((id) => !wanted.has(id)),
    (id) => ctx.uploadFiles.remove(id),
  )
}

async function ownUpload(ctx: Context, by: Asker, id: string): Promise<UploadRow> {
  const upload = await findUpload(ctx.db, id, by.staffId)
  if (upload === undefined) throw gone()
  const { roles } = upload.clip === null ? rawCalls.startUpload : rawCalls.startClipUpload
  if (!roles.some((role) => role === upload.role)) throw gone()
  return upload
}

const gone = () => new AppError('not_found', 'There is no such upload')

/** From here on it is a video or clip to check; the event is written with the row, once. */
async function finish(ctx: Context, by: Asker, upload: UploadRow): Promise<void> {
  const now = ctx.clock.now()
  const { id, order_id: orderId, clip } = upload
  const file = { id, staffId: upload.staff_id, bytes: upload.bytes }
  await transact(ctx.db, async (tx) => {
    if (!(await finishUploadRow(tx, id, now))) return
    if (clip !== null) await beginClip(tx, by, { ...file, clip }, now)
    if (orderId !== null) await beginVideo(tx, by, { ...file, orderId }, now)
    const event = { kind: 'video_check', dedupeKey: id, payload: { videoId: id } }
    await insertOutboxEvents(tx, [orderId === null ? event : { ...event, orderId }], now)
  })
}

/** Starts the check of an uploaded file for an order, and records who uploaded it in timeline and log. */
async function beginVideo(
  tx: Tx,
  by: Asker,
  { orderId, ...file }: { id: string; orderId: string; staffId: string; bytes: number },
  now: Date,
): Promise<void> {
  await insertCheckedVideo(tx, { orderId, ...file }, now)
  const actor = await findStaffActor(tx, by.staffId)
  const line = { orderId, machine: 'video', to_state: 'uploaded' } as const
  await appendOrderEvents(tx, [line], { actor, requestId: by.requestId, now })
  await insertAuditEntry(tx, { at: now, action: 'video.uploaded', subject: `orders/${orderId}`, ...by })
}
