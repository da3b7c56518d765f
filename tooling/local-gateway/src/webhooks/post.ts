import type { WebhookMessage } from './messages.ts'

/** A receiver's response. */
export interface Answer {
  /** Its status, or why there was none. */
  outcome: string
  /** The start of its body. */
  said: string
}

const ANSWER_WITHIN = 10_000
const KEPT = 500

/** Delivers a message; an unreachable receiver is also a result. */
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
    // fetch puts the reason (connection refused, unknown host) one level down.
    const reason = error instanceof Error && error.cause instanceof Error ? error.cause : error
    return { outcome: reason instanceof Error ? reason.message : String(reason), said: '' }
  }
}
