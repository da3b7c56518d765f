import { useLingui } from '@lingui/react/macro'
import { StatusPill } from '@recadinho/ui/badge'
import { ClockIcon, ClockLateIcon, HandIcon, HourglassIcon } from '@recadinho/ui/icon'
import { Stack } from '@recadinho/ui/layout'
import { Text } from '@recadinho/ui/text'
import { useServerNow } from '../../lib/server-clock.ts'
import { formatDuration, timeLeft, type Clock } from '../../lib/time-left.ts'

export interface TimeLeftLabelProps {
  clock: Clock
  /** Leaves out the time that an order on hold has left, where it is written beside. */
  brief?: boolean
}

/** The time left until the promised time, ticking; lateness is shown by icon and text, not only by colour. */
export function TimeLeftLabel({ clock, brief = false }: TimeLeftLabelProps) {
  const { t } = useLingui()
  const time = timeLeft(clock, useServerNow())
  if (time.kind === 'none') return null
  const duration = formatDuration(time.duration)
  if (time.kind === 'held')
    return (
      <Stack gap={1} align="start">
        <StatusPill icon={<HandIcon size="sm" />}>{t`On hold`}</StatusPill>
        {!brief && (
          <Text as="small" size="xs" tone="muted">
            {time.late ? t`Late by ${duration}` : t`${duration} left`}
          </Text>
        )}
      </Stack>
    )
  if (time.kind === 'late')
    return <StatusPill tone="danger" icon={<ClockLateIcon size="sm" />}>{t`Late by ${duration}`}</StatusPill>
  return time.soon ? (
    <StatusPill tone="warning" icon={<HourglassIcon size="sm" />}>{t`${duration} left`}</StatusPill>
  ) : (
    <StatusPill icon={<ClockIcon size="sm" />}>{t`${duration} left`}</StatusPill>
  )
}
