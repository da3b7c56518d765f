import { TextField, type TextFieldProps } from '../text-field/text-field.tsx'

export type NumberFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'pattern'>

/**
 * An integer as text input: phones show the numeric keyboard, and nothing is dropped or rounded before validation. The
 * value stays a string; the caller parses it.
 */
export function NumberField(props: NumberFieldProps) {
  return <TextField autoComplete="off" {...props} type="text" inputMode="numeric" />
}
