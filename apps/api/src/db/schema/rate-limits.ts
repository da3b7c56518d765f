/** Uses within a window of time, by what is limited. */
export interface RateLimitsTable {
  bucket: string
  used: number
  window_ends_at: Date
}
