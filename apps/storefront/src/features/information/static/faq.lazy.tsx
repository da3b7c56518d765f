import { Trans, useLingui } from '@lingui/react/macro'
import { FaqSearch } from './faq-search.tsx'
import { Question } from './question.tsx'
import { questions } from './questions.tsx'
import { ReadingPage } from './reading-page.tsx'

/** §2, FAQ: grouped questions that open one by one; a search hides the others. */
export default function FaqPage() {
  const { t, i18n } = useLingui()
  return (
    <ReadingPage
      title={t`Questions and answers`}
      updated="2026-11-21"
      picture="riddle-fox"
      lead={<Trans>What parents ask us before and after they order.</Trans>}
      opening={<FaqSearch />}
      sections={questions.map(({ id, title, entries }) => ({
        id,
        title: i18n._(title),
        body: entries.map((entry) => <Question key={entry.id} {...entry} />),
      }))}
    />
  )
}
