import type { AttemptState, DeliveryChannel } from '@recadinho/contracts/deliveries'

/** D6: a message without proof for this long counts as lost; one with an unknown outcome after the shorter time. */
export const proofMs = 30 * 60_000
export const unknownMs = 10 * 60_000

export interface AttemptFacts {
  channel: DeliveryChannel
  state: AttemptState
  fallback: boolean
  created_at: Date
  sent_at: Date | null
  superseded_at: Date | null
}

/** Whether a channel accepted the message. */
export const isAccepted = ({ state }: Pick<AttemptFacts, 'state'>): boolean =>
  state === 'sent' || state === 'delivered' || state === 'read'

/** The state of a delivery derived from its messages, oldest first (D6). */
export function outcomeOf(
  attempts: readonly AttemptFacts[],
  now: Date,
): 'delivered' | 'to_send' | 'waiting' | 'not_reached' {
  const current = attempts.filter(({ superseded_at: superseded }) => superseded === null)
  if (current.some(isProven)) return 'delivered'
  const chat = current.findLast(({ channel }) => channel !== 'email')
  const email = current.findLast(({ channel, fallback }) => channel === 'email' && !fallback)
  // An email proves little, so it counts only if nothing else was sent.
  if (chat === undefined && email !== undefined && isAccepted(email)) return 'delivered'
  const last = chat ?? email
  if (last === undefined) return 'not_reached'
  if (last.channel === 'by_hand') return 'to_send'
  return isLost(last, now) ? 'not_reached' : 'waiting'
}

/** When a waiting delivery counts as not received. */
export function deadlineOf(attempts: readonly AttemptFacts[]): Date | null {
  const last = attempts.findLast(({ superseded_at: superseded }) => superseded === null)
  const chat = attempts.findLast(
    ({ channel, superseded_at: superseded }) => channel !== 'email' && superseded === null,
  )
  const awaited = chat ?? last
  return awaited ? patienceEnds(awaited) : null
}

const isProven = ({ channel, state }: AttemptFacts) =>
  state === 'delivered' || state === 'read' || (channel === 'by_hand' && state === 'sent')

const isLost = (attempt: AttemptFacts, now: Date) =>
  attempt.state === 'failed' || now >= patienceEnds(attempt)

const patienceEnds = ({ state, created_at: created, sent_at: sent }: AttemptFacts) =>
  new Date((sent ?? created).getTime() + (state === 'unknown' ? unknownMs : proofMs))
