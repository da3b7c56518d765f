import { Trans, useLingui } from '@lingui/react/macro'
import { SearchIcon } from '@recadinho/ui/icon'
import * as css from './faq-search.css.ts'

/** The search field. Shown only when scripts run; features/information/search-questions.ts does the work. */
export function FaqSearch() {
  const { t } = useLingui()
  return (
    <search className={css.search}>
      <label htmlFor="faq-search" className={css.label}>
        <Trans>Search the questions</Trans>
      </label>
      <div className={css.field}>
        <span className={css.icon}>
          <SearchIcon />
        </span>
        <input
          id="faq-search"
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          placeholder={t`refund, PIX, name …`}
          className={css.input}
          data-search
          // `#` stands for the number.
          data-found={t`Questions found: #`}
        />
      </div>
      <p hidden data-nothing className={css.nothing}>
        <Trans>
          No matching questions. <a href="/contact">Ask us</a>: a real person will answer.
        </Trans>
      </p>
    </search>
  )
}
