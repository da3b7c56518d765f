import { productionStages } from '@recadinho/contracts/filters'
import { useLingui } from '@lingui/react/macro'
import type { AdminOrderList } from '@recadinho/contracts/admin-orders'
import { Chips } from '@recadinho/ui/chips'
import { Select } from '@recadinho/ui/select'
import { SearchField } from '@recadinho/ui/search-field'
import type { Ref } from 'react'
import { stageLabels } from '../../lib/labels.ts'
import { useTypedSearch } from '../../lib/use-typed-search.ts'
import { orderViews, viewOf, withView, type OrderSearch } from './order-search.ts'
import { viewLabels } from './view-labels.ts'
import * as css from './order-filters.css.ts'

export interface OrderFiltersProps {
  search: OrderSearch
  onChange: (search: OrderSearch) => void
  counts: AdminOrderList['counts'] | undefined
  searchRef: Ref<HTMLInputElement>
}

/** Status, stage and words to search for. All of it stands in the address. */
export function OrderFilters({ search, onChange, counts, searchRef }: OrderFiltersProps) {
  const { t, i18n } = useLingui()
  const [typed, setTyped] = useTypedSearch(search.search ?? '', (text) => {
    const { search: _, ...others } = search
    onChange({ ...others, ...(text === '' ? {} : { search: text }) })
  })
  const all =
    counts && Object.entries(counts).reduce((sum, [name, count]) => (name === 'late' ? sum : sum + count), 0)

  return (
    <search className={css.filters}>
      <Chips
        label={t`Status`}
        value={viewOf(search)}
        onChange={(view) => onChange(withView(search, view))}
        options={orderViews.map((view) => ({
          value: view,
          label: i18n._(viewLabels[view]),
          count: view === 'all' ? all : counts?.[view],
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
        {search.status === 'in_production' && (
          <div className={css.stage}>
            <Select
              label={t`Stage`}
              labelHidden
              value={search.stage ?? ''}
              placeholder={t`All stages`}
              options={productionStages.map((stage) => ({ value: stage, label: i18n._(stageLabels[stage]) }))}
              onChange={({ target }) => {
                const stage = productionStages.find((stage) => stage === target.value)
                const { stage: _, ...others } = search
                onChange({ ...others, ...(stage ? { stage } : {}) })
              }}
            />
          </div>
        )}
      </div>
    </search>
  )
}
