import { Type, type Static } from 'typebox'
import { Closed, Instant, Nullable, Uuid } from './common.ts'

/** What browsers play and staff deliver. */
export const videoTypes = ['video/mp4', 'video/webm', 'video/quicktime'] as const
export type VideoType = (typeof videoTypes)[number]

/** A finished video as its buyer gets it. Both addresses carry a secret of the video's own and stop working with it. */
export const OrderVideo = Closed({
  /** Streams with range requests; with `&download=1` browsers save it. */
  url: Type.String(),
  posterUrl: Nullable(Type.String()),
  mimeType: Type.Enum(videoTypes),
  bytes: Type.Integer({ minimum: 0 }),
  expiresAt: Instant,
})
export type OrderVideo = Static<typeof OrderVideo>

/** `GET /api/videos/{id}` and `GET /api/videos/{id}/poster`: bytes, so not in the endpoint map. */
export const videoPath = '/api/videos/{id}'
export const videoPosterPath = '/api/videos/{id}/poster'

export const VideoParams = Closed({ id: Uuid })
export const VideoQuery = Closed({
  token: Type.String({ pattern: '^[A-Za-z0-9_-]{22,64}$' }),
  download: Type.Optional(Type.Enum(['1'])),
})
export type VideoQuery = Static<typeof VideoQuery>
