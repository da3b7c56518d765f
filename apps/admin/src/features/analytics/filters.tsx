import { useLingui } from '@lingui/react/macro'
import { devices, otherKey } from '@recadinho/contracts/filters'
import type { SessionPart, TrackingStats } from '@recadinho/contracts/tracking'
import { Button } from '@recadinho/ui/button'
import { Select } from '@recadinho/ui/select'
import { Text } from '@recadinho/ui/text'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { countryName } from '../../lib/country-name.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import { useLocale } from '../../lib/use-locale.ts'
import { statsOptions } from './analytics-queries.ts'
import { toPeriod } from './analytics-search.ts'
import { isNarrowed, withChange, type OverviewSearch } from './overview-search.ts'
import { PeriodFields } from './period-fields.tsx'
import { deviceLabels, keyWords } from './session-labels.ts'
import * as css from './overview.css.ts'

export interface FiltersProps {
  search: OverviewSearch
  onSearch: (search: OverviewSearch) => void
  /** Further fields. */
  children?: ReactNode
}

/** Period and filters, all stored in the URL. */
export function Filters({ search, onSearch, children }: FiltersProps) {
  const { t, i18n } = useLingui()
  const { locale } = useLocale()
  const { api } = useAdmin()
  // The options come from the unfiltered period.
  const whole = useQuery(statsOptions(api, toPeriod(search))).data
  const change = (wanted: Partial<Record<keyof OverviewSearch, string | undefined>>) =>
    onSearch(withChange(search, wanted))
  const select = (part: 'source' | 'country' | 'campaign' | 'affiliate', label: string) => (
    <Select
      label={label}
      value={search[part] ?? ''}
      placeholder={t`All`}
      options={keysOf(whole, part, search[part]).map((value) => ({
        value,
        label: part === 'country' ? countryName(value, locale) : keyWords(i18n, value),
      }))}
      onChange={({ target: { value } }) => change({ [part]: value })}
    />
  )
  return (
    <search>
      <div className={css.fields}>
        <PeriodFields search={search} onChange={change} />
        {select('source', t`Source`)}
        <Select
          label={t`Device`}
          value={search.device ?? ''}
          placeholder={t`All`}
          options={devices.map((value) => ({ value, label: i18n._(deviceLabels[value]) }))}
          onChange={({ target: { value } }) => change({ device: value })}
        />
        {select('country', t`Country`)}
        {select('campaign', t`Campaign`)}
        {select('affiliate', t`Affiliate`)}
        {children}
      </div>
      {isNarrowed(search) && (
        <div className={css.narrowed}>
          <Text size="sm" tone="muted">
            {t`Country, campaign and affiliate: one at a time.`}
          </Text>
          <Button
            variant="subtle"
            size="sm"
            onClick={() => onSearch({ ...toPeriod(search), ...shownOf(search) })}
          >{t`Show all visits`}</Button>
        </div>
      )}
    </search>
  )
}

/** The view settings without the filters. */
const shownOf = ({ chart, by }: OverviewSearch) => ({ ...(chart ? { chart } : {}), ...(by ? { by } : {}) })

/** The keys of the period, plus the selected one even if the period has no data for it. */
function keysOf(stats: TrackingStats | undefined, of: SessionPart, selected: string | undefined): string[] {
  const known = (stats?.parts ?? [])
    .filter(({ part, key }) => part === of && key !== '' && key !== otherKey)
    .map(({ key }) => key)
  return [...new Set([...known, ...(selected === undefined ? [] : [selected])])].toSorted()
}
