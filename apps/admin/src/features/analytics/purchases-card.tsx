import { useLingui } from '@lingui/react/macro'
import type { DataQuality } from '@recadinho/contracts/data-quality'
import type { StaffRole } from '@recadinho/contracts/sessions'
import { formatDateTime } from '@recadinho/i18n/dates'
import { Callout } from '@recadinho/ui/callout'
import { Text } from '@recadinho/ui/text'
import { DetailCard } from '../../components/detail-card.tsx'
import { Figure, Figures } from '../../components/figure.tsx'
import { timeAgo } from '../../lib/time-ago.ts'
import { useLocale } from '../../lib/use-locale.ts'
import { purchaseStateLabels } from './quality-labels.ts'
import { OrderNumber } from './session-orders.tsx'
import * as css from './session-page.css.ts'

export interface PurchasesCardProps {
  advertiser: DataQuality['advertisers'][number]
  role: StaffRole
  /** The server's time. */
  now: string
}

const alarming: ReadonlySet<string> = new Set(['missing', 'failed', 'expired', 'refused'])

/** Paid orders compared with the purchases sent to one advertiser, with a list of those that are missing. */
export function PurchasesCard({ advertiser, role, now }: PurchasesCardProps) {
  const { t, i18n } = useLingui()
  const { tag } = useLocale()
  const { network, pausedSince, paid, states, waitingSince, lost } = advertiser
  const number = new Intl.NumberFormat(tag)
  const ago = (since: string) => timeAgo(since, Date.parse(now), tag)
  const waits = waitingSince === null ? '' : ago(waitingSince)
  const paused = pausedSince === null ? '' : ago(pausedSince)
  return (
    <DetailCard title={network === 'meta' ? t`Purchases told to Meta` : t`Purchases told to TikTok`}>
      {pausedSince !== null && (
        <Callout tone="warning" title={t`Paused: the account was refused ${paused}`}>
          {t`Nothing is sent until the token or the pixel is changed in the settings. What waits is sent then.`}
        </Callout>
      )}
      {paid === 0 ? (
        <Text tone="muted">{t`No orders were paid in this period.`}</Text>
      ) : (
        <Figures>
          <Figure name={t`Paid orders`} value={number.format(paid)} />
          {states.map(({ state, orders }) => (
            <Figure
              key={state}
              name={i18n._(purchaseStateLabels[state])}
              value={number.format(orders)}
              alarming={alarming.has(state)}
              note={state === 'waiting' && waits !== '' ? t`the oldest was paid ${waits}` : undefined}
            />
          ))}
        </Figures>
      )}
      {lost.length > 0 && (
        <ul aria-label={t`Orders that the advertiser doesn't know`} className={css.orders}>
          {lost.map((order) => (
            <li key={order.id} className={css.order}>
              <OrderNumber order={order} role={role} />
              <span>{i18n._(purchaseStateLabels[order.state])}</span>
              <span className={css.muted}>{formatDateTime(order.paidAt, tag)}</span>
            </li>
          ))}
        </ul>
      )}
      <Text size="sm" tone="muted">
        {t`Without consent: the buyer refused, or no advertiser was set up when they ordered. A missing purchase can be told from it for seven days.`}
      </Text>
    </DetailCard>
  )
}
