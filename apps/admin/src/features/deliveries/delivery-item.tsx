import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { DeliveryRow } from '@recadinho/contracts/deliveries'
import { formatDateTime } from '@recadinho/i18n/dates'
import { formatPhone } from '@recadinho/i18n/phone'
import { Text } from '@recadinho/ui/text'
import { ChangeError } from '../../components/change-error.tsx'
import { OrderStatusPill } from '../../components/status-pills.tsx'
import { Written } from '../../components/written.tsx'
import { useLocale } from '../../lib/use-locale.ts'
import { AttemptFacts } from './attempt-list.tsx'
import { Moment } from './delivery-standing.tsx'
import { HandButtons } from './hand-buttons.tsx'
import { useDeliveryAction } from './use-delivery-action.ts'
import * as css from './deliveries.css.ts'

/** An order with a pending delivery. */
export function DeliveryItem({ item }: { item: DeliveryRow }) {
  const { tag } = useLocale()
  const { order, deliverAt, timeZone, attempt, handLink, actions } = item
  const act = useDeliveryAction(order.id)
  const due = order.dueAt === null ? null : formatDateTime(order.dueAt, tag)
  return (
    <li className={css.row}>
      <div className={css.rowText}>
        <div className={css.rowName}>
          <Link to="/admin/orders/$id" params={{ id: order.id }}>
            {order.number}
          </Link>
          <OrderStatusPill status={order.status} />
        </div>
        <Text size="sm">
          <Written text={order.guardianName} /> · {formatPhone(order.whatsappNumber)}
        </Text>
        {attempt === null && timeZone !== null && (
          <Text size="sm" tone="muted">
            <Moment at={deliverAt} timeZone={timeZone} />
          </Text>
        )}
        {due !== null && order.status !== 'completed' && (
          <Text size="sm" tone="muted">
            <Trans>Due {due}</Trans>
          </Text>
        )}
        {attempt !== null && <AttemptFacts attempt={attempt} />}
      </div>
      <div className={css.rowButtons}>
        <HandButtons size="sm" handLink={handLink} actions={actions} version={order.version} act={act} />
      </div>
      {act.error && (
        <div className={css.rowProblem}>
          <ChangeError error={act.error} onReload={act.reset} />
        </div>
      )}
    </li>
  )
}
