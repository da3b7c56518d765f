import type { WebhookMessage } from './messages.ts'

/** What a receiver answered. */
export interface Answer {
  /** Its status, or why there was none. */
  outcome: string
  /** The beginning of what it said. */
  said: string
}

const ANSWER_WITHIN = 10_000
const KEPT = 500

/** Delivers a message; a receiver that cannot be reached is an answer too. */
export async function post({ url, body, headers }: WebhookMessage, closing: AbortSignal): Promise<Answer> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.any([closing, AbortSignal.timeout(ANSWER_WITHIN)]),
      headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
      body,
    })
    return { outcome: String(response.status), said: (await response.text()).slice(0, KEPT) }
  } catch (error) {
    // fetch hides the reason (no one listens, no such host) one level down.
    const reason = error instanceof Error && error.cause instanceof Error ? error.cause : error
    return { outcome: reason instanceof Error ? reason.message : String(reason), said: '' }
  }
}
