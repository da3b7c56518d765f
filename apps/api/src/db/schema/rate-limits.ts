/** Uses of each rate limit within its window. */
export interface RateLimitsTable {
  bucket: string
  used: number
  window_ends_at: Date
}
