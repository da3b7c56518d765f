import { Type, type Static } from 'typebox'
import { production } from './access.ts'
import { Closed, Instant, Nullable, Uuid } from './common.ts'
import type { Endpoint } from './endpoints.ts'

/** What browsers play and staff deliver. */
export const videoTypes = ['video/mp4', 'video/webm', 'video/quicktime'] as const
export type VideoType = (typeof videoTypes)[number]

/** A finished video as its buyer gets it. Both addresses carry a secret of the video's own and stop working with it. */
export const OrderVideo = Closed({
  /** Streams with range requests; with `&download=1` browsers save it. */
  url: Type.String(),
  posterUrl: Nullable(Type.String()),
  /** WebVTT, in the language of the order. */
  captionsUrl: Nullable(Type.String()),
  mimeType: Type.Enum(videoTypes),
  bytes: Type.Integer({ minimum: 0 }),
  expiresAt: Instant,
})
export type OrderVideo = Static<typeof OrderVideo>

/**
 * Why a file that staff uploaded is not taken: nothing that we read, no picture in it, parts that cannot be read, its end
 * missing, a format that browsers do not play, longer than a clip may be, or a storage that did not take it.
 */
export const videoRefusals = [
  'not_a_video',
  'no_picture',
  'damaged',
  'incomplete',
  'not_playable',
  'too_long',
  'not_stored',
] as const
export type VideoRefusal = (typeof videoRefusals)[number]

/** What was found in a video; sizes as it is shown. */
export const VideoFacts = Closed({
  seconds: Type.Number({ minimum: 0 }),
  width: Type.Integer({ minimum: 1 }),
  height: Type.Integer({ minimum: 1 }),
  /** By how many degrees players turn it, clockwise. */
  rotation: Type.Integer(),
  videoCodec: Type.String(),
  /** `null`: it has no sound. */
  audioCodec: Nullable(Type.String()),
})
export type VideoFacts = Static<typeof VideoFacts>

/** The files of a video. `copy`: of at most 16 MB, as WhatsApp takes. */
export const videoParts = ['video', 'poster', 'captions', 'copy'] as const
export type VideoPartName = (typeof videoParts)[number]

/** A video of an order as staff see it. */
export const AdminVideo = Closed({
  id: Uuid,
  /** `checking`: uploaded, and not yet what the buyer gets. The newest that is `ready` is. */
  state: Type.Enum(['checking', 'refused', 'ready', 'expired', 'withdrawn']),
  /** Of one that is `refused`. */
  refusal: Nullable(Type.Enum(videoRefusals)),
  createdAt: Instant,
  /** Name of who uploaded it; `null`: it came by a command. */
  uploadedBy: Nullable(Type.String()),
  bytes: Type.Integer({ minimum: 0 }),
  /** `null` until it is checked, and of one that came by a command. */
  facts: Nullable(VideoFacts),
  /** What is kept beside the video itself. */
  parts: Type.Array(Type.Enum(videoParts)),
  /** Of the small copy. */
  copyBytes: Nullable(Type.Integer({ minimum: 0 })),
  /** Until when the buyer can watch it, once it is ready. */
  expiresAt: Nullable(Instant),
})
export type AdminVideo = Static<typeof AdminVideo>

/** `GET`, bytes, so not in the endpoint map. */
export const videoPath = '/api/videos/{id}'
export const videoPosterPath = '/api/videos/{id}/poster'
export const videoCaptionsPath = '/api/videos/{id}/captions'
/** The same for staff, before it is delivered too; a poster can be put there. */
export const staffVideoPath = '/api/admin/videos/{id}/files/{part}'
export const staffPosterPath = '/api/admin/videos/{id}/poster'

/** tus 1.0: `POST` starts an upload; at the address that it answers `HEAD` says how much arrived, `PATCH` goes on. */
export const startUploadPath = '/api/admin/orders/{id}/uploads'
export const uploadPath = '/api/admin/uploads/{id}'
/** At most 500 MB. */
export const maxVideoBytes = 500 * 2 ** 20
export const maxPosterBytes = 500 * 2 ** 10

export const VideoParams = Closed({ id: Uuid })
export const StaffVideoParams = Closed({ id: Uuid, part: Type.Enum(videoParts) })
/** `download=1`: browsers save it. */
export const StaffVideoQuery = Closed({ download: Type.Optional(Type.Enum(['1'])) })
export const VideoQuery = Closed({
  token: Type.String({ pattern: '^[A-Za-z0-9_-]{22,64}$' }),
  download: Type.Optional(Type.Enum(['1'])),
})
export type VideoQuery = Static<typeof VideoQuery>

/** What staff do with videos in JSON; part of `endpoints`. */
export const videoEndpoints = {
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
