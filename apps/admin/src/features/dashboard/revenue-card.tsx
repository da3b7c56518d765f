import type { DashboardPeriod } from '@recadinho/contracts/filters'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { RevenueFigures } from '@recadinho/contracts/dashboard'
import { formatMoney } from '@recadinho/i18n/money'
import { Text } from '@recadinho/ui/text'
import { useAdmin } from '../../lib/use-admin.ts'
import { useLocale } from '../../lib/use-locale.ts'
import { revenueOptions } from './dashboard-queries.ts'
import { DaysChart } from './days-chart.tsx'
import { FigureCard } from '../../components/figure-card.tsx'
import { Figure, Figures } from '../../components/figure.tsx'
import { OrdersLink } from './orders-link.tsx'
import { revenueByCurrency } from './revenue-by-currency.ts'

export interface RevenueCardProps {
  period: DashboardPeriod
  /** When the period began, once it is known. */
  since: string | undefined
  /** The days of the period, those without money among them. */
  days: readonly string[]
}

/** The money of the period, each currency by itself. */
export function RevenueCard({ period, since, days }: RevenueCardProps) {
  const { t } = useLingui()
  const { api } = useAdmin()
  return (
    <FigureCard title={t`Revenue`} query={useQuery(revenueOptions(api, period))}>
      {(revenue) => <Currencies revenue={revenue} since={since} days={days} />}
    </FigureCard>
  )
}

interface CurrenciesProps extends Pick<RevenueCardProps, 'since' | 'days'> {
  revenue: RevenueFigures
}

function Currencies({ revenue, since, days }: CurrenciesProps) {
  const { t } = useLingui()
  const { tag } = useLocale()
  const currencies = revenueByCurrency(revenue, days)
  if (currencies.length === 0) return <Text tone="muted">{t`No money came in during this period.`}</Text>
  return currencies.map(({ currency, received, refunded, before, byDay }) => {
    const format = (amount: number) => formatMoney({ amount, currency }, tag)
    const earlier = format(before)
    return (
      <div key={currency}>
        <Figures>
          <Figure
            name={
              since ? (
                <OrdersLink search={{ paidSince: since }}>{t`Received, ${currency}`}</OrdersLink>
              ) : (
                t`Received, ${currency}`
              )
            }
            value={format(received)}
            note={t`before: ${earlier}`}
          />
          {refunded > 0 && <Figure name={t`Refunded, ${currency}`} value={format(refunded)} />}
        </Figures>
        <DaysChart label={t`Received by day, ${currency}`} days={byDay} format={format} />
      </div>
    )
  })
}
