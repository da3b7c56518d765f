import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import type { AdminOrder, OrderEvent } from '@recadinho/contracts/admin-orders'
import { formatDateTime } from '@recadinho/i18n/dates'
import { formatMoney } from '@recadinho/i18n/money'
import {
  CardIcon,
  ChatIcon,
  EditIcon,
  FilmIcon,
  HandIcon,
  HeartIcon,
  PersonIcon,
  PlayIcon,
  ReplayIcon,
  type Icon,
} from '@recadinho/ui/icon'
import { Timeline } from '@recadinho/ui/timeline'
import { useLocale } from '../../lib/use-locale.ts'
import { actorLabels, gatewayName } from '../../lib/labels.ts'
import { eventReason, eventTitle } from './timeline-text.ts'

const icons: Record<OrderEvent['machine'], Icon> = {
  order: HeartIcon,
  stage: FilmIcon,
  hold: HandIcon,
  claim: PersonIcon,
  script: EditIcon,
  revision: ReplayIcon,
  note: ChatIcon,
  payment: CardIcon,
  refund: ReplayIcon,
  message: ChatIcon,
  correction: EditIcon,
  video: PlayIcon,
}

/** The order's events with author, time and reason, newest first. */
export function OrderTimeline({
  order,
  earlier,
}: {
  order: AdminOrder
  /** Events older than those loaded with the order, newest first. */
  earlier?: readonly OrderEvent[]
}) {
  const { t, i18n } = useLingui()
  const { tag } = useLocale()
  // Reversed, so that the later one of simultaneous events comes first.
  const newestFirst = [
    ...order.timeline.toSorted((a, b) => a.at.localeCompare(b.at)).toReversed(),
    ...(earlier ?? []),
  ]
  return (
    <Timeline
      label={t`Timeline`}
      items={newestFirst.map((event) => {
        const Icon = icons[event.machine]
        const who = nameOf(i18n, event.actor)
        const amount = event.amount ? ` · ${formatMoney(event.amount, tag)}` : ''
        return {
          id: event.id,
          title: eventTitle(i18n, tag, event) + amount,
          detail: eventReason(i18n, tag, event),
          time: `${formatDateTime(event.at, tag)} · ${who}`,
          icon: <Icon size="sm" />,
          tone: toneOf(event),
        }
      })}
    />
  )
}

/** Display name of a gateway; other actors' names as they are. */
function nameOf(i18n: I18n, { type, name }: OrderEvent['actor']): string {
  if (name === null) return i18n._(actorLabels[type])
  return type === 'gateway' ? gatewayName(i18n, name) : name
}

function toneOf({ machine, to }: OrderEvent) {
  if (to === 'completed' || to === 'confirmed') return 'success'
  if (['payment', 'refund', 'message'].includes(machine) && ['failed', 'error'].includes(to)) return 'danger'
  return machine === 'hold' ? 'warning' : 'neutral'
}
