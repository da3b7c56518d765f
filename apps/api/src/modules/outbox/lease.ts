import type { Gathered } from './gather.ts'

/** How long a lease lasts without renewal. */
export const leaseMs = 14_000
/** Default maximum duration of a try, so that a hanging handler does not hold its event; some kinds take longer. */
const usualTryMs = 120_000

/** The right to work on an event, while the database grants it. */
export interface Lease {
  /** Aborted when the lease is lost; work in progress should stop. */
  signal: AbortSignal
  /**
   * Called directly before the irreversible step; rejects if the lease is lost. From then on nobody else does that
   * step: if this process stalls, the event is set aside with an unknown outcome.
   */
  startEffect(): Promise<void>
}

export class LeaseLost extends Error {
  override readonly name = 'LeaseLost'
  readonly code = 'lease_lost'
}

/** An outbox row and its lease token. */
export interface LeaseKey {
  id: string
  token: string
}

/** A lease held by this process. Time is the process's monotonic clock, which continues during a stall. */
export interface HeldLease extends Lease, LeaseKey {
  /** The database has renewed it, no earlier than `since`. */
  renewed(since: number): void
  lost(): void
  /** Whether it should be renewed. */
  wanted(): boolean
}

export const steadyNow = () => performance.now()

export function holdLease(
  key: LeaseKey,
  grantedAt: number,
  markStarted: Gathered<LeaseKey, boolean>,
  tryMs = usualTryMs,
): HeldLease {
  const abort = new AbortController()
  let until = grantedAt + leaseMs
  const check = () => {
    if (abort.signal.aborted || steadyNow() >= until) throw new LeaseLost('The lease was lost')
  }
  const lost = () => abort.abort(new LeaseLost('The lease was lost'))
  return {
    ...key,
    signal: abort.signal,
    async startEffect() {
      check()
      const renewedAt = steadyNow()
      if (!(await markStarted(key))) lost()
      else until = renewedAt + leaseMs
      // Checked again: the process may have stalled since the database answered.
      check()
    },
    renewed(since) {
      until = Math.max(until, since + leaseMs)
    },
    lost,
    wanted: () => !abort.signal.aborted && steadyNow() < grantedAt + tryMs,
  }
}
