const keys = new Map<string, string>()

/**
 * The idempotency key of something that is asked for once, such as one refund. The same thing asked again, after a failure
 * or an answer that never came, even from a dialog that was closed and opened again, carries the same key.
 */
export function intentKey(intent: string): string {
  const known = keys.get(intent)
  if (known !== undefined) return known
  const key = crypto.randomUUID()
  keys.set(intent, key)
  return key
}

/** It was done: asking for the same once more is something new. */
export function intentDone(intent: string): void {
  keys.delete(intent)
}
