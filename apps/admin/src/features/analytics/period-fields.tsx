import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Select } from '@recadinho/ui/select'
import { TextField } from '@recadinho/ui/text-field'
import { presets, usualPreset, type AnalyticsSearch } from './analytics-search.ts'

type PeriodChange = Partial<Record<'days' | 'startDate' | 'endDate', string | undefined>>

export interface PeriodFieldsProps {
  search: AnalyticsSearch
  onChange: (change: PeriodChange) => void
}

/** A preset period, or its first and last day. */
export function PeriodFields({ search, onChange }: PeriodFieldsProps) {
  const { t } = useLingui()
  const { days = usualPreset, startDate = '', endDate = '' } = search
  const own = startDate !== '' || endDate !== ''
  return (
    <>
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
        onChange={({ target }) => onChange({ days: target.value, startDate: undefined, endDate: undefined })}
      />
      <TextField
        label={t`From`}
        type="date"
        value={startDate}
        onChange={({ target }) => onChange({ startDate: target.value })}
      />
      <TextField
        label={t`Until`}
        type="date"
        value={endDate}
        onChange={({ target }) => onChange({ endDate: target.value })}
      />
    </>
  )
}
