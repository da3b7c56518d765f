import type { ReactNode } from 'react'
import { Field, type FieldText } from '../field/field.tsx'
import * as css from '../field/field.css.ts'
import { classes, type Closed } from '../lib/closed.ts'

export interface TextFieldProps extends FieldText, Omit<Closed<'input'>, 'children'> {
  /** A picture inside the box, before the text. */
  icon?: ReactNode
}

/** A line of text. Set the matching `type`, `inputMode` and `autoComplete`. */
export function TextField({ label, labelHidden, optional, hint, error, icon, id, ...input }: TextFieldProps) {
  return (
    <Field id={id} {...{ label, labelHidden, optional, hint, error }}>
      {(control) => (
        <div className={css.adorned}>
          <input
            type="text"
            {...input}
            {...control}
            className={classes(css.control, icon ? css.withAdornment : undefined)}
          />
          {icon && <span className={css.adornment}>{icon}</span>}
        </div>
      )}
    </Field>
  )
}
