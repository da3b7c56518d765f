import { useLingui } from '@lingui/react/macro'
import type { TrackingStats } from '@recadinho/contracts/tracking'
import { Text } from '@recadinho/ui/text'
import { DetailCard } from '../../components/detail-card.tsx'
import { Figure, Figures } from '../../components/figure.tsx'
import { useLocale } from '../../lib/use-locale.ts'

/** The sums of the period. */
export function StatsCard({ stats: { totals } }: { stats: TrackingStats }) {
  const { t } = useLingui()
  const { tag } = useLocale()
  const number = new Intl.NumberFormat(tag)
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 })
  const share = (part: number) => (totals.sessions === 0 ? '–' : percent.format(part / totals.sessions))
  return (
    <DetailCard title={t`Visits`}>
      {totals.sessions === 0 ? (
        <Text tone="muted">{t`No visits in this period.`}</Text>
      ) : (
        <Figures>
          <Figure
            name={t`Visitors`}
            value={totals.visitors === null ? '–' : `~${number.format(totals.visitors)}`}
          />
          <Figure name={t`Sessions`} value={number.format(totals.sessions)} />
          <Figure name={t`Page views`} value={number.format(totals.pages)} />
          <Figure name={t`Sessions that paid`} value={number.format(totals.paid)} />
          <Figure name={t`Conversion`} value={share(totals.paid)} />
        </Figures>
      )}
    </DetailCard>
  )
}
