import type { OrderStatus } from '@recadinho/contracts/orders'
import { formatCountdown } from '@recadinho/i18n/dates'

const minute = 60_000
const hour = 60 * minute
/** Below this, seconds are shown. */
const soon = hour

export interface Clock {
  status: OrderStatus
  dueAt: string | null
  onHoldSince: string | null
}

/** An order's state relative to its promised time. Durations are in milliseconds. */
export type TimeLeft =
  | { kind: 'none' }
  | { kind: 'held'; late: boolean; duration: number }
  | { kind: 'left'; soon: boolean; duration: number }
  | { kind: 'late'; duration: number }

/** `now` is the server's time in milliseconds. Only orders in production have a deadline. */
export function timeLeft({ status, dueAt, onHoldSince }: Clock, now: number): TimeLeft {
  if (status !== 'in_production' || dueAt === null) return { kind: 'none' }
  if (onHoldSince !== null) return { kind: 'held', ...pausedTime(dueAt, onHoldSince) }
  const duration = Date.parse(dueAt) - now
  if (duration < 0) return { kind: 'late', duration: -duration }
  return { kind: 'left', soon: duration < soon, duration }
}

/** What an order on hold has left when it is resumed: its deadline moves by the time on hold (O3.2). */
export function pausedTime(dueAt: string, onHoldSince: string): { late: boolean; duration: number } {
  const left = Date.parse(dueAt) - Date.parse(onHoldSince)
  return { late: left < 0, duration: Math.abs(left) }
}

/**
 * `43:10` under an hour, `5 h 12 min` under two days, otherwise `3 d 4 h`. The units are the same in every language.
 */
export function formatDuration(duration: number): string {
  if (duration < hour) return formatCountdown(duration)
  const hours = Math.floor(duration / hour)
  if (hours < 48) return `${hours} h ${Math.floor((duration % hour) / minute)} min`
  return `${Math.floor(hours / 24)} d ${hours % 24} h`
}
