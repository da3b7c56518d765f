const keys = new Map<string, string>()

/**
 * The idempotency key of a one-time action, such as a refund. The same action requested again after a failure or a
 * missing response, even from a reopened dialog, gets the same key.
 */
export function intentKey(intent: string): string {
  const known = keys.get(intent)
  if (known !== undefined) return known
  const key = crypto.randomUUID()
  keys.set(intent, key)
  return key
}

/** Marks the action as done: the next request for it gets a new key. */
export function intentDone(intent: string): void {
  keys.delete(intent)
}
