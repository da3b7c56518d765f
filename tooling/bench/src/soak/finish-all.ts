import { setTimeout as pause } from 'node:timers/promises'
import { sendCredit } from './buyer.ts'
import { answerRefunds } from './gateway.ts'
import type { World } from './world.ts'

/** More passes than any order needs; whatever is still open after them is a finding. */
const mostPasses = 12
/** Milliseconds per pass to process everything due. */
const passMs = 30_000
/** Milliseconds for claimed work to finish before the next pass kills the process. */
const claimedMs = 2_000

/**
 * Lets time pass until nothing is pending: the gateway delivers what it held, the bank repeats unacknowledged
 * notifications, the shop polls, and the API is killed twice meanwhile. Finally the nightly comparison with the
 * gateways runs.
 */
export async function finishAll(world: World): Promise<void> {
  const { control } = world.gateway
  control['clear-faults']()
  control['webhook-policy']({ policy: 'deliver' })
  control['release-webhooks']({ order: world.random.pick(['as-sent', 'newest-first'] as const) })
  for (let deaths = 0; deaths < 2; deaths++) {
    await liveAgain(world)
    await pause(world.random.between(50, 600))
  }
  await repeatCredits(world)
  control['refund-policy']({ policy: 'usual' })
  await untilAtRest(world, () => answerRefunds(world))
  await world.pool.query(
    `insert into outbox_events (kind, dedupe_key, payload) values ('compare_ledger', 'soak', '{}')`,
  )
  await untilAtRest(world)
}

async function repeatCredits(world: World): Promise<void> {
  for (let round = 0; round < mostPasses; round++)
    for (const [id, { acknowledged }] of world.promised.credits)
      if (!acknowledged) await sendCredit(world, id)
}

async function untilAtRest(world: World, between = () => {}): Promise<void> {
  for (let pass = 0; pass < mostPasses; pass++) {
    // A start runs every poller at once, which saves waiting for their ten-second interval.
    await liveAgain(world)
    await world.gateway.control.idle()
    await untilProcessed(world)
    between()
    if (pass > 0 && (await countOf(world, unsettled)) === 0) return
  }
}

/** Kills the API, lets time pass, and starts the API again. */
async function liveAgain(world: World): Promise<void> {
  await world.api.kill()
  await makeDue(world)
  await world.api.start()
}

async function untilProcessed(world: World): Promise<void> {
  await untilNone(world, due, passMs)
  // A claimed row is no longer due, but its call to the gateway may still be running.
  await untilNone(world, unsettled, claimedMs)
}

async function untilNone(world: World, sql: string, ms: number): Promise<void> {
  const until = Date.now() + ms
  while (Date.now() < until && (await countOf(world, sql)) > 0) await pause(50)
}

const countOf = async ({ pool }: World, sql: string): Promise<number> =>
  Number((await pool.query<{ count: string }>(sql)).rows[0]?.count)

/** Counts the work that is due now. */
const longAgo = `now() - interval '1 day'`
const due = `select
  (select count(*) from webhook_events where processed_at is null and retry_at <= now())
  + (select count(*) from payments where next_poll_at < ${longAgo})
  + (select count(*) from refunds where state in ('requested', 'sent') and next_poll_at <= now())
  + (select count(*) from orders o where status = 'pending' and expires_at <= now() and not exists
      (select 1 from payments p where p.order_id = o.id and p.state in ('processing', 'error')))
  + (select count(*) from outbox_events where next_attempt_at <= now()) as count`

/** Counts the work that remains for later. */
const unsettled = `select
  (select count(*) from webhook_events where processed_at is null and outcome is null)
  + (select count(*) from refunds where state in ('requested', 'sent'))
  + (select count(*) from payments where state = 'error' and failure_code is distinct from 'mismatched')
  + (select count(*) from outbox_events where next_attempt_at is not null) as count`

/** Makes everything scheduled due, by moving the stored times. */
async function makeDue({ pool }: World): Promise<void> {
  // Set far in the past, so that these payments differ from those that are due again every ten seconds.
  await pool.query(
    `update payments set next_poll_at = ${longAgo} - interval '1 hour' where next_poll_at is not null`,
  )
  await pool.query(`update refunds set next_poll_at = now(), created_at = created_at - interval '2 minutes',
      key_failed_at = key_failed_at - interval '2 minutes'
    where state in ('requested', 'sent')`)
  await pool.query(
    `update outbox_events set next_attempt_at = now(), leased_until = null where next_attempt_at is not null`,
  )
  await pool.query(
    `update webhook_events set retry_at = now() where processed_at is null and retry_at is not null`,
  )
  // The shop gives up an attempt after a minute if the gateway never acknowledged it.
  await pool.query(`update payments set created_at = created_at - interval '2 minutes'
    where state in ('created', 'error') and gateway_ref is null`)
}
