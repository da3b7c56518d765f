import { openAsBlob } from 'node:fs'
import type { VideoType } from '@recadinho/contracts/videos'
import type { Context } from '../../../context.ts'
import { findSettings } from '../../settings/queries.ts'
import { captionsOf } from './captions.ts'
import { copyBytesAtMost } from './ffmpeg.ts'
import { findSpokenText, type ReadyVideo } from './queries.ts'
import type { Checked } from './run.ts'

export type Keeper = Pick<Context, 'db' | 'clock' | 'fileStorage' | 'ffmpeg'>

const types = {
  mp4: { type: 'video/mp4', extension: 'mp4' },
  webm: { type: 'video/webm', extension: 'webm' },
} as const satisfies Record<string, { type: VideoType; extension: string }>

interface ToKeep {
  id: string
  orderId: string
  /** Without metadata. Whatever is made of it lies beside it. */
  file: string
  checked: Extract<Checked, { container: string }>
  /** A JPEG; without one a frame is taken, where there is ffmpeg. */
  poster?: string | undefined
}

const dayMs = 24 * 3_600_000

/** Puts a checked video into the storage with all that belongs to it. Done again, it puts the same in the same places. */
export async function keepVideo(
  ctx: Keeper,
  { id, orderId, file, checked, poster }: ToKeep,
): Promise<ReadyVideo> {
  const { facts, container } = checked
  const { type, extension } = types[container]
  const content = await openAsBlob(file)
  const storage_key = `${id}.${extension}`
  const put = (key: string, part: Blob) => ctx.fileStorage.put(key, part)
  await put(storage_key, content)

  const canDecode = await ctx.ffmpeg.available()
  const frame = poster ?? (canDecode ? `${file}.jpg` : undefined)
  if (poster === undefined && frame !== undefined) await ctx.ffmpeg.poster(file, frame)
  const poster_key = frame === undefined ? null : `${id}.jpg`
  if (frame !== undefined && poster_key !== null) await put(poster_key, await openAsBlob(frame))

  const captions_key = `${id}.vtt`
  await put(captions_key, new Blob([captionsOf(await findSpokenText(ctx.db, orderId), facts.seconds)]))

  const fits = content.size <= copyBytesAtMost && facts.videoCodec === 'avc'
  const copy = canDecode && !fits ? await smallCopy(ctx, file, facts.seconds) : undefined
  const copy_key = copy ? `${id}-copy.mp4` : null
  if (copy && copy_key !== null) await put(copy_key, copy)

  const now = ctx.clock.now()
  const { keep_videos_days } = await findSettings(ctx.db)
  return {
    storage_key,
    poster_key,
    captions_key,
    copy_key,
    copy_bytes: copy ? String(copy.size) : null,
    mime_type: type,
    bytes: String(content.size),
    seconds: facts.seconds,
    width: facts.width,
    height: facts.height,
    rotation: facts.rotation,
    video_codec: facts.videoCodec,
    audio_codec: facts.audioCodec,
    expires_at: new Date(now.getTime() + keep_videos_days * dayMs),
  }
}

/** `undefined`: it is too long to be that small. */
async function smallCopy(ctx: Keeper, file: string, seconds: number): Promise<Blob | undefined> {
  const to = `${file}-copy.mp4`
  await ctx.ffmpeg.copy(file, to, seconds)
  const copy = await openAsBlob(to)
  return copy.size <= copyBytesAtMost ? copy : undefined
}
