/** What was answered to a request that carried an idempotency key; see `modules/idempotency`. */
export interface IdempotencyKeysTable {
  /** SHA-256 of endpoint, owner and key; the key itself is never stored. */
  id: Buffer
  request_hash: Buffer
  status: number
  /** The answer, readable only with the key. */
  response: Buffer
  created_at: Date
}
