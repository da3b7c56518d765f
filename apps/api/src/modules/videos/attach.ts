import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { VideoRefusal } from '@recadinho/contracts/videos'
import type { Context } from '../../context.ts'
import { uuidv7 } from '../../ids.ts'
import { changeVideos } from './change.ts'
import { Undecodable } from './check/ffmpeg.ts'
import { keepVideo, type Keeper } from './check/keep.ts'
import { OutOfResources } from './check/program.ts'
import { checkFile } from './check/run.ts'
import { isJpeg } from './jpeg.ts'
import { findOrderByNumber, insertVideo, revokeVideos } from './queries.ts'

export interface Attachment {
  /** The order's public number. */
  number: string
  file: string
  /** A JPEG shown before the video plays. */
  poster?: string | undefined
}

/** A file that cannot be used; the message says what to do. */
export class UnusableFile extends Error {}

/** Checks a finished video like an upload, and stores it as the order's newest video. */
export async function attachVideo(
  ctx: Keeper & Pick<Context, 'shutdown'>,
  { number, file, poster }: Attachment,
): Promise<{ id: string }> {
  const order = await orderOf(ctx, number)
  if (poster !== undefined && !isJpeg(await readFile(poster)))
    throw new UnusableFile(`${poster} is not a JPEG picture`)
  if (!(await stat(file).catch(() => undefined))) throw new UnusableFile(`${file} cannot be read`)
  const folder = await mkdtemp(join(tmpdir(), 'recadinho-video-'))
  try {
    const stripped = join(folder, 'video')
    const checked = await checkFile(file, stripped, ctx.shutdown.signal)
    if ('refusal' in checked) throw new UnusableFile(`${file} ${because[checked.refusal]}`)
    const now = ctx.clock.now()
    const id = uuidv7(now)
    const video = await keepVideo(ctx, { id, orderId: order.id, file: stripped, checked, poster })
    if (typeof video === 'string') throw new UnusableFile(`${file} ${because[video]}`)
    await changeVideos(ctx, { orderId: order.id, step: 'ready' }, async (tx) => {
      await insertVideo(tx, { ...video, id, order_id: order.id, created_at: now })
      return true
    })
    return { id }
  } catch (error) {
    if (error instanceof Undecodable) throw new UnusableFile(`${file} ${because.damaged}`, { cause: error })
    if (error instanceof OutOfResources)
      throw new UnusableFile(`${file} ${because.too_large}`, { cause: error })
    throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Withdraws an order's videos: their URLs stop working immediately. */
export async function revokeVideo(ctx: Pick<Context, 'db' | 'clock'>, number: string): Promise<void> {
  const { id } = await orderOf(ctx, number)
  await changeVideos(ctx, { orderId: id, step: 'withdrawn' }, (tx) =>
    revokeVideos(tx, { orderId: id }, ctx.clock.now()),
  )
}

async function orderOf({ db }: Pick<Context, 'db'>, number: string) {
  const order = await findOrderByNumber(db, number)
  if (order === undefined) throw new UnusableFile(`There is no order ${number}`)
  return order
}

const because: Record<VideoRefusal, string> = {
  not_a_video: 'is not an MP4, WebM or QuickTime video',
  no_picture: 'has no picture',
  damaged: 'cannot be read to its end',
  incomplete: 'is not complete: its end is missing',
  not_playable: 'has a format that browsers do not play',
  too_long: 'is too long',
  too_large: 'needs more time or memory than there is: export it in 1080p',
  not_stored: 'could not be stored',
}
