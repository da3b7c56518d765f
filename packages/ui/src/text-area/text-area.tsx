import { Field, type FieldText } from '../field/field.tsx'
import * as css from '../field/field.css.ts'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { classes, type Closed } from '../lib/closed.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

export interface TextAreaProps
  extends FieldText, Omit<Closed<'textarea'>, 'children' | 'value' | 'defaultValue'> {
  value: string
  /** For a sentence or two: as low as a text field, and grows. */
  short?: boolean | undefined
  /** Maximum number of characters. Longer input is allowed, so that pasted text is not cut unnoticed. */
  max?: number | undefined
  /** The length of `value`, if not counted in UTF-16 units. */
  used?: number | undefined
  /** The counter text, such as "380 characters left"; the argument is negative if over the limit. */
  count?: (left: number) => string
  /** Buttons that write into it, above the box. */
  tools?: ReactNode
}

/** What `field-sizing` does, where a browser lacks it. */
function fitHeight(area: HTMLTextAreaElement) {
  if (CSS.supports?.('field-sizing', 'content')) return
  area.style.blockSize = 'auto'
  area.style.blockSize = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`
}

// Announced only near the limit: a number after each letter would drown out the letters.
const nearEnd = 20

/** Several lines of text, with a live counter when `max` is given. */
export function TextArea({
  label,
  labelHidden,
  optional,
  hint,
  error,
  id,
  short,
  max,
  used,
  count,
  tools,
  ...textarea
}: TextAreaProps) {
  const left = max === undefined ? undefined : max - (used ?? textarea.value.length)
  const area = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => {
    if (short && area.current) fitHeight(area.current)
  })
  const words = left === undefined ? undefined : (count?.(left) ?? String(left))
  const aside = words !== undefined && (
    <span className={classes(left !== undefined && left < 0 && css.counterOver)}>{words}</span>
  )
  return (
    <Field id={id} {...{ label, labelHidden, optional, hint, error, aside }}>
      {(control) => (
        <>
          {tools}
          <textarea
            ref={area}
            rows={short ? 1 : 4}
            {...textarea}
            {...control}
            className={classes(css.control, css.multiline, short && css.short)}
          />
          <VisuallyHidden live="polite">{left !== undefined && left <= nearEnd ? words : ''}</VisuallyHidden>
        </>
      )}
    </Field>
  )
}
