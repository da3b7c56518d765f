import { useLingui } from '@lingui/react/macro'
import type { AdminOrderList } from '@recadinho/contracts/admin-orders'
import { Button } from '@recadinho/ui/button'
import { Chips } from '@recadinho/ui/chips'
import { ChevronDownIcon, ChevronUpIcon } from '@recadinho/ui/icon'
import { SearchField } from '@recadinho/ui/search-field'
import { useId, useRef, useState, type Ref } from 'react'
import { statusLabels } from '../../lib/labels.ts'
import { useTypedSearch } from '../../lib/use-typed-search.ts'
import { ActiveFilters } from './active-filters.tsx'
import { FilterFields } from './filter-fields.tsx'
import { statusFilters, withFilter, withStatus, type OrderSearch } from './order-search.ts'
import { OrderViews } from './order-views.tsx'
import * as css from './order-filters.css.ts'

export interface OrderFiltersProps {
  search: OrderSearch
  onChange: (search: OrderSearch) => void
  counts: AdminOrderList['counts'] | undefined
  searchRef: Ref<HTMLInputElement>
}

/** Status, search, and further filters in a panel. All are kept in the URL. */
export function OrderFilters({ search, onChange, counts, searchRef }: OrderFiltersProps) {
  const { t, i18n } = useLingui()
  const [typed, setTyped] = useTypedSearch(search.search ?? '', (text) =>
    onChange(withFilter(search, { search: text })),
  )
  const [open, setOpen] = useState(false)
  const fields = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const all =
    counts && Object.entries(counts).reduce((sum, [name, count]) => (name === 'late' ? sum : sum + count), 0)

  return (
    <search className={css.filters}>
      <OrderViews search={search} onChange={onChange} late={counts?.late} />
      <Chips
        label={t`Status`}
        value={search.status ?? 'all'}
        onChange={(status) => onChange(withStatus(search, status))}
        options={statusFilters.map((status) => ({
          value: status,
          label: status === 'all' ? t`All` : i18n._(statusLabels[status]),
          count: status === 'all' ? all : counts?.[status],
        }))}
      />
      <div className={css.words}>
        <div className={css.search}>
          <SearchField
            ref={searchRef}
            label={t`Search by number, phone, name or child`}
            labelHidden
            placeholder={t`Number, phone, name or child`}
            value={typed}
            onChange={setTyped}
          />
        </div>
        <Button
          ref={opener}
          variant="secondary"
          aria-expanded={open}
          aria-controls={fields}
          iconEnd={open ? <ChevronUpIcon size="sm" /> : <ChevronDownIcon size="sm" />}
          onClick={() => setOpen(!open)}
        >
          {t`Filters`}
        </Button>
      </div>
      <div id={fields} hidden={!open}>
        {open && <FilterFields search={search} onChange={onChange} />}
      </div>
      <ActiveFilters
        search={search}
        onChange={(remaining) => {
          // The pressed button disappears, so keyboard users continue at the opener.
          opener.current?.focus()
          onChange(remaining)
        }}
      />
    </search>
  )
}
