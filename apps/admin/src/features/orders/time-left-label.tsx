import { useLingui } from '@lingui/react/macro'
import { StatusPill } from '@recadinho/ui/badge'
import { ClockIcon, ClockLateIcon, HandIcon, HourglassIcon } from '@recadinho/ui/icon'
import { useServerNow } from '../../lib/server-clock.ts'
import { formatDuration, timeLeft, type Clock } from '../../lib/time-left.ts'

/** The time left until the promised time, ticking; lateness is shown by icon and text, not only by colour. */
export function TimeLeftLabel({ clock }: { clock: Clock }) {
  const { t } = useLingui()
  const time = timeLeft(clock, useServerNow())
  if (time.kind === 'none') return null
  const duration = formatDuration(time.duration)
  if (time.kind === 'held')
    return (
      <StatusPill icon={<HandIcon size="sm" />}>
        {time.late ? t`On hold · late by ${duration}` : t`On hold · ${duration} left`}
      </StatusPill>
    )
  if (time.kind === 'late')
    return <StatusPill tone="danger" icon={<ClockLateIcon size="sm" />}>{t`Late by ${duration}`}</StatusPill>
  return time.soon ? (
    <StatusPill tone="warning" icon={<HourglassIcon size="sm" />}>{t`${duration} left`}</StatusPill>
  ) : (
    <StatusPill icon={<ClockIcon size="sm" />}>{t`${duration} left`}</StatusPill>
  )
}
