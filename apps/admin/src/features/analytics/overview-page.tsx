import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { useDeferredValue } from 'react'
import { PageError } from '../../components/page-error.tsx'
import { OutOfDate } from '../../components/out-of-date.tsx'
import { useAdmin } from '../../lib/use-admin.ts'
import { PeriodFilter } from './period-filter.tsx'
import { statsOptions } from './analytics-queries.ts'
import type { AnalyticsSearch } from './analytics-search.ts'
import { StatsCard } from './stats-card.tsx'
import * as css from './overview.css.ts'

export interface OverviewPageProps {
  search: AnalyticsSearch
  onSearch: (search: AnalyticsSearch) => void
}

/** How visits went in a period, and what they brought. */
export function OverviewPage({ search, onSearch }: OverviewPageProps) {
  const { api } = useAdmin()
  // Another period leaves the figures as they are until its own have come.
  const shown = useDeferredValue(search)
  const stats = useSuspenseQuery(statsOptions(api, shown))
  return (
    <>
      <PeriodFilter search={search} onSearch={onSearch} />
      <OutOfDate query={stats} />
      <div className={css.cards} aria-busy={shown !== search}>
        <StatsCard stats={stats.data} />
      </div>
    </>
  )
}

/** The page whose figures could not be read. */
export function OverviewError(props: ErrorComponentProps) {
  const { t } = useLingui()
  return <PageError {...props} title={t`We couldn't load the figures`} />
}
