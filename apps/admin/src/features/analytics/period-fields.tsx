import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Select } from '@recadinho/ui/select'
import { TextField } from '@recadinho/ui/text-field'
import { isDay } from '../../lib/calendar-day.ts'
import { periodDaysAtMost } from '@recadinho/contracts/filters'
import { presets, usualPreset, type AnalyticsSearch } from './analytics-search.ts'
import { periodFault, type PeriodFault } from './tracking-query.ts'

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
  const errors = usePeriodErrors(search)
  return (
    <>
      <Select
        label={t`Period`}
        value={own ? 'own' : String(typeof days === 'number' ? days : usualPreset)}
        error={errors.days}
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
        value={isDay(startDate) ? startDate : ''}
        error={errors.startDate}
        onChange={({ target }) => onChange({ startDate: target.value })}
      />
      <TextField
        label={t`Until`}
        type="date"
        value={isDay(endDate) ? endDate : ''}
        error={errors.endDate}
        onChange={({ target }) => onChange({ endDate: target.value })}
      />
    </>
  )
}

/** The period's error, by field. */
function usePeriodErrors(search: AnalyticsSearch): Partial<Record<keyof PeriodChange, string>> {
  const { t } = useLingui()
  const fault = periodFault(search)
  if (fault === undefined) return {}
  const { startDate = '', endDate = '' } = search
  const faults: Record<PeriodFault, [field: keyof PeriodChange, text: string]> = {
    unknown_days: ['days', t`The address asks for a period that isn't in this list.`],
    no_start: ['startDate', t`The address says “${startDate}” here, which isn't a date.`],
    no_end: ['endDate', t`The address says “${endDate}” here, which isn't a date.`],
    future: ['startDate', t`This day is in the future.`],
    reversed: ['endDate', t`The last day is before the first.`],
    too_long: ['endDate', t`A period has at most ${periodDaysAtMost} days.`],
  }
  const [field, text] = faults[fault]
  return { [field]: `${text} ${t`The last ${usualPreset} days are shown.`}` }
}
