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
  ReplayIcon,
  type Icon,
} from '@recadinho/ui/icon'
import { Timeline } from '@recadinho/ui/timeline'
import { useLocale } from '../../lib/use-locale.ts'
import { actorLabels } from '../../lib/labels.ts'
import { eventReason, eventTitle } from './timeline-text.ts'

const icons: Record<OrderEvent['machine'], Icon> = {
  order: HeartIcon,
  stage: FilmIcon,
  hold: HandIcon,
  payment: CardIcon,
  refund: ReplayIcon,
  message: ChatIcon,
  correction: EditIcon,
}

/** What happened to the order: who, when, why. The newest first. */
export function OrderTimeline({ order }: { order: AdminOrder }) {
  const { t, i18n } = useLingui()
  const { tag } = useLocale()
  // Reversed, so that of several at one moment the last comes first.
  const newestFirst = order.timeline.toSorted((a, b) => a.at.localeCompare(b.at)).toReversed()
  return (
    <Timeline
      label={t`Timeline`}
      items={newestFirst.map((event) => {
        const Icon = icons[event.machine]
        const who = event.actor.name ?? i18n._(actorLabels[event.actor.type])
        const amount = event.amount ? ` · ${formatMoney(event.amount, tag)}` : ''
        return {
          id: event.id,
          title: eventTitle(i18n, event) + amount,
          detail: eventReason(i18n, event),
          time: `${formatDateTime(event.at, tag)} · ${who}`,
          icon: <Icon size="sm" />,
          tone: toneOf(event),
        }
      })}
    />
  )
}

function toneOf({ machine, to }: OrderEvent) {
  if (to === 'completed' || to === 'confirmed') return 'success'
  if (['payment', 'refund'].includes(machine) && ['failed', 'error'].includes(to)) return 'danger'
  return machine === 'hold' ? 'warning' : 'neutral'
}
