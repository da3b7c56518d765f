import { setTimeout as pause } from 'node:timers/promises'
import { sendCredit } from './buyer.ts'
import { answerRefunds } from './gateway.ts'
import type { World } from './world.ts'

/** More passes than any order needs; what is not at rest then is a finding. */
const mostPasses = 12
/** How long a pass may take to process what is due. */
const passMs = 30_000
/** How long what was claimed has to end before the next pass kills the process. */
const claimedMs = 2_000

/**
 * Lets time pass until everything is at rest: the gateway delivers what it held, the bank repeats what was not acknowledged,
 * the shop polls again and again, and dies twice while it does. Then the night comes with its comparison with the gateways.
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
  await world.pool.query(`insert into jobs.job (name) values ('compare-ledger')`)
  await untilAtRest(world)
}

async function repeatCredits(world: World): Promise<void> {
  for (let round = 0; round < mostPasses; round++)
    for (const [id, { acknowledged }] of world.promised.credits)
      if (!acknowledged) await sendCredit(world, id)
}

async function untilAtRest(world: World, between = () => {}): Promise<void> {
  for (let pass = 0; pass < mostPasses; pass++) {
    // A start runs every poller at once, so their ten seconds need not be waited for.
    await liveAgain(world)
    await world.gateway.control.idle()
    await untilProcessed(world)
    between()
    if (pass > 0 && (await countOf(world, unsettled)) === 0) return
  }
}

/** The API dies, time passes, and it starts again. */
async function liveAgain(world: World): Promise<void> {
  await world.api.kill()
  await makeDue(world)
  await world.api.start()
}

async function untilProcessed(world: World): Promise<void> {
  await untilNone(world, due, passMs)
  // A row that is claimed is due no more, and its call to the gateway may still be under way.
  await untilNone(world, unsettled, claimedMs)
}

async function untilNone(world: World, sql: string, ms: number): Promise<void> {
  const until = Date.now() + ms
  while (Date.now() < until && (await countOf(world, sql)) > 0) await pause(50)
}

const countOf = async ({ pool }: World, sql: string): Promise<number> =>
  Number((await pool.query<{ count: string }>(sql)).rows[0]?.count)

/** What the shop would do now. */
const longAgo = `now() - interval '1 day'`
const due = `select
  (select count(*) from webhook_events where processed_at is null and retry_at <= now())
  + (select count(*) from payments where next_poll_at < ${longAgo})
  + (select count(*) from refunds where state in ('requested', 'sent') and next_poll_at <= now())
  + (select count(*) from orders o where status = 'pending' and expires_at <= now() and not exists
      (select 1 from payments p where p.order_id = o.id and p.state in ('processing', 'error')))
  + (select count(*) from outbox_events where next_attempt_at <= now())
  + (select count(*) from jobs.job where state in ('created', 'retry', 'active') and start_after <= now()
      and name = 'compare-ledger') as count`

/** What it would have to do again later. */
const unsettled = `select
  (select count(*) from webhook_events where processed_at is null and outcome is null)
  + (select count(*) from refunds where state in ('requested', 'sent'))
  + (select count(*) from payments where state = 'error' and failure_code is distinct from 'mismatched')
  + (select count(*) from outbox_events where next_attempt_at is not null) as count`

/** Everything that waits for its time is due: the time is moved, as far as the shop can see it. */
async function makeDue({ pool }: World): Promise<void> {
  // Marked by a day of its own: those that are open still are due again every ten seconds.
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
  // An attempt that the gateway never acknowledged is given up after a minute.
  await pool.query(`update payments set created_at = created_at - interval '2 minutes'
    where state in ('created', 'error') and gateway_ref is null`)
  // A worker that died is noticed, and its job given to another.
  await pool.query(`update jobs.job set state = 'retry' where state = 'active'`)
  await pool.query(`update jobs.job set start_after = now() where state = 'retry'`)
}
