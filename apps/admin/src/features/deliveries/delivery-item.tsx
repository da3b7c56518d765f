import { Link } from '@tanstack/react-router'
import type { DeliveryRow } from '@recadinho/contracts/deliveries'
import { formatPhone } from '@recadinho/i18n/phone'
import { Text } from '@recadinho/ui/text'
import { ChangeError } from '../../components/change-error.tsx'
import { DueTime } from '../../components/due-time.tsx'
import { OrderStatusPill } from '../../components/status-pills.tsx'
import { Written } from '../../components/written.tsx'
import { AttemptFacts } from './attempt-list.tsx'
import { Moment } from './delivery-standing.tsx'
import { HandButtons } from './hand-buttons.tsx'
import { useDeliveryAction } from './use-delivery-action.ts'
import * as css from './deliveries.css.ts'

/** An order with a pending delivery. */
export function DeliveryItem({ item }: { item: DeliveryRow }) {
  const { order, deliverAt, timeZone, attempt, handLink, smsLink, actions } = item
  const act = useDeliveryAction(order.id)
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
        {order.dueAt !== null && order.status !== 'completed' && (
          <Text size="sm" tone="muted">
            <DueTime dueAt={order.dueAt} onHoldSince={order.onHoldSince} />
          </Text>
        )}
        {attempt !== null && <AttemptFacts attempt={attempt} />}
      </div>
      <div className={css.rowButtons}>
        <HandButtons
          size="sm"
          handLink={handLink}
          smsLink={smsLink}
          actions={actions}
          version={order.version}
          act={act}
        />
      </div>
      {act.error && (
        <div className={css.rowProblem}>
          <ChangeError error={act.error} onReload={act.reset} />
        </div>
      )}
    </li>
  )
}
