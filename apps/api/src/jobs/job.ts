import type { Context } from '../context.ts'
import { defineKind, NoPayload, type KindDefinition, type OutboxKind } from '../modules/outbox/kind.ts'

/** Scheduled work. It may be repeated after a crash, so it must be idempotent. */
export interface Job extends Pick<KindDefinition<typeof NoPayload, Context>, 'name' | 'label'> {
  /** A cron expression, in UTC. */
  schedule: string
  /** Number of retries after the first failure; 8 by default. Then its event is dead until the next run. */
  retries?: number
  /** The signal is aborted when another process takes over, and when this one must end. */
  work: (ctx: Context, signal: AbortSignal) => Promise<void>
}

/** A job is an outbox kind whose events are written by the clock (X12). */
export const defineJob = ({ schedule, retries = 8, work, ...kind }: Job): OutboxKind<Context> =>
  defineKind({
    ...kind,
    schedule,
    payload: NoPayload,
    retry: { attempts: 1 + retries, firstDelayMs: 2_000, longestDelayMs: 15 * 60_000 },
    concurrency: 1,
    // Jobs end long before.
    tryMs: 10 * 60_000,
    supersedes: true,
    async handle(ctx: Context, _event, lease) {
      try {
        await work(ctx, AbortSignal.any([lease.signal, ctx.shutdown.signal]))
        return 'done'
      } catch (error) {
        ctx.logger.error({ err: error, job: kind.name }, 'job failed')
        throw error
      }
    },
  })
