import type { Gathered } from './gather.ts'

/** How long a worker that gives no sign of life keeps an event. */
export const leaseMs = 14_000
/** After this long a try is over, so that a handler that hangs does not keep its event; some kinds take longer. */
const usualTryMs = 120_000

/** The right to work on an event, for as long as the database grants it. */
export interface Lease {
  /** Aborted once the lease is lost: whatever is under way for it should stop. */
  signal: AbortSignal
  /**
   * Comes right before the step that cannot be undone, and rejects where the lease is lost. From then on nobody else
   * does it: if this process stalls, the event is set aside with its outcome unknown.
   */
  startEffect(): Promise<void>
}

export class LeaseLost extends Error {
  override readonly name = 'LeaseLost'
  readonly code = 'lease_lost'
}

/** A row of ours under one lease. */
export interface LeaseKey {
  id: string
  token: string
}

/** A lease as its holder keeps it. Time is the process's monotonic clock, which runs on during a stall. */
export interface HeldLease extends Lease, LeaseKey {
  /** The database has granted it again, at a moment no earlier than `since`. */
  renewed(since: number): void
  lost(): void
  /** Whether it should be asked for again. */
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
      // Again: the process may have stood still since the database answered.
      check()
    },
    renewed(since) {
      until = Math.max(until, since + leaseMs)
    },
    lost,
    wanted: () => !abort.signal.aborted && steadyNow() < grantedAt + tryMs,
  }
}
