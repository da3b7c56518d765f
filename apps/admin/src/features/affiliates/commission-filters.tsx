import { useLingui } from '@lingui/react/macro'
import type { CommissionBalance } from '@recadinho/contracts/commissions'
import { commissionStates } from '@recadinho/contracts/filters'
import { Select } from '@recadinho/ui/select'
import { commissionStateLabels } from './commission-labels.ts'
import { parseCommissionSearch, type CommissionSearch } from './commission-search.ts'
import * as css from './commissions.css.ts'

export interface CommissionFiltersProps {
  search: CommissionSearch
  onSearch: (search: CommissionSearch) => void
}

/** Filters by affiliate, state and currency, stored in the URL. */
export function CommissionFilters({
  balances,
  search,
  onSearch,
}: CommissionFiltersProps & { balances: readonly CommissionBalance[] }) {
  const { t, i18n } = useLingui()
  const change = (wanted: Record<string, string>) => onSearch(parseCommissionSearch({ ...search, ...wanted }))
  const names = new Map(balances.map(({ affiliate }) => [affiliate.code, affiliate.name]))
  const currencies = [...new Set(balances.map(({ currency }) => currency))].toSorted()
  return (
    <search className={css.filters}>
      <div className={css.wide}>
        <Select
          label={t`Affiliate`}
          value={search.affiliate ?? ''}
          placeholder={t`All affiliates`}
          options={[...names].map(([value, label]) => ({ value, label }))}
          onChange={({ target }) => change({ affiliate: target.value })}
        />
      </div>
      <Select
        label={t`Status`}
        value={search.state ?? ''}
        placeholder={t`All`}
        options={commissionStates.map((value) => ({ value, label: i18n._(commissionStateLabels[value]) }))}
        onChange={({ target }) => change({ state: target.value })}
      />
      <Select
        label={t`Currency`}
        value={search.currency ?? ''}
        placeholder={t({ context: 'currency', message: 'All' })}
        options={currencies.map((value) => ({ value, label: value }))}
        onChange={({ target }) => change({ currency: target.value })}
      />
    </search>
  )
}
