import { Trans, useLingui } from '@lingui/react/macro'
import type { AdminOrder } from '@recadinho/contracts/admin-orders'
import type { Payment } from '@recadinho/contracts/payments'
import { formatDateTime } from '@recadinho/i18n/dates'
import { formatMoney } from '@recadinho/i18n/money'
import { Text } from '@recadinho/ui/text'
import { useLocale } from '../../lib/use-locale.ts'
import { DetailCard } from '../../components/detail-card.tsx'
import { gatewayName, methodLabels } from '../../lib/labels.ts'
import { PriceFacts } from '../../components/price-facts.tsx'
import { PaymentStatePill, PaymentStatusPill } from '../../components/status-pills.tsx'
import * as css from './order-details.css.ts'

/** The order's price and payment attempts, for the production role. */
export function MoneyCard({ order }: { order: AdminOrder }) {
  const { t } = useLingui()
  return (
    <DetailCard title={t`Payments`}>
      <div className={css.row}>
        <PaymentStatusPill status={order.paymentStatus} />
      </div>
      <PriceFacts order={order} />
      <Text size="sm" weight="semibold">
        <Trans>Payment attempts</Trans>
      </Text>
      {order.payments.length === 0 ? (
        <Text size="sm" tone="muted">
          <Trans>None yet.</Trans>
        </Text>
      ) : (
        <ul aria-label={t`Payment attempts`}>
          {order.payments.map((payment) => (
            <PaymentAttempt key={payment.id} payment={payment} />
          ))}
        </ul>
      )}
    </DetailCard>
  )
}

function PaymentAttempt({ payment }: { payment: Payment }) {
  const { i18n } = useLingui()
  const { tag } = useLocale()
  const { gateway, method } = payment
  const how = gateway === 'manual' ? gatewayName(i18n, gateway) : i18n._(methodLabels[method])
  return (
    <li className={css.payment}>
      <div className={css.row}>
        <Text size="sm">
          {how} · {formatMoney(payment.amount, tag)}
        </Text>
        <PaymentStatePill state={payment.state} />
      </div>
      <Text size="xs" tone="muted">
        {formatDateTime(payment.createdAt, tag)}
        {gateway !== 'manual' && ` · ${gatewayName(i18n, gateway)}`}
        {payment.failureCode && ` · ${payment.failureCode}`}
      </Text>
    </li>
  )
}
