import { Link } from '@tanstack/react-router'
import type { AdminOrderRow } from '@recadinho/contracts/admin-orders'
import { formatDateTime } from '@recadinho/i18n/dates'
import { formatMoney } from '@recadinho/i18n/money'
import { formatPhone } from '@recadinho/i18n/phone'
import { useLingui } from '@lingui/react/macro'
import { Text } from '@recadinho/ui/text'
import { useLocale } from '../../lib/use-locale.ts'
import { Written } from '../../components/written.tsx'
import { OrderPills } from './order-table.tsx'
import { SelectBox } from './order-selection.tsx'
import { TimeLeftLabel } from './time-left-label.tsx'
import { rowLink } from '../../lib/use-list-keys.ts'
import * as css from './order-list.css.ts'

/** The orders as cards, for phones. */
export function OrderCards({ orders }: { orders: readonly AdminOrderRow[] }) {
  const { t } = useLingui()
  return (
    <ul aria-label={t`Orders, most urgent first`} className={css.cards}>
      {orders.map((order) => (
        <OrderCard key={order.id} order={order} />
      ))}
    </ul>
  )
}

function OrderCard({ order }: { order: AdminOrderRow }) {
  const { locale, tag } = useLocale()
  return (
    <li className={css.card}>
      <div className={css.between}>
        <div className={css.named}>
          <SelectBox order={order} />
          <Link to="/admin/orders/$id" params={{ id: order.id }} className={css.link} {...rowLink}>
            {order.number}
          </Link>
        </div>
        <TimeLeftLabel clock={order} />
      </div>
      <div>
        <Text weight="semibold">
          <Written text={order.childName} />
        </Text>
        <Text size="sm" tone="muted">
          <Written text={order.guardianName} /> · {formatPhone(order.whatsappNumber)}
        </Text>
      </div>
      <OrderPills order={order} />
      <div className={css.between}>
        <Text size="sm" tone="muted">
          {order.packageTitle[locale]}
          <br />
          {formatDateTime(order.createdAt, tag)}
        </Text>
        <Text size="sm" weight="semibold" numeric>
          {formatMoney(order.total, tag)}
        </Text>
      </div>
    </li>
  )
}
