import { Plural, Trans } from '@lingui/react/macro'
import { SearchIcon } from '@recadinho/ui/icon'
import type { Ref } from 'react'
import * as css from './gallery.css.ts'

export interface CharacterSearchProps {
  ref: Ref<HTMLInputElement>
  query: string
  onChange: (query: string) => void
  shown: number
  all: number
}

/** The search field of the gallery, with the number of matches. */
export function CharacterSearch({ ref, query, onChange, shown, all }: CharacterSearchProps) {
  return (
    <search className={css.search}>
      <label htmlFor="characters-search" className={css.searchLabel}>
        <Trans>Find a character</Trans>
      </label>
      <div className={css.searchBox}>
        <span className={css.searchIcon}>
          <SearchIcon />
        </span>
        <input
          ref={ref}
          id="characters-search"
          type="search"
          className={css.searchInput}
          value={query}
          onChange={({ target }) => onChange(target.value)}
          autoComplete="off"
          maxLength={60}
          aria-describedby="characters-count"
        />
      </div>
      <output id="characters-count" htmlFor="characters-search" className={css.count}>
        {shown === all ? (
          <Plural value={all} one="# character" other="# characters" />
        ) : (
          <Trans>
            {shown} of <Plural value={all} one="# character" other="# characters" />
          </Trans>
        )}
      </output>
    </search>
  )
}
