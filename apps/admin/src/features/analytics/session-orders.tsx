import { Trans, useLingui } from '@lingui/react/macro'
import type { StaffRole } from '@recadinho/contracts/sessions'
import type { SessionOrder } from '@recadinho/contracts/tracked-sessions'
import { formatDateTime } from '@recadinho/i18n/dates'
import { formatMoney } from '@recadinho/i18n/money'
import { StatusPill } from '@recadinho/ui/badge'
import { Link } from '@tanstack/react-router'
import { mayCall } from '../../lib/may-call.ts'
import { useLocale } from '../../lib/use-locale.ts'
import * as css from './session-page.css.ts'

export interface OrderListProps {
  orders: readonly (SessionOrder & { sessionId?: string | null })[]
  role: StaffRole
}

/** Orders with their amount and payment status, and a link to the session in which they were placed. */
export function OrderList({ orders, role }: OrderListProps) {
  const { t } = useLingui()
  const { tag } = useLocale()
  return (
    <ul aria-label={t`Orders`} className={css.orders}>
      {orders.map((order) => (
        <li key={order.id} className={css.order}>
          <OrderNumber order={order} role={role} />
          <span>{formatMoney(order.total, tag)}</span>
          {order.paidAt === null ? (
            <StatusPill>{t`Not paid`}</StatusPill>
          ) : (
            <StatusPill tone="success">{t({ context: 'order', message: 'Paid' })}</StatusPill>
          )}
          <span className={css.muted}>{formatDateTime(order.createdAt, tag)}</span>
          {order.sessionId && (
            <Link
              to="/admin/analytics/sessions/$id"
              params={{ id: order.sessionId }}
              search={{}}
              className={css.link}
            >
              <Trans>Session</Trans>
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Links to the order for roles that may see it. */
export function OrderNumber({
  order: { id, number },
  role,
}: {
  order: { id: string; number: string }
  role: StaffRole
}) {
  if (!mayCall(role, 'getAdminOrder')) return <span className={css.number}>{number}</span>
  return (
    <Link to="/admin/orders/$id" params={{ id }} className={css.number}>
      {number}
    </Link>
  )
}
