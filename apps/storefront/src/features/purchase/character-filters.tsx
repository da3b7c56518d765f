import { useLingui } from '@lingui/react/macro'
import { characterCategories, type CharacterCategory } from '@recadinho/contracts/catalog'
import { Chips } from '@recadinho/ui/chips'
import { SearchField } from '@recadinho/ui/search-field'
import { categoryName } from '../../components/characters/category-name.ts'
import * as css from './purchase-page.css.ts'

export interface CharacterFilter {
  category: CharacterCategory | 'all'
  /** The search text. */
  wanted: string
}

export interface CharacterFiltersProps {
  filter: CharacterFilter
  onChange: (filter: CharacterFilter) => void
}

/** Search by name, and the categories. */
export function CharacterFilters({ filter, onChange }: CharacterFiltersProps) {
  const { t, i18n } = useLingui()
  return (
    <div className={css.filters}>
      <SearchField
        label={t`Find a character`}
        labelHidden
        placeholder={t`Find a character`}
        value={filter.wanted}
        onChange={(wanted) => onChange({ ...filter, wanted })}
      />
      <Chips
        label={t`Category`}
        value={filter.category}
        onChange={(category) => onChange({ ...filter, category })}
        options={[
          { value: 'all', label: t`All` },
          ...characterCategories.map((name) => ({ value: name, label: i18n._(categoryName[name]) })),
        ]}
      />
    </div>
  )
}
