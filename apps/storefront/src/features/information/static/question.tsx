import { Trans, useLingui } from '@lingui/react/macro'
import type { MessageDescriptor } from '@lingui/core'
import { ChevronDownIcon } from '@recadinho/ui/icon'
import type { ReactNode } from 'react'
import * as css from './question.css.ts'

export interface QuestionEntry {
  /** Anchor of the answer: a link to it opens the question. */
  id: string
  question: MessageDescriptor
  answer: () => ReactNode
}

/** One question, a native disclosure: it opens without any script. */
export function Question({ id, question, answer: Answer }: QuestionEntry) {
  const { i18n, t } = useLingui()
  const title = i18n._(question)
  return (
    <details className={css.question} data-question>
      <summary className={css.summary}>
        {title}
        <span className={css.chevron}>
          <ChevronDownIcon />
        </span>
      </summary>
      <div id={id} className={css.answer}>
        <p>
          <Answer />
        </p>
        <p className={css.foot}>
          <a href={`#${id}`} data-copy aria-label={t`Copy link to “${title}”`}>
            <Trans>Copy link</Trans>
          </a>
        </p>
      </div>
    </details>
  )
}
