import { sessionParts, type SessionPart } from '@recadinho/contracts/tracking'
import type { Period, Stats } from './store/event-store.ts'

/** Parts of which a session has at most one. */
const single: readonly SessionPart[] = sessionParts.filter((part) => part !== 'page')

/** Parts known for a single country, campaign or affiliate. */
const ofSlice: readonly SessionPart[] = ['source', 'device']

/** E4.2: adds to each part the sessions without one, under an empty key, so that it adds up to all sessions. */
export function withWholeParts<Given extends Stats>(stats: Given, { slice }: Pick<Period, 'slice'>): Given {
  const rests = (slice ? ofSlice : single).flatMap((part) => {
    const shares = stats.parts.filter((share) => share.part === part)
    const rest = (name: 'sessions' | 'paid') =>
      Math.max(0, stats.totals[name] - shares.reduce((sum, share) => sum + share[name], 0))
    return rest('sessions') === 0 ? [] : [{ part, key: '', sessions: rest('sessions'), paid: rest('paid') }]
  })
  return { ...stats, parts: [...stats.parts, ...rests] }
}
