import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@recadinho/ui/button'
import { CloseIcon } from '@recadinho/ui/icon'
import { useLocale } from '../../lib/use-locale.ts'
import { filterTexts } from './filter-labels.ts'
import { withFilter, type OrderSearch } from './order-search.ts'
import * as css from './order-filters.css.ts'

export interface ActiveFiltersProps {
  search: OrderSearch
  onChange: (search: OrderSearch) => void
}

/** The active filters, which can be removed one by one or all at once. */
export function ActiveFilters({ search, onChange }: ActiveFiltersProps) {
  const { t, i18n } = useLingui()
  const { locale } = useLocale()
  const texts = filterTexts(search, i18n, locale)
  if (texts.length === 0) return null
  const none = Object.fromEntries(texts.map(([filter]) => [filter, undefined]))
  return (
    <ul aria-label={t`Active filters`} className={css.active}>
      {texts.map(([filter, text]) => (
        <li key={filter}>
          <Button
            variant="secondary"
            size="sm"
            aria-label={t`${text}, remove this filter`}
            iconEnd={<CloseIcon size="sm" />}
            onClick={() => onChange(withFilter(search, { [filter]: undefined }))}
          >
            {text}
          </Button>
        </li>
      ))}
      <li>
        <Button variant="subtle" size="sm" onClick={() => onChange(withFilter(search, none))}>
          <Trans>Clear filters</Trans>
        </Button>
      </li>
    </ul>
  )
}
