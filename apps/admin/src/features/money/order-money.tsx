import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { AdminOrder } from '@recadinho/contracts/admin-orders'
import type { OrderMoney as Money } from '@recadinho/contracts/money'
import { SkeletonText } from '@recadinho/ui/skeleton'
import { Heading } from '@recadinho/ui/text'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { toasts } from '../../lib/toasts.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import { DetailCard } from '../../components/detail-card.tsx'
import { ErrorCallout } from '../../components/error-callout.tsx'
import { PriceFacts } from '../../components/price-facts.tsx'
import { PaymentStatusPill } from '../../components/status-pills.tsx'
import { Attempts } from './attempts.tsx'
import { EarlierEvents } from './earlier-events.tsx'
import { Ledger } from './ledger.tsx'
import { orderMoneyOptions } from './money-queries.ts'
import { OrderStuckEvents } from './order-stuck-events.tsx'
import { RefundDialog } from './refund-dialog.tsx'
import { Disputes, Refunds } from './refunds.tsx'
import * as css from './money.css.ts'

export interface OrderMoneyProps {
  order: AdminOrder
  /** Opens the manual confirmation. */
  onConfirm: () => void
  /** The order is to be canceled: asks for the refund of its money. */
  cancelling?: boolean
  onCancelEnd?: () => void
}

/** The order's complete payment history and the owner's actions. */
export function OrderMoney(props: OrderMoneyProps) {
  const { order } = props
  const { t } = useLingui()
  const { api } = useAdmin()
  const money = useQuery(orderMoneyOptions(api, order.id))
  return (
    <DetailCard title={t`Payments`}>
      <div>
        <PaymentStatusPill status={order.paymentStatus} />
      </div>
      <PriceFacts order={order} />
      <ErrorCallout
        error={money.error}
        title={t`We couldn't load the payments`}
        onRetry={() => void money.refetch()}
        retrying={money.isFetching}
      />
      {money.isPending && (
        <div aria-busy="true">
          <SkeletonText />
        </div>
      )}
      {money.data && <MoneyParts {...props} money={money.data} />}
    </DetailCard>
  )
}

function MoneyParts({
  order,
  onConfirm,
  cancelling = false,
  onCancelEnd,
  money,
}: OrderMoneyProps & { money: Money }) {
  const { t } = useLingui()
  const [refunding, setRefunding] = useState<string>()
  const attempt = money.payments.find(({ payment, refundable }) =>
    refunding === undefined ? cancelling && refundable.amount > 0 : payment.id === refunding,
  )
  const endWithoutRefund = useEffectEvent(() => {
    if (attempt) return
    toasts.show({
      title: t`There's nothing left to refund`,
      description: t`Once the refund is completed, you can cancel the order.`,
    })
    onCancelEnd?.()
  })
  useEffect(() => {
    if (cancelling) endWithoutRefund()
  }, [cancelling])
  const others = money.payments.some((each) => each !== attempt && each.refundable.amount > 0)
  return (
    <div className={css.parts}>
      <OrderStuckEvents orderId={order.id} />
      <Part title={t`Payment attempts`}>
        <Attempts
          order={order}
          attempts={money.payments}
          onRefund={({ payment }) => setRefunding(payment.id)}
          onConfirm={onConfirm}
        />
        <EarlierEvents orderId={order.id} money={money} />
      </Part>
      {money.refunds.length > 0 && (
        <Part title={t`Refunds`}>
          <Refunds refunds={money.refunds} />
        </Part>
      )}
      {money.disputes.length > 0 && (
        <Part title={t`Disputes`}>
          <Disputes disputes={money.disputes} />
        </Part>
      )}
      {money.ledger.length > 0 && (
        <Part title={t`Totals`}>
          <Ledger ledger={money.ledger} />
        </Part>
      )}
      {attempt && (
        <RefundDialog
          order={order}
          attempt={attempt}
          others={others}
          cancels={cancelling || undefined}
          onClose={() => {
            setRefunding(undefined)
            onCancelEnd?.()
          }}
        />
      )}
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={css.part}>
      <Heading level={3} size="h4">
        {title}
      </Heading>
      {children}
    </div>
  )
}
