import { useId, type ReactNode } from 'react'
import { classes } from '../lib/closed.ts'
import { ErrorIcon } from '../icon/icon.tsx'
import * as css from './field.css.ts'

/** What every field says about itself. */
export interface FieldText {
  label: ReactNode
  /** Keeps the label for screen readers only, where the place explains the field. */
  labelHidden?: boolean | undefined
  /** Said beside the label of a field that may stay empty, such as "optional". */
  optional?: string | undefined
  /** How to fill it, above the control so that no keyboard hides it. */
  hint?: ReactNode
  /** What is wrong and how to mend it. Marks the control invalid. */
  error?: ReactNode
}

export interface ControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export interface FieldProps extends FieldText {
  /** The control's id; made up unless told. */
  id?: string | undefined
  /** Right of the error, such as a counter. It is read with the control. */
  aside?: ReactNode
  children: (control: ControlProps) => ReactNode
}

/** Label, hint, control, error: the frame that all fields share. */
export function Field({
  id: givenId,
  label,
  labelHidden,
  optional,
  hint,
  error,
  aside,
  children,
}: FieldProps) {
  const madeUpId = useId()
  const id = givenId ?? madeUpId
  const described = [hint && `${id}-hint`, error && `${id}-error`, aside && `${id}-aside`].filter(Boolean)
  const control: ControlProps = {
    id,
    'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
    'aria-invalid': error ? true : undefined,
  }
  return (
    <div className={css.field}>
      <div className={classes(css.labelRow, labelHidden && css.labelHidden.yes)}>
        <label htmlFor={id} className={css.label}>
          {label}
        </label>
        {optional && <span className={css.optional}>{optional}</span>}
      </div>
      {hint && (
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      )}
      {children(control)}
      {(error || aside) && (
        <div className={css.below}>
          {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
          {aside && (
            <div id={`${id}-aside`} className={css.counter}>
              {aside}
            </div>
          )}
        </div>
      )}
    </div>
  )
}

/** The words beside a control that was refused. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={css.error}>
      <span className={css.errorIcon}>
        <ErrorIcon size="sm" />
      </span>
      <span>{children}</span>
    </p>
  )
}
