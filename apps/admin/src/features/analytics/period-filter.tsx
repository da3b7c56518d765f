import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Select } from '@recadinho/ui/select'
import { TextField } from '@recadinho/ui/text-field'
import { parseAnalyticsSearch, presets, usualPreset, type AnalyticsSearch } from './analytics-search.ts'
import * as css from './overview.css.ts'

export interface PeriodFilterProps {
  search: AnalyticsSearch
  onSearch: (search: AnalyticsSearch) => void
}

/** A period by name or by its days. It stands in the address. */
export function PeriodFilter({ search, onSearch }: PeriodFilterProps) {
  const { t } = useLingui()
  const change = (wanted: Partial<Record<keyof AnalyticsSearch, string | undefined>>) =>
    onSearch(parseAnalyticsSearch({ ...search, ...wanted }))
  const { days = usualPreset, startDate = '', endDate = '' } = search
  const own = startDate !== '' || endDate !== ''
  return (
    <search className={css.fields}>
      <Select
        label={t`Period`}
        value={own ? 'own' : String(days)}
        options={[
          ...presets.map((each) => ({
            value: String(each),
            label: each === 1 ? t`Today` : t`${plural(each, { one: 'Last # day', other: 'Last # days' })}`,
          })),
          ...(own ? [{ value: 'own', label: t`Selected days` }] : []),
        ]}
        onChange={({ target: { value } }) =>
          change({ days: value, startDate: undefined, endDate: undefined })
        }
      />
      <TextField
        label={t`From`}
        type="date"
        value={startDate}
        onChange={({ target }) => change({ startDate: target.value })}
      />
      <TextField
        label={t`Until`}
        type="date"
        value={endDate}
        onChange={({ target }) => change({ endDate: target.value })}
      />
    </search>
  )
}
