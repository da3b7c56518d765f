import { useLingui } from '@lingui/react/macro'
import type { AdminOrder } from '@recadinho/contracts/admin-orders'
import { occasionLabels } from '@recadinho/i18n/occasions'
import { formatDateTime } from '@recadinho/i18n/dates'
import { formatDay } from '@recadinho/i18n/calendar'
import { Text } from '@recadinho/ui/text'
import { useLocale } from '../../lib/use-locale.ts'
import { DetailCard } from '../../components/detail-card.tsx'
import { Fact, Facts } from '../../components/facts.tsx'
import { Written } from '../../components/written.tsx'
import * as css from './order-details.css.ts'

/** The child the video is for. */
export function ChildCard({ order }: { order: AdminOrder }) {
  const { t, i18n } = useLingui()
  const { tag } = useLocale()
  if (order.detailsErasedAt !== null) {
    const erased = formatDateTime(order.detailsErasedAt, tag)
    return (
      <DetailCard title={t`Child`}>
        <Text size="sm" tone="muted">
          {t`Deleted on ${erased}, with the script and the phone number. The accounting record stays.`}
        </Text>
      </DetailCard>
    )
  }
  return (
    <DetailCard title={t`Child`}>
      <Facts>
        <Fact name={t`Name`}>
          <Written text={order.childName} />
        </Fact>
        {order.nameHint && (
          <Fact name={t`How to say it`}>
            <q>
              <Written text={order.nameHint} />
            </q>
          </Fact>
        )}
        <Fact name={t`Age`}>{order.childAge}</Fact>
        <Fact name={t`Occasion`}>{i18n._(occasionLabels[order.occasion])}</Fact>
        {order.occasionDate && (
          <Fact name={t`Occasion date`}>
            {order.occasion === 'birthday'
              ? t`Turns ${order.childAge} on ${formatDay(order.occasionDate, tag)}`
              : t`${formatDay(order.occasionDate, tag)}, at age ${order.childAge}`}
          </Fact>
        )}
        <Fact name={t`Language`}>{order.locale === 'pt' ? t`Portuguese` : t`English`}</Fact>
        <Fact name={t`Notes`}>
          <span className={css.notes}>
            <Written text={order.additionalNotes} />
          </span>
        </Fact>
      </Facts>
    </DetailCard>
  )
}
