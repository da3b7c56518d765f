import { Field, type FieldText } from '../field/field.tsx'
import * as css from '../field/field.css.ts'
import type { Closed } from '../lib/closed.ts'

export interface TextFieldProps extends FieldText, Omit<Closed<'input'>, 'children'> {}

/** A single-line text input. Set the matching `type`, `inputMode` and `autoComplete`. */
export function TextField({ label, labelHidden, optional, hint, error, id, ...input }: TextFieldProps) {
  return (
    <Field id={id} {...{ label, labelHidden, optional, hint, error }}>
      {(control) => <input type="text" {...input} {...control} className={css.control} />}
    </Field>
  )
}
