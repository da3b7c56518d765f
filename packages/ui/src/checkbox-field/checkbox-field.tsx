import { useId } from 'react'
import { FieldError, type FieldText } from '../field/field.tsx'
import * as fieldCss from '../field/field.css.ts'
import type { Closed } from '../lib/closed.ts'
import * as css from './checkbox-field.css.ts'

export interface CheckboxFieldProps
  extends Omit<FieldText, 'labelHidden' | 'optional'>, Omit<Closed<'input'>, 'children' | 'type' | 'role'> {}

/** A checkbox with its label. */
export function CheckboxField(props: CheckboxFieldProps) {
  return <Tickable {...props} />
}

/** A switch that takes effect at once. */
export function SwitchField(props: CheckboxFieldProps) {
  return <Tickable {...props} toggle />
}

interface TickableProps extends CheckboxFieldProps {
  toggle?: boolean
}

function Tickable({ label, hint, error, id: ownId, toggle = false, ...input }: TickableProps) {
  const madeUpId = useId()
  const id = ownId ?? madeUpId
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div>
      <div className={css.row}>
        <input
          {...input}
          type="checkbox"
          {...(toggle ? { role: 'switch' } : {})}
          id={id}
          aria-describedby={described === '' ? undefined : described}
          aria-invalid={error ? true : undefined}
          className={toggle ? css.toggle : css.check}
        />
        <div className={css.words}>
          <label htmlFor={id} className={css.label}>
            {label}
          </label>
          {hint && (
            <span id={`${id}-hint`} className={fieldCss.hint}>
              {hint}
            </span>
          )}
        </div>
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
