import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import type { ChannelHealth, RoomHealth, ShopHealth } from '@recadinho/contracts/dashboard'
import { timeAgo } from '../../lib/time-ago.ts'

/** The health of a part of the shop in words; `todo` if staff must act. */
export interface PartWords {
  text: string
  todo?: string
}

/** In whose language, and when the server said it. */
export interface Reading {
  i18n: I18n
  tag: string
  now: number
}

/** Longer than any round, and than a process needs to restart. */
const lateMs = 2 * 60_000
/** Room for some more videos of half a gigabyte. */
const fewBytes = 5e9

const isLate = (since: string | null, { now }: Reading): since is string =>
  since !== null && now - Date.parse(since) > lateMs

export function outboxWords({ due, since }: ShopHealth['outbox'], reading: Reading): PartWords {
  const { i18n, tag, now } = reading
  if (!isLate(since, reading)) return { text: i18n._(msg`Keeps up`) }
  const when = timeAgo(since, now, tag)
  const text = i18n._(
    msg`${plural(due, { one: '# message is waiting, due', other: '# messages are waiting, the oldest due' })} ${when}`,
  )
  return { text, todo: i18n._(msg`Check that the jobs process is running.`) }
}

/** A busy hour's films wait for each other. */
const lateFilmMs = 60 * 60_000

export function filmsWords({ due, since }: NonNullable<ShopHealth['films']>, reading: Reading): PartWords {
  const { i18n, tag, now } = reading
  if (since === null || now - Date.parse(since) <= lateFilmMs) return { text: i18n._(msg`Keeps up`) }
  const when = timeAgo(since, now, tag)
  const text = i18n._(
    msg`${plural(due, { one: '# film is waiting, due', other: '# films are waiting, the oldest due' })} ${when}`,
  )
  return { text, todo: i18n._(msg`Check that a process for films is running, or start another one.`) }
}

export function jobsWords(jobs: ShopHealth['jobs'], reading: Reading): PartWords {
  const { i18n, tag, now } = reading
  const todo = i18n._(msg`Check that the jobs process is running, and look at its log.`)
  if (jobs === null) return { text: i18n._(msg`Never started`), todo }
  const { dead, dueSince } = jobs
  if (dead > 0)
    return { text: i18n._(msg`${plural(dead, { one: '# task failed', other: '# tasks failed' })}`), todo }
  if (!isLate(dueSince, reading)) return { text: i18n._(msg`Keep up`) }
  const when = timeAgo(dueSince, now, tag)
  return { text: i18n._(msg`Behind: the oldest was due ${when}`), todo }
}

/** Of mail and WhatsApp, where they are configured. */
export function channelWords(channel: ChannelHealth, todo: string, { i18n, tag, now }: Reading): PartWords {
  const { retrying, since, error, dead } = channel
  if (retrying > 0 && since !== null) {
    const when = timeAgo(since, now, tag)
    const why = error ?? '–'
    const text = i18n._(
      msg`${plural(retrying, { one: '# message failed and is retried', other: '# messages failed and are retried' })}, the first ${when} (${why})`,
    )
    return { text, todo }
  }
  if (dead > 0)
    return {
      text: i18n._(
        msg`${plural(dead, { one: '# message failed permanently', other: '# messages failed permanently' })}`,
      ),
      todo: i18n._(msg`Send them again from Payments.`),
    }
  return { text: i18n._(msg`Working`) }
}

export function advertiserWords(
  { refusedAt, waiting, since }: ShopHealth['advertising'][number],
  { i18n, tag, now }: Reading,
): PartWords {
  if (refusedAt !== null) {
    const when = timeAgo(refusedAt, now, tag)
    return {
      text: i18n._(msg`Paused: the pixel or its token was refused ${when}`),
      todo: i18n._(msg`Check the pixel and its token under Settings → Advertising.`),
    }
  }
  if (since === null) return { text: i18n._(msg`Working`) }
  const when = timeAgo(since, now, tag)
  return {
    text: i18n._(
      msg`${plural(waiting, { one: '# event is sent again', other: '# events are sent again' })}, the first from ${when}`,
    ),
  }
}

export function pollerWords(
  { doneAt, failing, unknown }: ShopHealth['pollers'][number],
  reading: Reading,
): PartWords {
  const { i18n, tag, now } = reading
  const todo = i18n._(msg`Check that the jobs process is running, and look at its log.`)
  if (doneAt === null) return { text: i18n._(msg`not checked yet`), todo }
  const when = timeAgo(doneAt, now, tag)
  if (failing) return { text: i18n._(msg`failing; last went well ${when}`), todo }
  if (isLate(doneAt, reading)) return { text: i18n._(msg`last checked ${when}`), todo }
  if (unknown > 0)
    return {
      text: i18n._(
        msg`${plural(unknown, { one: '# payment has', other: '# payments have' })} no known outcome yet`,
      ),
      todo: i18n._(msg`We keep asking. If it lasts, check the provider's status page.`),
    }
  return { text: i18n._(msg`checked ${when}`) }
}

export function roomWords({ reachable, freeBytes }: RoomHealth, { i18n, tag }: Reading): PartWords {
  if (!reachable)
    return {
      text: i18n._(msg`Doesn't respond`),
      todo: i18n._(
        msg`Check the folder or the bucket in the server's settings. Nothing can be stored or shown.`,
      ),
    }
  if (freeBytes === null) return { text: i18n._(msg`Responds`) }
  const size = new Intl.NumberFormat(tag, { style: 'unit', unit: 'gigabyte', maximumFractionDigits: 1 })
  const free = size.format(freeBytes / 1e9)
  if (freeBytes >= fewBytes) return { text: i18n._(msg`${free} free`) }
  return { text: i18n._(msg`Only ${free} free`), todo: i18n._(msg`Make room on the server's disk soon.`) }
}

export function rendererWords(renderer: NonNullable<ShopHealth['renderer']>, reading: Reading): PartWords {
  const { i18n, tag, now } = reading
  const { reachable, goodAt, failing } = renderer
  const todo = i18n._(msg`Visitors see the last good pages meanwhile. Look at the page renderer's log.`)
  if (!reachable) return { text: i18n._(msg`Doesn't respond`), todo }
  if (failing) {
    const [since, kind] = [timeAgo(failing.since, now, tag), failing.kind]
    return { text: i18n._(msg`Failing (${kind}); it began ${since}`), todo }
  }
  if (goodAt === null) return { text: i18n._(msg`Drawing its first pages`) }
  const when = timeAgo(goodAt, now, tag)
  return { text: i18n._(msg`Pages up to date, checked ${when}`) }
}
