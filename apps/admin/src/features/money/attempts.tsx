import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { AdminOrder } from '@recadinho/contracts/admin-orders'
import type { OrderMoney } from '@recadinho/contracts/money'
import { formatDateTime } from '@recadinho/i18n/dates'
import { formatMoney } from '@recadinho/i18n/money'
import { Button } from '@recadinho/ui/button'
import { Text } from '@recadinho/ui/text'
import { useServerNow } from '../../lib/server-clock.ts'
import { useLocale } from '../../lib/use-locale.ts'
import { gatewayName, methodLabels } from '../../lib/labels.ts'
import { PaymentStatePill } from '../../components/status-pills.tsx'
import { Detail, Details } from './detail.tsx'
import { Fold } from './fold.tsx'
import { GatewayEvent } from './gateway-event.tsx'
import { outcomeLabels } from './money-labels.ts'
import * as css from './money.css.ts'

export type Attempt = OrderMoney['payments'][number]

export interface AttemptsProps {
  order: AdminOrder
  attempts: readonly Attempt[]
  onRefund: (attempt: Attempt) => void
  onConfirm: () => void
}

/** The payment attempts: method, amount, state and the gateway's events. */
export function Attempts({ attempts, ...rest }: AttemptsProps) {
  const { t } = useLingui()
  if (attempts.length === 0)
    return (
      <Text size="sm" tone="muted">
        <Trans>None yet.</Trans>
      </Text>
    )
  return (
    <ul aria-label={t`Payment attempts`} className={css.entries}>
      {attempts.map((attempt) => (
        <AttemptEntry key={attempt.payment.id} attempt={attempt} {...rest} />
      ))}
    </ul>
  )
}

type AttemptEntryProps = Omit<AttemptsProps, 'attempts'> & { attempt: Attempt }

function AttemptEntry({ order, attempt, onRefund, onConfirm }: AttemptEntryProps) {
  const { i18n } = useLingui()
  const { tag } = useLocale()
  const { payment, refundable, refundsByGateway, events } = attempt
  const how = [i18n._(methodLabels[payment.method]), gatewayName(i18n, payment.gateway)].join(' · ')
  return (
    <li className={css.entry}>
      <div className={css.line}>
        <div className={css.words}>
          <Text as="span" weight="semibold">
            {how}
          </Text>
          <PaymentStatePill state={payment.state} />
        </div>
        <span className={css.amount}>{formatMoney(payment.amount, tag)}</span>
      </div>
      <AttemptDetails order={order} attempt={attempt} />
      {refundable.amount > 0 && (
        <div>
          <Button size="sm" variant="secondary" onClick={() => onRefund(attempt)}>
            {refundsByGateway ? <Trans>Refund…</Trans> : <Trans>Record a refund…</Trans>}
          </Button>
        </div>
      )}
      {confirmedByStaff(order, attempt) && (
        <div>
          <Button size="sm" variant="secondary" onClick={onConfirm}>
            <Trans>Confirm manually…</Trans>
          </Button>
        </div>
      )}
      {events.length > 0 && (
        <Fold
          title={
            <Plural value={events.length} one="# provider notification" other="# provider notifications" />
          }
        >
          {events.map((event) => (
            <GatewayEvent key={event.id} event={event} />
          ))}
        </Fold>
      )}
    </li>
  )
}

/** Payments to the shop's own key or link are confirmed by staff, not by a gateway. */
const confirmedByStaff = (order: AdminOrder, { payment }: Attempt) =>
  order.actions.includes('confirm_payment') &&
  (payment.gateway === 'pix_key' || payment.gateway === 'links') &&
  (payment.outcome === 'processing' || payment.outcome === 'error')

function AttemptDetails({ order, attempt }: { order: AdminOrder; attempt: Attempt }) {
  const { t, i18n } = useLingui()
  const { tag } = useLocale()
  const now = useServerNow()
  const { payment, gatewayRef, confirmedAt, countedBy, refunded, refundable } = attempt
  const when = (instant: string) => formatDateTime(instant, tag)
  const timed = payment.outcome !== 'confirmed' && payment.state !== 'cancelled'
  return (
    <Details>
      <Detail name={t`Started`}>{when(payment.createdAt)}</Detail>
      {confirmedAt && <Detail name={t`Confirmed`}>{when(confirmedAt)}</Detail>}
      {countedBy && (
        <Detail name={t`Counted`} wide>
          {payment.gateway === 'manual'
            ? t`With the payment that the gateway reported`
            : t`Not yet: it may be the payment that staff confirmed`}
        </Detail>
      )}
      {timed && payment.expiresAt && (
        <Detail name={Date.parse(payment.expiresAt) > now ? t`Payable until` : t`Was payable until`}>
          {when(payment.expiresAt)}
        </Detail>
      )}
      <Detail name={t`Buyer sees`}>{i18n._(outcomeLabels[payment.outcome])}</Detail>
      {payment.failureCode && (
        <Detail name={t`Provider's reason`} code>
          {payment.failureCode}
        </Detail>
      )}
      {refunded.amount > 0 && <Detail name={t`Refunded`}>{formatMoney(refunded, tag)}</Detail>}
      {refundable.amount > 0 && <Detail name={t`Refundable`}>{formatMoney(refundable, tag)}</Detail>}
      {gatewayRef && payment.gateway !== 'links' && (
        <Detail name={t`Reference`} code>
          {gatewayRef}
        </Detail>
      )}
      {payment.gateway === 'links' && (
        <Detail name={t`Reference`} code>
          {order.number}
        </Detail>
      )}
    </Details>
  )
}
