import { useLingui } from '@lingui/react/macro'
import type { AdminOrder } from '@recadinho/contracts/admin-orders'
import {
  detailsOf,
  otherChildrenText,
  type CorrectablePersonalization,
} from '@recadinho/contracts/personalization'
import { occasionLabels } from '@recadinho/i18n/occasions'
import { formatDateTime } from '@recadinho/i18n/dates'
import { formatDay } from '@recadinho/i18n/calendar'
import { Text } from '@recadinho/ui/text'
import type { ReactNode } from 'react'
import { fieldLabels } from '../../lib/field-labels.ts'
import { useLocale } from '../../lib/use-locale.ts'
import { DetailCard } from '../../components/detail-card.tsx'
import { LikenessDrawing } from '../../components/likeness-drawing.tsx'
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
  /** Of the fields that are more than a text. */
  const details: Partial<Record<CorrectablePersonalization, ReactNode>> = {
    nameHint: order.nameHint && (
      <q>
        <Written text={order.nameHint} />
      </q>
    ),
    otherChildren: order.otherChildren.length > 0 && (
      <Written text={otherChildrenText(order.otherChildren)} />
    ),
    likeness: order.likeness && (
      <LikenessDrawing
        likeness={order.likeness}
        age={order.childAge}
        label={i18n._(fieldLabels.likeness.label)}
        size="sm"
      />
    ),
    occasion: i18n._(occasionLabels[order.occasion]),
    occasionDate:
      order.occasionDate &&
      (order.occasion === 'birthday'
        ? t`Turns ${order.childAge} on ${formatDay(order.occasionDate, tag)}`
        : t`${formatDay(order.occasionDate, tag)}, at age ${order.childAge}`),
    additionalNotes: (
      <span className={css.notes}>
        <Written text={order.additionalNotes} />
      </span>
    ),
  }
  return (
    <DetailCard title={t`Child`}>
      <Facts>
        {detailsOf('staff').map((field) => {
          const value = order[field]
          const isText = typeof value === 'string' || typeof value === 'number'
          const detail = field in details ? details[field] : isText && <Written text={`${value}`} />
          return (
            detail && (
              <Fact key={field} name={i18n._(fieldLabels[field].label)}>
                {detail}
              </Fact>
            )
          )
        })}
        <Fact name={t`Language`}>{order.locale === 'pt' ? t`Portuguese` : t`English`}</Fact>
      </Facts>
    </DetailCard>
  )
}
