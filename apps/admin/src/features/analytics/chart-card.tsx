import { useLingui } from '@lingui/react/macro'
import type { SalesReport } from '@recadinho/contracts/analytics'
import type { TrackingStats } from '@recadinho/contracts/tracking'
import { formatMoney } from '@recadinho/i18n/money'
import { Chips } from '@recadinho/ui/chips'
import { Text } from '@recadinho/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { DetailCard } from '../../components/detail-card.tsx'
import { useAdmin } from '../../lib/use-admin.ts'
import { useLocale } from '../../lib/use-locale.ts'
import { annotationsOptions } from './analytics-queries.ts'
import { withChange, type OverviewSearch } from './overview-search.ts'
import { annotationWords } from './annotation-words.ts'
import { DaysTable } from './days-table.tsx'
import { ExportButton } from './export-button.tsx'
import { daysOf, seriesOf, type FigureSeries } from './figure-series.ts'
import { LineChart } from './line-chart.tsx'
import * as css from './chart.css.ts'

export interface ChartCardProps {
  search: OverviewSearch
  onSearch: (search: OverviewSearch) => void
  stats: TrackingStats
  /** `undefined` while loading or after a failure. */
  sales: SalesReport | undefined
}

/** One series by day with annotations, and the same data as a table. */
export function ChartCard({ search, onSearch, stats, sales }: ChartCardProps) {
  const { t } = useLingui()
  const all = useMemo(() => seriesOf(stats, sales), [stats, sales])
  const shown = all.find(({ id }) => id === search.chart) ?? all[0]
  const names = {
    sessions: () => t`Sessions`,
    visitors: () => t`Visitors (estimate)`,
    pages: () => t`Page views`,
    paid: () => t`Sessions that paid`,
    orders: () => t`Paid orders`,
    revenue: ({ currency }: FigureSeries) => t`Revenue, ${currency}`,
  }
  const nameOf = (series: FigureSeries) => names[series.name](series)
  if (!shown) return null
  return (
    <DetailCard title={t`By day`}>
      <Chips
        label={t`Figure`}
        value={shown.id}
        onChange={(chart) => onSearch(withChange(search, { chart }))}
        options={all.map((series) => ({ value: series.id, label: nameOf(series) }))}
      />
      <Days
        key={`${stats.startDate} ${stats.endDate}`}
        {...{ search, stats }}
        series={shown}
        label={nameOf(shown)}
      />
      <ExportButton search={search} table="days" />
    </DetailCard>
  )
}

interface DaysProps {
  search: OverviewSearch
  stats: TrackingStats
  series: FigureSeries
  label: string
}

function Days({ search, stats, series, label }: DaysProps) {
  const { t, i18n } = useLingui()
  const { tag, locale } = useLocale()
  const { api } = useAdmin()
  const { data } = useQuery(annotationsOptions(api, search))
  const days = useMemo(() => daysOf(stats), [stats])
  const [at, setAt] = useState(days.length - 1)
  const { values, currency } = series
  const { dayName, format, axis } = useMemo(() => formats(tag, currency, days), [tag, currency, days])
  const changes = useMemo(
    () =>
      (data?.items ?? []).map((each) => ({
        id: `${each.at} ${each.kind}`,
        day: each.day,
        words: annotationWords(i18n, each, locale),
      })),
    [data, i18n, locale],
  )
  const marks = useMemo(() => [...new Set(changes.map(({ day }) => days.indexOf(day)))], [changes, days])
  const on = (day: string) => changes.filter((each) => each.day === day)
  const day = days[at] ?? ''
  const reading = format(values[at] ?? 0)
  const dated = dayName(at)
  return (
    <>
      {days.length > 1 && (
        <div className={css.point}>
          <LineChart
            label={t`${label} by day`}
            {...{ at, values, dayName, marks }}
            format={axis}
            onPoint={setAt}
          />
          <input
            type="range"
            aria-label={t`Day`}
            aria-valuetext={[`${dated}: ${reading}`, ...on(day).map(({ words }) => words)].join('. ')}
            min={0}
            max={days.length - 1}
            value={at}
            onChange={({ target }) => setAt(target.valueAsNumber)}
            className={css.slider}
          />
          <div className={css.reading}>
            <span>{dated}</span>
            <span className={css.value}>{reading}</span>
          </div>
          {on(day).map(({ id, words }) => (
            <p key={id} className={css.change}>
              {words}
            </p>
          ))}
        </div>
      )}
      {days.length === 1 && <Text>{`${dated}: ${reading}`}</Text>}
      <DaysTable
        label={t`${label} by day`}
        rows={days.map((each, index) => ({
          day: each,
          name: dayName(index),
          value: format(values[index] ?? 0),
          changes: on(each).map(({ words }) => words),
        }))}
      />
    </>
  )
}

/** Formatters for days, values and axis labels. */
function formats(tag: string, currency: string | undefined, days: readonly string[]) {
  // Calendar days have no time zone.
  const dates = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  const number = new Intl.NumberFormat(tag)
  const short = new Intl.NumberFormat(tag, { notation: 'compact', maximumFractionDigits: 1 })
  const money = (amount: number) =>
    currency === undefined
      ? number.format(amount)
      : formatMoney({ amount: Math.round(amount), currency }, tag)
  return {
    dayName: (at: number) => {
      const day = days[at]
      return day === undefined ? '' : dates.format(new Date(`${day}T00:00:00Z`))
    },
    format: money,
    axis: (value: number) => (currency === undefined ? short.format(value) : money(value)),
  }
}
