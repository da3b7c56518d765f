import { Type, type Static } from 'typebox'
import { production } from './access.ts'
import { Closed, Instant, Nullable, Uuid } from './common.ts'
import type { Endpoint } from './endpoints.ts'
import { filmFormats, MadeFilm, VideoFormat } from './films.ts'

/** Types that browsers can play and staff deliver. */
export const videoTypes = ['video/mp4', 'video/webm', 'video/quicktime'] as const
export type VideoType = (typeof videoTypes)[number]

/** A finished video as its buyer gets it. Both URLs carry a secret of the video and stop working when it is revoked. */
export const OrderVideo = Closed({
  /** Supports range requests; with `&download=1` browsers save it. */
  url: Type.String(),
  posterUrl: Nullable(Type.String()),
  /** WebVTT, in the order's language. */
  captionsUrl: Nullable(Type.String()),
  mimeType: Type.Enum(videoTypes),
  bytes: Type.Integer({ minimum: 0 }),
  expiresAt: Instant,
  /** Other formats that it is there in, or can be asked for in; empty unless the shop has made it. */
  formats: Type.Array(VideoFormat),
})
export type OrderVideo = Static<typeof OrderVideo>

/**
 * Why an uploaded file is refused: unreadable format, no video track, damaged parts, truncated, a codec that browsers
 * do not play, too long for a clip or for the small copy it needs, a picture that takes too much memory, or storage that
 * rejected it.
 */
export const videoRefusals = [
  'not_a_video',
  'no_picture',
  'damaged',
  'incomplete',
  'not_playable',
  'too_long',
  'too_large',
  'not_stored',
] as const
export type VideoRefusal = (typeof videoRefusals)[number]

/** Properties of a video; width and height as displayed. */
export const VideoFacts = Closed({
  seconds: Type.Number({ minimum: 0 }),
  width: Type.Integer({ minimum: 1 }),
  height: Type.Integer({ minimum: 1 }),
  /** Rotation applied by players, in degrees clockwise. */
  rotation: Type.Integer(),
  videoCodec: Type.String(),
  /** `null`: no sound. */
  audioCodec: Nullable(Type.String()),
})
export type VideoFacts = Static<typeof VideoFacts>

/** The files of a video. `copy` has at most 16 MB, WhatsApp's limit. */
export const videoParts = ['video', 'poster', 'captions', 'copy'] as const
export type VideoPartName = (typeof videoParts)[number]

/** An order's video as staff see it. */
export const AdminVideo = Closed({
  id: Uuid,
  /**
   * `checking`: uploaded but not yet visible to the buyer. `draft`: made by the shop, for staff to approve. The buyer gets
   * the newest `ready` video.
   */
  state: Type.Enum(['checking', 'draft', 'refused', 'ready', 'expired', 'withdrawn']),
  /** Set if the state is `refused`. */
  refusal: Nullable(Type.Enum(videoRefusals)),
  createdAt: Instant,
  /** Name of the uploader; `null` if it was made by the shop or added by a command. */
  uploadedBy: Nullable(Type.String()),
  /** Set if the shop made it. */
  film: Nullable(MadeFilm),
  bytes: Type.Integer({ minimum: 0 }),
  /** `null` until checked, and for videos added by a command. */
  facts: Nullable(VideoFacts),
  /** Files stored besides the video itself. */
  parts: Type.Array(Type.Enum(videoParts)),
  /** Size of the small copy. */
  copyBytes: Nullable(Type.Integer({ minimum: 0 })),
  /** The buyer watches the copy, because the video itself does not play on every phone. */
  buyersGetCopy: Type.Boolean(),
  /** How long the buyer can watch it, once ready. */
  expiresAt: Nullable(Instant),
})
export type AdminVideo = Static<typeof AdminVideo>

/** `GET`, bytes, so not in the endpoint map. */
export const videoPath = '/api/videos/{id}'
export const videoPosterPath = '/api/videos/{id}/poster'
export const videoCaptionsPath = '/api/videos/{id}/captions'
export const videoFormatPath = '/api/videos/{id}/formats/{format}'
/** The same for staff, also before delivery; the poster can be replaced there. */
export const staffVideoPath = '/api/admin/videos/{id}/files/{part}'
export const staffPosterPath = '/api/admin/videos/{id}/poster'

/**
 * tus 1.0: `POST` starts an upload. At the URL it returns, `HEAD` reports how much has arrived and `PATCH` continues.
 */
export const startUploadPath = '/api/admin/orders/{id}/uploads'
export const uploadPath = '/api/admin/uploads/{id}'
/** 500 MB. */
export const maxVideoBytes = 500 * 2 ** 20
/** The largest picture of H.264 and HEVC, 8192 × 4352 (level 6.2). */
export const maxVideoPixels = 8192 * 4352
/** A shorter video is probably a test or a broken export. */
export const shortVideoSeconds = 3
export const maxPosterBytes = 500 * 2 ** 10

export const VideoParams = Closed({ id: Uuid })
export const VideoFormatParams = Closed({ id: Uuid, format: Type.Enum(filmFormats) })
export const StaffVideoParams = Closed({ id: Uuid, part: Type.Enum(videoParts) })
/** `download=1`: browsers save the file. */
export const StaffVideoQuery = Closed({ download: Type.Optional(Type.Enum(['1'])) })
export const VideoQuery = Closed({
  token: Type.String({ pattern: '^[A-Za-z0-9_-]{22,64}$' }),
  download: Type.Optional(Type.Enum(['1'])),
})
export type VideoQuery = Static<typeof VideoQuery>

/** Staff calls on videos in JSON; part of `endpoints`. */
export const videoEndpoints = {
  approveVideo: {
    ...production,
    method: 'POST',
    path: '/api/admin/videos/{id}/approvals',
    summary: 'Approve a film that the shop has made: it becomes the video of its order',
    params: VideoParams,
    status: 204,
    response: Type.Null(),
  },
  withdrawVideo: {
    ...production,
    method: 'POST',
    path: '/api/admin/videos/{id}/withdrawals',
    summary: 'Withdraw a video: its addresses stop working at once, and its files are deleted',
    params: VideoParams,
    status: 204,
    response: Type.Null(),
  },
} as const satisfies Record<string, Endpoint>
