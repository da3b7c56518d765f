import { Trans } from '@lingui/react/macro'
import { formatDateTime } from '@recadinho/i18n/dates'
import { formatDuration, pausedTime } from '../lib/time-left.ts'
import { useLocale } from '../lib/use-locale.ts'

interface DueTimeProps {
  dueAt: string
  /** The order is on hold since then: its deadline moves on until it is resumed. */
  onHoldSince: string | null
}

/** When an order is due. */
export function DueTime({ dueAt, onHoldSince }: DueTimeProps) {
  const { tag } = useLocale()
  const due = formatDateTime(dueAt, tag)
  if (onHoldSince === null) return <Trans>Due {due}</Trans>
  const { late, duration } = pausedTime(dueAt, onHoldSince)
  const time = formatDuration(duration)
  return late ? (
    <Trans>Paused; late by {time} when resumed</Trans>
  ) : (
    <Trans>Paused; {time} left when resumed</Trans>
  )
}
