import type { Ref } from 'react'
import { Field, type FieldText } from '../field/field.tsx'
import * as css from '../field/field.css.ts'

export interface PhonePrefix {
  /** ISO country code. */
  code: string
  /** Digits, such as `55`. */
  prefix: string
  /** The country's name in the page's language. */
  name: string
}

export interface PhoneFieldProps extends FieldText {
  id?: string | undefined
  name?: string
  prefixes: readonly PhonePrefix[]
  /** Accessible name of the prefix list. */
  prefixLabel: string
  country: string
  number: string
  onCountryChange: (code: string) => void
  onNumberChange: (number: string) => void
  /** Formats the number while digits are appended; edits in the middle are left alone. */
  format?: ((number: string) => string) | undefined
  onFocus?: () => void
  onBlur?: () => void
  placeholder?: string | undefined
  required?: boolean | undefined
  disabled?: boolean | undefined
  ref?: Ref<HTMLInputElement>
}

/** A phone number in two parts: the country prefix from a list, and the national number in its usual format. */
export function PhoneField({
  label,
  labelHidden,
  optional,
  hint,
  error,
  id,
  prefixes,
  prefixLabel,
  country,
  number,
  onCountryChange,
  onNumberChange,
  format,
  disabled,
  ...input
}: PhoneFieldProps) {
  return (
    <Field id={id} {...{ label, labelHidden, optional, hint, error }}>
      {(control) => (
        <div className={css.group}>
          <span className={css.prefixBox}>
            <select
              aria-label={prefixLabel}
              autoComplete="tel-country-code"
              value={country}
              disabled={disabled}
              onChange={(event) => onCountryChange(event.target.value)}
              className={css.prefixSelect}
            >
              {prefixes.map(({ code, prefix, name }) => (
                <option key={code} value={code} className={css.prefixOption}>
                  {`+${prefix} ${name}`}
                </option>
              ))}
            </select>
            <span className={css.prefixShown} aria-hidden="true">
              +{prefixes.find(({ code }) => code === country)?.prefix}
            </span>
          </span>
          <input
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            {...input}
            {...control}
            disabled={disabled}
            value={number}
            onChange={({ target }) => {
              const growing =
                target.value.length > number.length && target.selectionStart === target.value.length
              onNumberChange(growing && format ? format(target.value) : target.value)
            }}
            className={css.groupEnd}
          />
        </div>
      )}
    </Field>
  )
}
