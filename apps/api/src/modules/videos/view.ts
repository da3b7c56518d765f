import { createHmac } from 'node:crypto'
import { videoPath, videoPosterPath, type OrderVideo } from '@recadinho/contracts/videos'
import type { Order, VideoState } from '@recadinho/contracts/orders'
import type { OrderWithParts, VideoPart } from '../orders/queries.ts'

/** The secret in a video's addresses, 128 bits; derived from the shop's key, so it is not stored (V1.2). */
export const videoToken = (secret: string, videoId: string): string =>
  createHmac('sha256', secret).update(`video:${videoId}`).digest().subarray(0, 16).toString('base64url')

/** What the buyer sees of the newest video: nothing before the order is completed (V1.1). */
export function videoView(
  { status, video }: Pick<OrderWithParts, 'status' | 'video'>,
  { now, linkSecret }: { now: Date; linkSecret: string },
): Pick<Order, 'video' | 'videoState'> {
  if (status !== 'completed' || video === null) return { video: null, videoState: 'none' }
  const videoState = stateOf(video, now)
  return { video: videoState === 'ready' ? addressed(video, linkSecret) : null, videoState }
}

/** V1.3: withdrawn by staff, or past its time; either way it is not streamed. */
export function stateOf(
  video: { expires_at: string | Date; revoked_at: string | Date | null },
  now: Date,
): Exclude<VideoState, 'none'> {
  if (video.revoked_at !== null) return 'withdrawn'
  return new Date(video.expires_at) <= now ? 'expired' : 'ready'
}

function addressed(video: VideoPart, linkSecret: string): OrderVideo {
  const query = `?${new URLSearchParams({ token: videoToken(linkSecret, video.id) }).toString()}`
  const at = (path: string) => path.replace('{id}', video.id) + query
  return {
    url: at(videoPath),
    posterUrl: video.has_poster ? at(videoPosterPath) : null,
    mimeType: video.mime_type,
    bytes: video.bytes,
    expiresAt: new Date(video.expires_at).toISOString(),
  }
}
