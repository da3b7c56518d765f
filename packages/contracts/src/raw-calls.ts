import { Type } from 'typebox'
import type { Call } from './access.ts'
import { orderEventsPath, webhookPath } from './endpoints.ts'
import { OrderLinkQuery, OrderParams } from './orders.ts'
import { VideoParams, videoPath, videoPosterPath, VideoQuery } from './videos.ts'

/** The calls that are not JSON in and out, so that the typed client has none of them. */
export const rawCalls = {
  followOrder: {
    access: 'buyer',
    method: 'GET',
    path: orderEventsPath,
    params: OrderParams,
    query: OrderLinkQuery,
  },
  playVideo: { access: 'public', method: 'GET', path: videoPath, params: VideoParams, query: VideoQuery },
  showVideoPoster: {
    access: 'public',
    method: 'GET',
    path: videoPosterPath,
    params: VideoParams,
    query: VideoQuery,
  },
  receiveWebhook: {
    access: 'webhook',
    method: 'POST',
    path: webhookPath,
    params: Type.Object({ gateway: Type.String() }),
  },
} as const satisfies Record<string, Call>
