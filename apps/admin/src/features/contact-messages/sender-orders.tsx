import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatDateTime } from '@recadinho/i18n/dates'
import { Skeleton } from '@recadinho/ui/skeleton'
import { Text } from '@recadinho/ui/text'
import { DetailCard } from '../../components/detail-card.tsx'
import { ErrorCallout } from '../../components/error-callout.tsx'
import { statusLabels } from '../../lib/labels.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import { useLocale } from '../../lib/use-locale.ts'
import { senderOrdersOptions } from './contact-queries.ts'
import * as css from './messages.css.ts'

/** Orders with the sender's email address. */
export function SenderOrders({ id }: { id: string }) {
  const { t, i18n } = useLingui()
  const { api } = useAdmin()
  const { tag } = useLocale()
  const orders = useQuery(senderOrdersOptions(api, id))
  return (
    <DetailCard title={t`Orders with this email`}>
      {orders.isPending && <Skeleton />}
      <ErrorCallout error={orders.error} onRetry={() => void orders.refetch()} retrying={orders.isFetching} />
      {orders.data?.items.length === 0 && (
        <Text size="sm" tone="muted">
          <Trans>No orders</Trans>
        </Text>
      )}
      {orders.data && orders.data.items.length > 0 && (
        <ul className={css.orders}>
          {orders.data.items.map((order) => (
            <li key={order.id}>
              <Link to="/admin/orders/$id" params={{ id: order.id }} className={css.link}>
                {order.number}
              </Link>
              <Text size="xs" tone="muted">
                {i18n._(statusLabels[order.status])} · {formatDateTime(order.createdAt, tag)}
              </Text>
            </li>
          ))}
        </ul>
      )}
    </DetailCard>
  )
}
