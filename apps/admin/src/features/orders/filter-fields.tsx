import { useLingui } from '@lingui/react/macro'
import { claimFilters, gateways, orderPaymentStatuses, productionStages } from '@recadinho/contracts/filters'
import { useQuery } from '@tanstack/react-query'
import { Select } from '@recadinho/ui/select'
import { countryName } from '../../lib/country-name.ts'
import { gatewayName, paymentStatusLabels, stageLabels } from '../../lib/labels.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import { useLocale } from '../../lib/use-locale.ts'
import { claimFilterLabels, dueLabels, holdLabel, lateLabel } from './filter-labels.ts'
import { orderCountriesOptions } from './order-queries.ts'
import { dueHours, isOver, withFilter, type OrderSearch } from './order-search.ts'
import * as css from './order-filters.css.ts'

export interface FilterFieldsProps {
  search: OrderSearch
  onChange: (search: OrderSearch) => void
}

/**
 * All filters except status and search. Stage and due time apply only to orders in production, so they select that
 * status.
 */
export function FilterFields({ search, onChange }: FilterFieldsProps) {
  const { t, i18n } = useLingui()
  const { locale } = useLocale()
  const { api } = useAdmin()
  const known = useQuery(orderCountriesOptions(api)).data?.codes ?? []
  // Includes the country in the URL even if no order came from it.
  const countries = [...new Set([...known, ...(search.country ? [search.country] : [])])]
  const change = (wanted: Partial<Record<keyof OrderSearch, unknown>>) => onChange(withFilter(search, wanted))
  const work = { status: 'in_production', late: undefined, due: undefined, hold: undefined }

  return (
    <div className={css.fields}>
      <Select
        label={t`Stage`}
        value={search.stage ?? ''}
        placeholder={t`All stages`}
        options={productionStages.map((value) => ({ value, label: i18n._(stageLabels[value]) }))}
        onChange={({ target: { value } }) =>
          change(value === '' ? { stage: undefined } : { stage: value, status: 'in_production' })
        }
      />
      <Select
        label={t`Due time`}
        value={dueValue(search)}
        placeholder={t`Any`}
        options={[
          { value: 'late true', label: i18n._(lateLabel) },
          ...dueHours.map((hours) => ({ value: `due ${hours}`, label: i18n._(dueLabels[hours]) })),
          ...[true, false].map((hold) => ({ value: `hold ${hold}`, label: i18n._(holdLabel(hold)) })),
        ]}
        onChange={({ target: { value } }) => {
          const [filter, wanted] = value.split(' ')
          change(
            filter ? { ...work, [filter]: wanted } : { late: undefined, due: undefined, hold: undefined },
          )
        }}
      />
      <Select
        label={t`Who is on it`}
        value={search.claim ?? ''}
        placeholder={t`Everyone`}
        options={claimFilters.map((value) => ({ value, label: i18n._(claimFilterLabels[value]) }))}
        onChange={({ target: { value } }) =>
          // Finished orders have no claims.
          change({ claim: value, ...(isOver(search.status) ? { status: undefined } : {}) })
        }
      />
      <Select
        label={t`Payment`}
        value={search.payment ?? ''}
        placeholder={t`Any`}
        options={orderPaymentStatuses.map((value) => ({ value, label: i18n._(paymentStatusLabels[value]) }))}
        onChange={({ target: { value } }) => change({ payment: value })}
      />
      <Select
        label={t`Payment provider`}
        value={search.gateway ?? ''}
        placeholder={t`Any`}
        options={gateways.map((value) => ({ value, label: gatewayName(i18n, value) }))}
        onChange={({ target: { value } }) => change({ gateway: value })}
      />
      <Select
        label={t`Country`}
        value={search.country ?? ''}
        placeholder={t`All countries`}
        options={countries
          .map((value) => ({ value, label: countryName(value, locale) }))
          .toSorted((a, b) => a.label.localeCompare(b.label, locale))}
        onChange={({ target: { value } }) => change({ country: value })}
      />
    </div>
  )
}

/** The filter and its value as one select option. */
function dueValue({ late, due, hold }: OrderSearch): string {
  if (late) return 'late true'
  if (due) return `due ${due}`
  return hold === undefined ? '' : `hold ${hold}`
}
