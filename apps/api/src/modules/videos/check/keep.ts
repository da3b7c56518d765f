import { stat } from 'node:fs/promises'
import type { VideoRefusal, VideoType } from '@recadinho/contracts/videos'
import type { Context } from '../../../context.ts'
import { findSettings } from '../../settings/queries.ts'
import { captionsOf } from './captions.ts'
import { copyBytesAtMost } from './encoding.ts'
import { copySecondsAtMost } from './ffmpeg.ts'
import { findSpokenText, type ReadyVideo } from './queries.ts'
import type { Checked } from './run.ts'

export type Keeper = Pick<Context, 'db' | 'clock' | 'fileStorage' | 'ffmpeg'>

const types = {
  mp4: { type: 'video/mp4', extension: 'mp4' },
  webm: { type: 'video/webm', extension: 'webm' },
} as const satisfies Record<string, { type: VideoType; extension: string }>

export interface ToKeep {
  id: string
  /** A file without metadata; derived files are written next to it. */
  file: string
  checked: Extract<Checked, { container: string }>
}

interface VideoToKeep extends ToKeep {
  orderId: string
  /** A JPEG; without one, a frame is extracted if ffmpeg is available. */
  poster?: string | undefined
  /** WebVTT with measured times; without it, the script is spread over the length (V7.5). */
  captions?: string
}

const dayMs = 24 * 3_600_000

/**
 * Stores a checked video with its derived files, or returns why it cannot be used. Idempotent: a repetition writes the
 * same keys. Throws `Undecodable`, before storing anything, if the pictures are damaged.
 */
export async function keepVideo(
  ctx: Keeper,
  { id, orderId, file, checked, poster, captions }: VideoToKeep,
): Promise<ReadyVideo | VideoRefusal> {
  const { facts, reach } = checked
  const { size } = await stat(file)
  const needsCopy = size > copyBytesAtMost || reach !== 'every'
  const canDecode = await ctx.ffmpeg.available()
  if (!canDecode && reach === 'few') return 'not_playable'
  if (canDecode && needsCopy && facts.seconds > copySecondsAtMost) return 'too_long'
  // Files that need decoding come first: if it fails, nothing has been stored.
  const frame = poster ?? (canDecode ? `${file}.jpg` : undefined)
  if (poster === undefined && frame !== undefined) await ctx.ffmpeg.poster(file, frame)
  const copy = canDecode && needsCopy ? await smallCopy(ctx, file, facts.seconds) : undefined
  if (copy === undefined && reach === 'few') return 'too_long'

  const kept = await keepFile(ctx, { id, file, checked })
  const poster_key = frame === undefined ? null : `${id}.jpg`
  if (frame !== undefined && poster_key !== null) await ctx.fileStorage.putFile(poster_key, frame)
  const vtt = captions ?? captionsOf(await findSpokenText(ctx.db, orderId), facts.seconds)
  const captions_key = await keepCaptions(ctx, id, vtt)
  const copy_key = copy ? `${id}-copy.mp4` : null
  if (copy && copy_key !== null) await ctx.fileStorage.putFile(copy_key, copy.file)

  const now = ctx.clock.now()
  const { keep_videos_days } = await findSettings(ctx.db)
  return {
    ...kept,
    poster_key,
    captions_key,
    copy_key,
    copy_bytes: copy ? String(copy.bytes) : null,
    buyers_get_copy: copy !== undefined && reach !== 'every',
    seconds: facts.seconds,
    width: facts.width,
    height: facts.height,
    rotation: facts.rotation,
    video_codec: facts.videoCodec,
    audio_codec: facts.audioCodec,
    expires_at: new Date(now.getTime() + keep_videos_days * dayMs),
  }
}

/** Stores the file itself. */
export async function keepFile({ fileStorage }: Pick<Context, 'fileStorage'>, { id, file, checked }: ToKeep) {
  const { type: mime_type, extension } = types[checked.container]
  const storage_key = `${id}.${extension}`
  const { size } = await stat(file)
  await fileStorage.putFile(storage_key, file)
  return { storage_key, mime_type, bytes: String(size) }
}

/** Stores captions; returns their key. */
export async function keepCaptions(
  { fileStorage }: Pick<Context, 'fileStorage'>,
  id: string,
  vtt: string,
): Promise<string> {
  const key = `${id}.vtt`
  await fileStorage.put(key, new Blob([vtt]))
  return key
}

/** `undefined` if the video is too long for the limit. */
async function smallCopy(ctx: Keeper, file: string, seconds: number) {
  const to = `${file}-copy.mp4`
  await ctx.ffmpeg.copy(file, to, seconds)
  const { size: bytes } = await stat(to)
  return bytes <= copyBytesAtMost ? { file: to, bytes } : undefined
}

/** The target of a checked file: an order or a character. */
export interface CheckTarget {
  /** Stores a valid file, or returns why it cannot be used. */
  keep(file: ToKeep): Promise<VideoRefusal | undefined>
  refuse(refusal: VideoRefusal): Promise<void>
}
