import { stat } from 'node:fs/promises'
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

/**
 * Puts a checked video into the storage with all that belongs to it. Done again, it puts the same in the same places.
 * Throws `Undecodable`, with nothing kept, where the pictures turn out to be damaged.
 */
export async function keepVideo(
  ctx: Keeper,
  { id, orderId, file, checked, poster }: ToKeep,
): Promise<ReadyVideo> {
  const { facts, container } = checked
  const { type, extension } = types[container]
  const { size } = await stat(file)
  // What needs the pictures is made first: if they cannot be decoded, nothing has been kept.
  const canDecode = await ctx.ffmpeg.available()
  const frame = poster ?? (canDecode ? `${file}.jpg` : undefined)
  if (poster === undefined && frame !== undefined) await ctx.ffmpeg.poster(file, frame)
  const fits = size <= copyBytesAtMost && facts.videoCodec === 'avc'
  const copy = canDecode && !fits ? await smallCopy(ctx, file, facts.seconds) : undefined

  const storage_key = `${id}.${extension}`
  await ctx.fileStorage.putFile(storage_key, file)
  const poster_key = frame === undefined ? null : `${id}.jpg`
  if (frame !== undefined && poster_key !== null) await ctx.fileStorage.putFile(poster_key, frame)
  const captions_key = `${id}.vtt`
  const captions = captionsOf(await findSpokenText(ctx.db, orderId), facts.seconds)
  await ctx.fileStorage.put(captions_key, new Blob([captions]))
  const copy_key = copy ? `${id}-copy.mp4` : null
  if (copy && copy_key !== null) await ctx.fileStorage.putFile(copy_key, copy.file)

  const now = ctx.clock.now()
  const { keep_videos_days } = await findSettings(ctx.db)
  return {
    storage_key,
    poster_key,
    captions_key,
    copy_key,
    copy_bytes: copy ? String(copy.bytes) : null,
    mime_type: type,
    bytes: String(size),
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
async function smallCopy(ctx: Keeper, file: string, seconds: number) {
  const to = `${file}-copy.mp4`
  await ctx.ffmpeg.copy(file, to, seconds)
  const { size: bytes } = await stat(to)
  return bytes <= copyBytesAtMost ? { file: to, bytes } : undefined
}
