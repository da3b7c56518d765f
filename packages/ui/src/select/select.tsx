import { Field, type FieldText } from '../field/field.tsx'
import * as css from '../field/field.css.ts'
import { ChevronDownIcon } from '../icon/icon.tsx'
import type { Closed } from '../lib/closed.ts'

export interface SelectOption {
  value: string
  label: string
  disabled?: boolean | undefined
}

export interface SelectProps extends FieldText, Omit<Closed<'select'>, 'children' | 'multiple'> {
  options: readonly SelectOption[]
  /** Label of an empty first option. */
  placeholder?: string | undefined
}

/** One of many: the platform's native list, which works best on phones. */
export function Select({
  label,
  labelHidden,
  optional,
  hint,
  error,
  id,
  options,
  placeholder,
  ...select
}: SelectProps) {
  return (
    <Field id={id} {...{ label, labelHidden, optional, hint, error }}>
      {(control) => (
        <span className={css.selectBox}>
          <select {...select} {...control} className={css.select}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={css.chevron}>
            <ChevronDownIcon />
          </span>
        </span>
      )}
    </Field>
  )
}
