import { FieldError } from '@recadinho/ui/field'
import type { ReactNode } from 'react'
import * as css from './token-section.css.ts'

export interface SecureBoxProps {
  /** The id of the element that will contain the iframe. */
  id: string
  label: ReactNode
  focused: boolean
  error: ReactNode
}

/** The container of a secure field, styled like the shop's own inputs; its iframe has its own accessible name. */
export function SecureBox({ id, label, focused, error }: SecureBoxProps) {
  const names = [css.box, focused && css.focused, error && css.invalid].filter(Boolean).join(' ')
  return (
    <div className={css.field}>
      <span aria-hidden="true" className={css.label}>
        {label}
      </span>
      <div id={id} className={names} />
      {error && (
        <div aria-live="polite">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
    </div>
  )
}
