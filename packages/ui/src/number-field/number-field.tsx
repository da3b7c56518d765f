import { TextField, type TextFieldProps } from '../text-field/text-field.tsx'

export type NumberFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'pattern'>

/**
 * A whole number, typed as text: a phone shows digits, and nothing is dropped or rounded before it was checked.
 * The value stays a string; the caller parses it.
 */
export function NumberField(props: NumberFieldProps) {
  return <TextField autoComplete="off" {...props} type="text" inputMode="numeric" />
}
