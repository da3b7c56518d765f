import { Plural } from '@lingui/react/macro'
import { Callout } from '@recadinho/ui/callout'
import type { MouseEvent, Ref } from 'react'
import * as css from './error-summary.css.ts'

export interface ErrorSummaryProps {
  ref: Ref<HTMLDivElement>
  errors: readonly { fieldId: string; text: string }[]
}

/** All errors of a form, at its top; each line links to its field. Renders nothing without errors. */
export function ErrorSummary({ ref, errors }: ErrorSummaryProps) {
  if (errors.length === 0) return null
  const follow = (event: MouseEvent, fieldId: string) => {
    event.preventDefault()
    const field = document.getElementById(fieldId)
    field?.scrollIntoView({ block: 'center' })
    field?.focus({ preventScroll: true })
  }
  return (
    <Callout
      ref={ref}
      tone="danger"
      announce="alert"
      title={<Plural value={errors.length} one="One thing to fix" other="# things to fix" />}
    >
      <ul>
        {errors.map(({ fieldId, text }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} className={css.link} onClick={(event) => follow(event, fieldId)}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </Callout>
  )
}
