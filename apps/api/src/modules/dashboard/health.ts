import { adNetworks, type AdNetwork } from '@recadinho/contracts/advertising'
import type { ChannelHealth, ShopHealth } from '@recadinho/contracts/dashboard'
import type { BlockedCode } from '@recadinho/contracts/outbox'
import type { Context } from '../../context.ts'
import { nextDue } from '../../jobs/scheduler.ts'
import { outboxKinds } from '../../outbox-kinds.ts'
import { findAdvertising, type AdvertisingRow } from '../advertising/queries.ts'
import { closedReasonsOf } from '../change-warnings/rules.ts'
import { salesOf } from '../change-warnings/sales.ts'
import { paymentOptionsFor } from '../payments/payment-options.ts'
import type { PaymentGateway } from '../payments/gateways/gateway.ts'
import { roomIn } from '../../file-storage/room.ts'
import {
  readLastDue,
  readMoneyLanes,
  readOutbox,
  type KindStanding,
  type MoneyStanding,
} from './health-queries.ts'
import { readRenderer } from './renderer.ts'

/** The state of the shop's parts: four statements and checks of storage and renderer, all in parallel. */
export async function readHealth(ctx: Context): Promise<ShopHealth> {
  const now = ctx.clock.now()
  const [kinds, money, lastDue, files, uploads, renderer, accounts, snapshot] = await Promise.all([
    readOutbox(ctx.db, now),
    readMoneyLanes(ctx.db),
    readLastDue(ctx.db),
    ctx.fileStorage.room(),
    roomIn(ctx.config.uploadDir),
    readRenderer(ctx.config.rendererUrl),
    findAdvertising(ctx.db),
    ctx.catalog.snapshot(),
  ])
  const sum = (field: 'due' | 'blocked' | 'dead') => kinds.reduce((total, kind) => total + kind[field], 0)
  return {
    closed: closedReasonsOf(
      salesOf(snapshot, [], (offer, currency) => paymentOptionsFor(ctx.gateways, offer, currency)),
    ),
    deadEvents: sum('dead'),
    blockedEvents: sum('blocked'),
    deadNotifications: money.notifications,
    outbox: dueIn(kinds.filter(({ kind }) => !filmKinds.has(kind))),
    films: ctx.config.films.enabled ? dueIn(kinds.filter(({ kind }) => filmKinds.has(kind))) : null,
    mail: channel(ctx, kinds, 'no_mail_server', ctx.mailer !== undefined),
    whatsapp: channel(ctx, kinds, 'no_whatsapp', ctx.whatsapp !== undefined),
    advertising: adNetworks.flatMap((network) => advertiserOf(network, accounts, kinds)),
    pollers: [...ctx.gateways.values()].map((gateway) => pollerOf(gateway, money)),
    jobs: jobsOf(kinds, lastDue, now),
    files,
    uploads,
    renderer,
    serverTime: now.toISOString(),
  }
}

const filmKinds = new Set(outboxKinds.filter(({ worker }) => worker === 'films').map(({ name }) => name))

const dueIn = (kinds: readonly KindStanding[]): ShopHealth['outbox'] => ({
  due: kinds.reduce((total, { due }) => total + due, 0),
  since: oldest(kinds.map(({ since }) => since)),
})

/** One channel's state: the kinds that wait while it is not configured. */
function channel(
  ctx: Context,
  kinds: readonly KindStanding[],
  blockedBy: BlockedCode,
  configured: boolean,
): ChannelHealth {
  const unconfigured = { ...ctx, mailer: undefined, whatsapp: undefined }
  const ofIt = outboxKinds.filter((kind) => kind.blockedBy?.(unconfigured) === blockedBy)
  const its = kinds.filter(({ kind }) => ofIt.some(({ name }) => name === kind))
  return {
    configured,
    retrying: its.reduce((total, { retrying }) => total + retrying, 0),
    since: oldest(its.map(({ retryingSince }) => retryingSince)),
    error: its.find(({ retrying, error }) => retrying > 0 && error !== null)?.error ?? null,
    dead: its.reduce((total, { dead }) => total + dead, 0),
  }
}

/** Only networks with server-side events; their kinds start with the network's name. */
function advertiserOf(
  network: AdNetwork,
  accounts: AdvertisingRow,
  kinds: readonly KindStanding[],
): ShopHealth['advertising'] {
  if (accounts[`${network}_token_end`] === null) return []
  const its = kinds.filter(({ kind }) => kind.startsWith(`${network}_`))
  return [
    {
      network,
      refusedAt: accounts[`${network}_refused_at`]?.toISOString() ?? null,
      waiting: its.reduce((total, { retrying }) => total + retrying, 0),
      since: oldest(its.map(({ retryingSince }) => retryingSince)),
    },
  ]
}

/** Jobs that are due and not begun, whether or not a process has written their events, and those that failed. */
function jobsOf(
  kinds: readonly KindStanding[],
  lastDue: ReadonlyMap<string, Date>,
  now: Date,
): ShopHealth['jobs'] {
  if (lastDue.size === 0) return null
  const jobs = outboxKinds.filter(({ schedule }) => schedule !== undefined)
  const waiting = kinds.filter(({ kind }) => jobs.some(({ name }) => name === kind))
  const overdue = jobs.map(({ name, schedule }) => {
    const last = lastDue.get(name)
    const due = schedule !== undefined && last !== undefined ? nextDue(schedule, last) : null
    return due !== null && due <= now ? due : null
  })
  return {
    dueSince: oldest([...waiting.map(({ since }) => since), ...overdue]),
    dead: waiting.reduce((total, { dead }) => total + dead, 0),
  }
}

function pollerOf(
  { name }: PaymentGateway,
  { lanes, unknown }: MoneyStanding,
): ShopHealth['pollers'][number] {
  const its = lanes.filter((lane) => lane.name.endsWith(` ${name}`))
  const never = its.length === 0 || its.some(({ done_at }) => done_at === null)
  return {
    gateway: name,
    doneAt: never ? null : oldest(its.map(({ done_at }) => done_at)),
    failing: its.some(
      ({ done_at, failed_at }) => failed_at !== null && (done_at === null || failed_at > done_at),
    ),
    unknown: unknown[name] ?? 0,
  }
}

function oldest(times: readonly (Date | null)[]): string | null {
  const known = times.flatMap((time) => (time === null ? [] : [time.getTime()]))
  return known.length === 0 ? null : new Date(Math.min(...known)).toISOString()
}
