import { Trans } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { ChevronDownIcon } from '@recadinho/ui/icon'
import { Link } from '@tanstack/react-router'
import { useCatalog } from '../../lib/catalog/use-catalog.ts'
import { CopyLink } from './copy-link.tsx'
import * as css from './question.css.ts'
import { factsOf, type QuestionEntry } from './questions.ts'

/** The links in answers, by their tags. */
const links = {
  contact: <Link to="/contact" />,
  cookies: <Link to="/privacy" hash="cookies" />,
  privacy: <Link to="/privacy" />,
  purchase: <Link to="/purchase" />,
  refund: <Link to="/refund" />,
  rights: <Link to="/privacy" hash="your-rights" />,
}

/** A question as a native `details` element: it opens without script. */
export function Question({ id, question, answer }: QuestionEntry) {
  const { i18n } = useLingui()
  const catalog = useCatalog()
  const title = i18n._(question)
  return (
    <details className={css.question}>
      <summary className={css.summary}>
        {title}
        <span className={css.chevron}>
          <ChevronDownIcon />
        </span>
      </summary>
      <div id={id} className={css.answer}>
        <p>
          <Trans {...answer} values={factsOf(catalog, i18n)} components={links} />
        </p>
        <p>
          <CopyLink to={id} title={title} inWords />
        </p>
      </div>
    </details>
  )
}
