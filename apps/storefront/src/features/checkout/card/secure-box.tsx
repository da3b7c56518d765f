import { FieldError } from '@recadinho/ui/field'
import type { ReactNode } from 'react'
import * as css from './token-section.css.ts'

export interface SecureBoxProps {
  /** Where the frame is put. */
  id: string
  label: ReactNode
  focused: boolean
  error: ReactNode
}

/** The place of a secure field, in the dress of the shop's own: its frame has its name for screen readers itself. */
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
