import { useLingui } from '@lingui/react/macro'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { ErrorComponentProps } from '@tanstack/react-router'
import type { StaffRole } from '@recadinho/contracts/sessions'
import { useDeferredValue } from 'react'
import { FigureCard } from '../../components/figure-card.tsx'
import { OutOfDate } from '../../components/out-of-date.tsx'
import { PageError } from '../../components/page-error.tsx'
import { mayCall } from '../../lib/may-call.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import { funnelOptions, salesOptions, statsOptions } from './analytics-queries.ts'
import { toFilters, type OverviewSearch } from './overview-search.ts'
import { BreakdownCard } from './breakdown-card.tsx'
import { ChartCard } from './chart-card.tsx'
import { Filters } from './filters.tsx'
import { Funnel } from './funnel.tsx'
import { SalesFigures } from './sales-figures.tsx'
import { StatsCard } from './stats-card.tsx'
import * as css from './overview.css.ts'

export interface OverviewPageProps {
  role: StaffRole | undefined
  search: OverviewSearch
  onSearch: (search: OverviewSearch) => void
}

/** Visits and sales of a period, compared with the period before. */
export function OverviewPage({ role, search, onSearch }: OverviewPageProps) {
  const { t } = useLingui()
  const { api } = useAdmin()
  // Keep the current figures on screen while those of another period load.
  const shown = useDeferredValue(search)
  const filters = toFilters(shown)
  const stats = useSuspenseQuery(statsOptions(api, filters))
  const sales = useQuery(salesOptions(api, filters))
  const funnel = useQuery(funnelOptions(api, filters))
  const { days: _, ...narrowed } = filters
  const listed = { ...narrowed, startDate: stats.data.startDate, endDate: stats.data.endDate }
  const may = (call: 'listAdminOrders' | 'listPromoCodes') => role !== undefined && mayCall(role, call)
  return (
    <>
      <Filters search={search} onSearch={onSearch} />
      <OutOfDate query={stats} />
      <div className={css.cards} aria-busy={shown !== search}>
        <StatsCard stats={stats.data} listed={listed} />
        <FigureCard title={t`Sales`} query={sales}>
          {(report) => (
            <SalesFigures sales={report} mayListOrders={may('listAdminOrders')} country={shown.country} />
          )}
        </FigureCard>
        <ChartCard search={search} onSearch={onSearch} stats={stats.data} sales={sales.data} />
        <FigureCard title={t`From visit to payment`} query={funnel}>
          {(steps) => <Funnel funnel={steps} />}
        </FigureCard>
        <BreakdownCard
          {...{ search, onSearch, listed }}
          stats={stats.data}
          sales={sales.data}
          mayEdit={may('listPromoCodes')}
        />
      </div>
    </>
  )
}

/** Shown when the figures could not be loaded. */
export function OverviewError(props: ErrorComponentProps) {
  const { t } = useLingui()
  return <PageError {...props} title={t`We couldn't load the figures`} />
}
