import { useLingui } from '@lingui/react/macro'
import { Select } from '@recadinho/ui/select'
import { Filters } from './filters.tsx'
import { withAnalyticsFilters, withFilters, type SessionSearch } from './session-search.ts'

export interface SessionFiltersProps {
  search: SessionSearch
  onSearch: (search: SessionSearch) => void
}

/** The filters of all analytics, plus people or robots and the outcome; stored in the URL. */
export function SessionFilters({ search, onSearch }: SessionFiltersProps) {
  const { t } = useLingui()
  return (
    <Filters search={search} onSearch={(filters) => onSearch(withAnalyticsFilters(search, filters))}>
      <Select
        label={t`Visitors`}
        value={search.robots ? 'robots' : 'people'}
        options={[
          { value: 'people', label: t`People` },
          { value: 'robots', label: t`Robots` },
        ]}
        onChange={({ target }) => onSearch(withFilters(search, { robots: target.value === 'robots' }))}
      />
      <Select
        label={t`Outcome`}
        value={search.convertedOnly ? 'paid' : ''}
        placeholder={t`All sessions`}
        options={[{ value: 'paid', label: t`Only sessions that paid` }]}
        onChange={({ target }) => onSearch(withFilters(search, { convertedOnly: target.value === 'paid' }))}
      />
    </Filters>
  )
}
