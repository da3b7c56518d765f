import type { AdNetwork } from '@recadinho/contracts/advertising'
import { perContext, type Context } from '../../context.ts'
import { findAccount, markRefused } from '../advertising/account.ts'
import { gather, type Gathered } from '../outbox/gather.ts'
import type { Account, Answer } from './call.ts'
import { postToMeta } from './meta.ts'
import { postToTiktok } from './tiktok.ts'

/** The outcome of one event. */
export type Reported =
  | { kind: 'taken' }
  /** It will never be accepted. */
  | { kind: 'refused'; code: string }
  /** The shop has no account with this advertiser. */
  | { kind: 'nobody' }
  /** Nothing is sent until the token or pixel is changed. */
  | { kind: 'refused_account' }
  | { kind: 'limited'; delayMs: number }
  | { kind: 'later'; code: string }

/** Long enough to batch a burst, short enough to send an event within a second. */
const gatherMs = 50
/** Meta's recommended timeout; most responses take less than half of it. */
const patienceMs = 1500
const pauses = { firstMs: 5000, longestMs: 5 * 60_000 }

/** Reports events to advertisers; simultaneous ones share a request. */
export const conversions = perContext((ctx) => ({
  meta: createSender(ctx, 'meta', postToMeta),
  tiktok: createSender(ctx, 'tiktok', postToTiktok),
}))

type Post<Event> = (account: Account, events: readonly Event[]) => Promise<Answer>

function createSender<Event>(ctx: Context, network: AdNetwork, post: Post<Event>): Gathered<Event, Reported> {
  const { config, db, clock, events: record } = ctx
  const pause = { until: 0, ms: pauses.firstMs }

  async function report(events: readonly Event[]): Promise<Reported[]> {
    const all = (reported: Reported) => events.map(() => reported)
    const account = await findAccount(db, config, network)
    if (account === undefined) return all({ kind: 'nobody' })
    if (account === 'refused') return all({ kind: 'refused_account' })
    const left = Math.ceil(pause.until - performance.now())
    if (left > 0) return all({ kind: 'limited', delayMs: left })
    const timeoutMs = Math.min(patienceMs, config.gatewayTimeoutMs)
    const answer = await post({ ...account, apiUrl: config.adStandIns[network].apiUrl, timeoutMs }, events)
    switch (answer.kind) {
      case 'taken':
        pause.ms = pauses.firstMs
        return all({ kind: 'taken' })
      case 'invalid': {
        // One invalid event fails its whole batch: bisect it down to that event.
        if (events.length === 1) return all({ kind: 'refused', code: answer.code })
        const half = Math.ceil(events.length / 2)
        const first = await report(events.slice(0, half))
        return [...first, ...(await report(events.slice(half)))]
      }
      case 'account':
        if (await markRefused(db, network, account, clock.now()))
          record.record('ad_account_refused', { network })
        // Runs again: the account is now refused, or was changed in the meantime, and then the response does not apply
        // to it.
        return report(events)
      case 'limited': {
        const now = performance.now()
        // Of several requests in flight only the first extends the pause.
        if (pause.until <= now) {
          pause.until = now + pause.ms
          pause.ms = Math.min(pauses.longestMs, pause.ms * 2)
        }
        return report(events)
      }
      case 'later':
    }
    return all(answer)
  }

  return gather(gatherMs, report)
}
