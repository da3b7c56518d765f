import { useLingui } from '@lingui/react'
import { Disclosure } from '../../components/disclosure.tsx'
import { CopyLink } from './copy-link.tsx'
import type { QuestionEntry } from './questions.ts'
import { useWords } from './use-words.tsx'

/** A question that expands to its answer. */
export function Question({ id, question, answer }: QuestionEntry) {
  const { i18n } = useLingui()
  const words = useWords()
  const title = i18n._(question)
  return (
    <Disclosure summary={title} id={id}>
      <p>{words(answer)}</p>
      <p>
        <CopyLink to={id} title={title} inWords />
      </p>
    </Disclosure>
  )
}
