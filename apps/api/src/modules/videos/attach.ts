import { openAsBlob } from 'node:fs'
import { open } from 'node:fs/promises'
import type { VideoType } from '@recadinho/contracts/videos'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { uuidv7 } from '../../ids.ts'
import { systemActor } from '../orders/actor.ts'
import { changeOrder, transactOnOrder } from '../orders/write.ts'
import { findOrderByNumber, insertVideo, revokeVideos } from './queries.ts'

/** How long a video is kept (V1.3). */
const keptMs = 90 * 24 * 3_600_000

const extension: Record<VideoType, string> = {
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'video/quicktime': 'mov',
}

export interface Attachment {
  /** The order's public number. */
  number: string
  file: string
  /** A JPEG shown before the video plays. */
  poster?: string | undefined
}

/** A file that is not what it should be; the message says what to do. */
export class UnusableFile extends Error {}

/** Keeps a finished video for its order; from then on it is the order's newest. The production side's way in. */
export async function attachVideo(
  ctx: Pick<Context, 'db' | 'clock' | 'videoStorage'>,
  { number, file, poster }: Attachment,
): Promise<{ id: string }> {
  const order = await findOrderByNumber(ctx.db, number)
  if (order === undefined) throw new UnusableFile(`There is no order ${number}`)
  const mimeType = videoType(await firstBytes(file))
  if (mimeType === undefined) throw new UnusableFile(`${file} is not an MP4, WebM or QuickTime video`)
  if (poster !== undefined && !isJpeg(await firstBytes(poster)))
    throw new UnusableFile(`${poster} is not a JPEG picture`)
  const now = ctx.clock.now()
  const id = uuidv7(now)
  const key = `${id}.${extension[mimeType]}`
  const posterKey = poster === undefined ? null : `${id}.jpg`
  const content = await openAsBlob(file)
  await ctx.videoStorage.put(key, content)
  if (poster !== undefined && posterKey !== null)
    await ctx.videoStorage.put(posterKey, await openAsBlob(poster))
  const video = {
    id,
    order_id: order.id,
    storage_key: key,
    poster_key: posterKey,
    mime_type: mimeType,
    bytes: content.size,
    now,
    expiresAt: new Date(now.getTime() + keptMs),
  }
  await changeVideos(ctx, number, async (tx) => void (await insertVideo(tx, video)))
  return { id }
}

/** Withdraws an order's videos: their addresses stop working at once. */
export const revokeVideo = (ctx: Pick<Context, 'db' | 'clock'>, number: string): Promise<void> =>
  changeVideos(ctx, number, async (tx, orderId) => void (await revokeVideos(tx, orderId, ctx.clock.now())))

/** The order's page shows its videos, so it is notified as of any change of the order. */
const changeVideos = (
  ctx: Pick<Context, 'db' | 'clock'>,
  number: string,
  work: (tx: Tx, orderId: string) => Promise<void>,
): Promise<void> =>
  transactOnOrder(ctx.db, async (tx) => {
    const order = await findOrderByNumber(tx, number)
    if (order === undefined) throw new UnusableFile(`There is no order ${number}`)
    await work(tx, order.id)
    await changeOrder(tx, order, { set: {}, events: [] }, { actor: systemActor, now: ctx.clock.now() })
  })

/** What a file is by its first bytes (V1.5): EBML for WebM, an `ftyp` box for MP4 and QuickTime. */
export function videoType(bytes: Buffer): VideoType | undefined {
  if (bytes.subarray(0, 4).equals(Buffer.from([0x1a, 0x45, 0xdf, 0xa3])) && bytes.includes('webm'))
    return 'video/webm'
  if (bytes.toString('latin1', 4, 8) !== 'ftyp') return undefined
  return bytes.toString('latin1', 8, 10) === 'qt' ? 'video/quicktime' : 'video/mp4'
}

const isJpeg = (bytes: Buffer) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))

async function firstBytes(file: string): Promise<Buffer> {
  let handle
  try {
    handle = await open(file)
  } catch {
    throw new UnusableFile(`${file} cannot be read`)
  }
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(64), 0, 64, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}
