import type { ProblemReason } from '@recadinho/contracts/video-feedback'

/** When the buyer first saw a video; inserted on the first view. */
export interface VideoViewsTable {
  video_id: string
  order_id: string
  first_opened_at: Date
  first_played_at: Date | null
}

/** A problem with a video, as reported by its buyer. */
export interface VideoProblemsTable {
  video_id: string
  order_id: string
  reason: ProblemReason
  words: string | null
  reported_at: Date
  /** When staff resolved it; null again if the buyer rewords it. */
  resolved_at: Date | null
}

/** A buyer's reaction to an order's video. */
export interface VideoReactionsTable {
  order_id: string
  hearts: number
  words: string | null
  may_quote: boolean
  /** The review made from it, if the buyer agreed. */
  review_id: string | null
  reacted_at: Date
}
