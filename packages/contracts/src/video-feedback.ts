import { Type, type Static } from 'typebox'
import { buyerWrites, production, readOnly } from './access.ts'
import { Closed, Instant, Nullable, WordsOfProse } from './common.ts'
import type { Endpoint } from './endpoints.ts'
import { RequestVideoFormatBody } from './films.ts'
import { OrderLinkQuery, OrderParams } from './orders.ts'

/** Problems with a video that a buyer can report. */
export const problemReasons = ['does_not_play', 'no_sound', 'name', 'details', 'other'] as const
export type ProblemReason = (typeof problemReasons)[number]

export const feedbackLimits = { wordsMax: 600, heartsMax: 5 } as const

const hearts = Type.Integer({ minimum: 1, maximum: feedbackLimits.heartsMax })
const reason = Type.Enum(problemReasons)
const words = WordsOfProse(1, feedbackLimits.wordsMax)

/** The buyer's reaction to a video: one per order, which the buyer may change. */
export const VideoReaction = Closed({
  hearts,
  words: Nullable(Type.String()),
  /** The shop may publish the words as a review, after staff have checked them. */
  mayQuote: Type.Boolean(),
})
export type VideoReaction = Static<typeof VideoReaction>

/** A reported problem with the video; the buyer waits for a new one. */
export const VideoProblem = Closed({ reason, words: Nullable(Type.String()), reportedAt: Instant })
export type VideoProblem = Static<typeof VideoProblem>

/** The buyer's feedback on the newest video; a new video starts without a problem. */
export const VideoFeedback = Closed({ reaction: Nullable(VideoReaction), problem: Nullable(VideoProblem) })
export type VideoFeedback = Static<typeof VideoFeedback>

/** `PUT /api/orders/{id}/video-reaction`; idempotent. */
export const ReactToVideoBody = Closed({ hearts, words: Type.Optional(words), mayQuote: Type.Boolean() })
export type ReactToVideoBody = Static<typeof ReactToVideoBody>

/** `PUT /api/orders/{id}/video-problem`; idempotent. */
export const ReportVideoProblemBody = Closed({ reason, words: Type.Optional(words) })
export type ReportVideoProblemBody = Static<typeof ReportVideoProblemBody>

/** `POST /api/orders/{id}/video-views`: the gift was shown or its video played. Only the first time is recorded. */
export const RecordVideoViewBody = Closed({ what: Type.Enum(['opened', 'played']) })

/** `PUT /api/orders/{id}/video-gate`: whether a question only a grown-up can answer precedes the video. */
export const VideoGateBody = Closed({ gated: Type.Boolean() })

/** The staff view: whether the newest video reached the parent, and the feedback. */
export const AdminVideoFeedback = Closed({
  openedAt: Nullable(Instant),
  playedAt: Nullable(Instant),
  reaction: Nullable(Closed({ ...VideoReaction.properties, at: Instant })),
  problem: Nullable(
    Closed({
      ...VideoProblem.properties,
      /** When staff marked it as resolved. */
      resolvedAt: Nullable(Instant),
    }),
  ),
})
export type AdminVideoFeedback = Static<typeof AdminVideoFeedback>

/** `POST /api/admin/orders/{id}/video-problem/resolutions`: resolves the problem reported at that time. */
export const ResolveVideoProblemBody = Closed({ reportedAt: Instant })

const order = { access: 'buyer', params: OrderParams, query: OrderLinkQuery } as const

/** Buyers' feedback on finished videos, and the staff view of it; part of `endpoints`. */
export const videoFeedbackEndpoints = {
  getVideoFeedback: {
    ...order,
    bounds: readOnly,
    method: 'GET',
    path: '/api/orders/{id}/video-feedback',
    summary: 'What the buyer said about the video',
    status: 200,
    response: VideoFeedback,
  },
  reactToVideo: {
    ...order,
    bounds: buyerWrites,
    method: 'PUT',
    path: '/api/orders/{id}/video-reaction',
    summary: 'Say how the video was received',
    body: ReactToVideoBody,
    status: 200,
    response: VideoFeedback,
  },
  reportVideoProblem: {
    ...order,
    bounds: buyerWrites,
    method: 'PUT',
    path: '/api/orders/{id}/video-problem',
    summary: 'Say what is wrong with the video',
    body: ReportVideoProblemBody,
    status: 200,
    response: VideoFeedback,
  },
  recordVideoView: {
    ...order,
    bounds: buyerWrites,
    method: 'POST',
    path: '/api/orders/{id}/video-views',
    summary: 'The video was opened or played',
    body: RecordVideoViewBody,
    status: 204,
    response: Type.Null(),
  },
  setVideoGate: {
    ...order,
    bounds: buyerWrites,
    method: 'PUT',
    path: '/api/orders/{id}/video-gate',
    summary: 'Put a question for grown-ups before the video, or take it away',
    body: VideoGateBody,
    status: 204,
    response: Type.Null(),
  },
  requestVideoFormat: {
    ...order,
    bounds: buyerWrites,
    method: 'POST',
    path: '/api/orders/{id}/video-formats',
    summary: 'Ask for the delivered film in another format',
    body: RequestVideoFormatBody,
    status: 204,
    response: Type.Null(),
  },
  getAdminVideoFeedback: {
    ...production,
    method: 'GET',
    path: '/api/admin/orders/{id}/video-feedback',
    summary: 'Whether the video reached its buyer, and what they said about it',
    params: OrderParams,
    status: 200,
    response: AdminVideoFeedback,
  },
  resolveVideoProblem: {
    ...production,
    method: 'POST',
    path: '/api/admin/orders/{id}/video-problem/resolutions',
    summary: 'Mark what the buyer said is wrong with the video as dealt with',
    params: OrderParams,
    body: ResolveVideoProblemBody,
    status: 200,
    response: AdminVideoFeedback,
  },
} as const satisfies Record<string, Endpoint>
