import {
  filmFindings,
  filmFormats,
  type FilmFormat,
  type FilmProblem,
  type MadeFilm,
  type VideoFormat,
} from '@recadinho/contracts/films'
import {
  videoCaptionsPath,
  videoFormatPath,
  videoPath,
  videoParts,
  videoPosterPath,
  type AdminVideo,
  type OrderVideo,
  type VideoFacts,
  type VideoPartName,
} from '@recadinho/contracts/videos'
import type { Order, VideoState } from '@recadinho/contracts/orders'
import type { OrderWithParts, VideoPart } from '../orders/queries.ts'
import { speechView, voiceBlock } from './film-voice.ts'
import type { ListedVideo } from './queries.ts'
import { linkToken } from '../../ids.ts'

/** The secret in a video's URLs (V1.2). */
export const videoToken = (secret: string, videoId: string): string => linkToken(secret, `video:${videoId}`)

export interface VideoReading {
  now: Date
  linkSecret: string
  /** Whether the shop makes films: other formats are offered then. */
  makesFilms: boolean
}

/** The buyer's view of the last delivered video; `findOrder` reads no other (V1.1). */
export function videoView(
  { video }: Pick<OrderWithParts, 'video'>,
  { now, linkSecret, makesFilms }: VideoReading,
): Pick<Order, 'video' | 'videoState'> {
  if (video === null) return { video: null, videoState: 'none' }
  const videoState = stateOf(video, now)
  return { video: videoState === 'ready' ? addressed(video, { linkSecret, makesFilms }) : null, videoState }
}

/** V1.3: withdrawn by staff or expired; in both cases it is not streamed. */
export function stateOf(
  video: { expires_at: string | Date | null; revoked_at: string | Date | null },
  now: Date,
): Exclude<VideoState, 'none'> {
  if (video.revoked_at !== null) return 'withdrawn'
  return video.expires_at !== null && new Date(video.expires_at) <= now ? 'expired' : 'ready'
}

function stateForStaff(video: ListedVideo, now: Date): AdminVideo['state'] {
  if (video.state !== 'ready' && video.state !== 'draft') return video.state
  const state = stateOf(video, now)
  return state === 'ready' ? video.state : state
}

/** A video as staff see it, in any state. */
export const adminVideoView = (video: ListedVideo, now: Date): AdminVideo => ({
  id: video.id,
  state: stateForStaff(video, now),
  refusal: video.refusal,
  createdAt: video.created_at.toISOString(),
  uploadedBy: video.uploaded_by,
  film: video.film_problems && filmView(video, video.film_problems),
  bytes: Number(video.bytes),
  facts: factsOf(video),
  parts: partsOf(video),
  copyBytes: video.copy_bytes === null ? null : Number(video.copy_bytes),
  buyersGetCopy: video.buyers_get_copy,
  expiresAt: video.expires_at?.toISOString() ?? null,
})

function filmView(video: ListedVideo, problems: readonly FilmProblem[]): MadeFilm {
  const speech = speechView(video.film_speech, video.film_has_draft_preset)
  return {
    findings: filmFindings.filter((each) => problems.includes(each)),
    lines: video.film_lines ?? [],
    speech,
    blocked: voiceBlock(speech, video.delivers_draft_voice),
  }
}

/** The files that can be played or shown; none once they are deleted. */
function partsOf({ state, purged_at, ...keys }: ListedVideo): VideoPartName[] {
  if ((state !== 'ready' && state !== 'draft') || purged_at !== null) return []
  const kept: Record<VideoPartName, string | null> = {
    video: keys.storage_key,
    poster: keys.poster_key,
    captions: keys.captions_key,
    copy: keys.copy_key,
  }
  return videoParts.filter((part) => kept[part] !== null)
}

function factsOf({ seconds, width, height, rotation, video_codec, audio_codec }: ListedVideo) {
  if (seconds === null || width === null || height === null || video_codec === null) return null
  const facts: VideoFacts = {
    seconds,
    width,
    height,
    rotation: rotation ?? 0,
    videoCodec: video_codec,
    audioCodec: audio_codec,
  }
  return facts
}

function addressed(
  video: VideoPart,
  { linkSecret, makesFilms }: Pick<VideoReading, 'linkSecret' | 'makesFilms'>,
): OrderVideo {
  const query = `?${new URLSearchParams({ token: videoToken(linkSecret, video.id) }).toString()}`
  const at = (path: string) => path.replace('{id}', video.id) + query
  return {
    url: at(videoPath),
    posterUrl: video.has_poster ? at(videoPosterPath) : null,
    captionsUrl: video.has_captions ? at(videoCaptionsPath) : null,
    mimeType: video.mime_type,
    bytes: video.bytes,
    expiresAt: new Date(video.expires_at).toISOString(),
    formats: filmFormats
      .map((format) => formatView(video, format, at(videoFormatPath.replace('{format}', format))))
      .filter(({ state }) => state === 'ready' || (makesFilms && video.is_film)),
  }
}

/** F6.1: a format of a film of the shop. */
function formatView({ formats }: VideoPart, format: FilmFormat, url: string): VideoFormat {
  const requested = formats.find((each) => each.format === format)
  if (requested === undefined) return { format, state: 'none', progress: 0, url: null }
  const state = requested.made ? 'ready' : requested.failed ? 'failed' : 'making'
  return { format, state, progress: requested.progress, url: requested.made ? url : null }
}
