import { Field, type FieldText } from '../field/field.tsx'
import * as css from '../field/field.css.ts'
import { classes, type Closed } from '../lib/closed.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

export interface TextAreaProps
  extends FieldText, Omit<Closed<'textarea'>, 'children' | 'value' | 'defaultValue'> {
  value: string
  /** The maximum of characters. More can be typed, so that a pasted text is not cut unnoticed. */
  max?: number | undefined
  /** The length of `value` when it is not counted in UTF-16 units. */
  used?: number | undefined
  /** The counter in words, such as "380 characters left"; negative when over. */
  count?: (left: number) => string
}

// Read aloud only near the end: a number after each letter would cover the letters.
const nearEnd = 20

/** Several lines of text, with a live counter when `max` is given. */
export function TextArea({
  label,
  labelHidden,
  optional,
  hint,
  error,
  id,
  max,
  used,
  count,
  ...textarea
}: TextAreaProps) {
  const left = max === undefined ? undefined : max - (used ?? textarea.value.length)
  const words = left === undefined ? undefined : (count?.(left) ?? String(left))
  const aside = words !== undefined && (
    <span className={classes(left !== undefined && left < 0 && css.counterOver)}>{words}</span>
  )
  return (
    <Field id={id} {...{ label, labelHidden, optional, hint, error, aside }}>
      {(control) => (
        <>
          <textarea rows={4} {...textarea} {...control} className={classes(css.control, css.multiline)} />
          <VisuallyHidden live="polite">{left !== undefined && left <= nearEnd ? words : ''}</VisuallyHidden>
        </>
      )}
    </Field>
  )
}
