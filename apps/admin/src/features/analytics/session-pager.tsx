import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { SessionList } from '@recadinho/contracts/tracking'
import { Button } from '@recadinho/ui/button'
import { Select } from '@recadinho/ui/select'
import { useLocale } from '../../lib/use-locale.ts'
import { pageLimits, withFilters, type SessionSearch } from './session-search.ts'
import * as css from './session-list.css.ts'

export interface SessionPagerProps {
  list: SessionList
  search: SessionSearch
  onSearch: (search: SessionSearch) => void
}

/** Page navigation, and the page size. */
export function SessionPager({ list: { page, limit, total }, search, onSearch }: SessionPagerProps) {
  const { t } = useLingui()
  const number = new Intl.NumberFormat(useLocale().tag)
  const last = Math.max(1, Math.ceil(total / limit))
  const [shown, of] = [number.format(page), number.format(last)]
  const turnTo = (wanted: number) => onSearch(withFilters(search, { page: wanted }))
  return (
    <nav aria-label={t`Pages`} className={css.pager}>
      <div className={css.steps}>
        <Button variant="secondary" size="sm" disabled={page <= 1} onClick={() => turnTo(page - 1)}>
          <Trans context="page">Previous</Trans>
        </Button>
        <span className={css.count} aria-live="polite">{t`Page ${shown} of ${of}`}</span>
        <Button variant="secondary" size="sm" disabled={page >= last} onClick={() => turnTo(page + 1)}>
          <Trans context="page">Next</Trans>
        </Button>
      </div>
      <span className={css.count}>{t`${plural(total, { one: '# session', other: '# sessions' })}`}</span>
      <Select
        label={t`Per page`}
        value={String(limit)}
        options={pageLimits.map((each) => ({ value: String(each), label: String(each) }))}
        onChange={({ target }) => onSearch(withFilters(search, { limit: target.value }))}
      />
    </nav>
  )
}
