import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { SearchField } from '@recadinho/ui/search-field'
import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useCatalog } from '../../lib/catalog/use-catalog.ts'
import { isFound } from '../../lib/is-found.ts'
import { useEarly } from '../../lib/use-early.ts'
import { Question } from './question.tsx'
import { factsOf, plainAnswer, questions, type QuestionEntry } from './questions.ts'
import { ReadingPage } from './reading-page.tsx'

const all = questions.flatMap(({ entries }) => entries).length

/** §2, FAQ: grouped questions that expand individually; a search hides the others. */
export function FaqPage() {
  const { t, i18n } = useLingui()
  const facts = factsOf(useCatalog(), i18n)
  const [query, setQuery] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEarly(() => field.current?.value ?? '', setQuery)

  const matches = (entry: QuestionEntry) =>
    isFound(query, `${i18n._(entry.question)} ${plainAnswer(entry, facts, i18n)}`)
  const found = questions
    .map(({ id, title, entries }) => ({ id, title, entries: entries.filter(matches) }))
    .filter(({ entries }) => entries.length > 0)
  const shown = found.flatMap(({ entries }) => entries).length
  return (
    <ReadingPage
      title={t`Questions and answers`}
      updated="2026-11-21"
      picture="riddle-fox"
      lead={<Trans>What parents ask us before and after they order.</Trans>}
      opening={
        <search>
          <SearchField
            ref={field}
            label={<Trans>Search the questions</Trans>}
            placeholder={t`refund, PIX, name …`}
            value={query}
            onChange={setQuery}
            found={
              shown === all ? (
                <Plural value={all} one="# question" other="# questions" />
              ) : (
                <Trans>
                  {shown} of <Plural value={all} one="# question" other="# questions" />
                </Trans>
              )
            }
          />
          {shown === 0 && (
            <p>
              <Trans>
                No matching questions. <Link to="/contact">Ask us</Link>: a real person will answer.
              </Trans>
            </p>
          )}
        </search>
      }
      sections={found.map(({ id, title, entries }) => ({
        id,
        title: i18n._(title),
        body: entries.map((entry) => <Question key={entry.id} {...entry} />),
      }))}
    />
  )
}
