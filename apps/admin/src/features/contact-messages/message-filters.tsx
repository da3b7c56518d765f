import { contactViews } from '@recadinho/contracts/filters'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Chips } from '@recadinho/ui/chips'
import { SearchField } from '@recadinho/ui/search-field'
import type { Ref } from 'react'
import { useAdmin } from '../../lib/use-admin.ts'
import { useTypedSearch } from '../../lib/use-typed-search.ts'
import { viewLabels } from './contact-labels.ts'
import { messageCountsOptions } from './contact-queries.ts'
import { parseContactSearch, type ContactSearch } from './contact-search.ts'
import * as css from './messages.css.ts'

export interface MessageFiltersProps {
  search: ContactSearch
  onChange: (search: ContactSearch) => void
  searchRef: Ref<HTMLInputElement>
}

/** Filters by view and search text, kept in the URL. */
export function MessageFilters({ search, onChange, searchRef }: MessageFiltersProps) {
  const { t, i18n } = useLingui()
  const { api } = useAdmin()
  const counts = useQuery(messageCountsOptions(api)).data
  const [typed, setTyped] = useTypedSearch(search.search ?? '', (text) =>
    onChange(parseContactSearch({ ...search, search: text })),
  )
  return (
    <search className={css.filters}>
      <Chips
        label={t`Which messages`}
        value={search.view ?? 'open'}
        onChange={(view) => onChange(parseContactSearch({ ...search, view }))}
        options={contactViews.map((view) => ({
          value: view,
          label: i18n._(viewLabels[view]),
          count: view === 'open' || view === 'mine' ? counts?.[view] : undefined,
        }))}
      />
      <SearchField
        ref={searchRef}
        label={t`Search by name, email, subject or words`}
        labelHidden
        placeholder={t`Name, email, subject or words`}
        value={typed}
        onChange={setTyped}
      />
    </search>
  )
}
