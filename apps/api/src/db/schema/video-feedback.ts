import type { ProblemReason } from '@recadinho/contracts/video-feedback'

/** When the buyer first saw a video; a row comes with the first look. */
export interface VideoViewsTable {
  video_id: string
  order_id: string
  first_opened_at: Date
  first_played_at: Date | null
}

/** What is wrong with a video, in its buyer's words. */
export interface VideoProblemsTable {
  video_id: string
  order_id: string
  reason: ProblemReason
  words: string | null
  reported_at: Date
  /** Staff have dealt with it; null again once the buyer says something else. */
  resolved_at: Date | null
}

/** How an order's video was received. */
export interface VideoReactionsTable {
  order_id: string
  hearts: number
  words: string | null
  may_quote: boolean
  /** The review that was made of it, where the buyer agreed. */
  review_id: string | null
  reacted_at: Date
}
