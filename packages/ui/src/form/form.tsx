import { createFormHookContexts, revalidateLogic, type AnyFieldApi } from '@tanstack/react-form'
import { CheckboxField, type CheckboxFieldProps } from '../checkbox-field/checkbox-field.tsx'
import { Chips, type ChipsProps } from '../chips/chips.tsx'
import { NumberField, type NumberFieldProps } from '../number-field/number-field.tsx'
import { PhoneField, type PhoneFieldProps } from '../phone-field/phone-field.tsx'
import { Select, type SelectProps } from '../select/select.tsx'
import { TextArea, type TextAreaProps } from '../text-area/text-area.tsx'
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx'

/** For an app's own `createFormHook` and its own fields. */
export const { fieldContext, formContext, useFieldContext } = createFormHookContexts()

/** For every form: errors appear after the first submit and disappear as they are fixed. */
export const onceSent = { validationLogic: revalidateLogic() }

/** The props that the form does not set. */
type Bound<Props> = Omit<Props, 'id' | 'name' | 'value' | 'checked' | 'error' | 'onChange' | 'onBlur'> & {
  /** The server's error for the submitted value; the form's own error takes precedence. */
  refused?: string | undefined
}

/** `TextField` bound to a form. */
export function FormTextField({ refused, ...props }: Bound<TextFieldProps>) {
  const field = useFieldContext<string>()
  return (
    <TextField
      {...props}
      {...boundTo(field, refused)}
      onChange={(event) => field.handleChange(event.target.value)}
    />
  )
}

/** `NumberField` bound to a form; its value stays a string. */
export function FormNumberField({ refused, ...props }: Bound<NumberFieldProps>) {
  const field = useFieldContext<string>()
  return (
    <NumberField
      {...props}
      {...boundTo(field, refused)}
      onChange={(event) => field.handleChange(event.target.value)}
    />
  )
}

/** `TextArea` bound to a form. */
export function FormTextArea({ refused, ...props }: Bound<TextAreaProps>) {
  const field = useFieldContext<string>()
  return (
    <TextArea
      {...props}
      {...boundTo(field, refused)}
      onChange={(event) => field.handleChange(event.target.value)}
    />
  )
}

/** `CheckboxField` bound to a form. */
export function FormCheckbox({ refused, ...props }: Bound<CheckboxFieldProps>) {
  const field = useFieldContext<boolean>()
  const { value, ...bound } = boundTo(field, refused)
  return (
    <CheckboxField
      {...props}
      {...bound}
      checked={value}
      onChange={(event) => field.handleChange(event.target.checked)}
    />
  )
}

/** `PhoneField` bound to a form: the number only; the country is another field. */
export function FormPhoneField({
  refused,
  ...props
}: Omit<Bound<PhoneFieldProps>, 'number' | 'onNumberChange'>) {
  const field = useFieldContext<string>()
  const { value, ...bound } = boundTo(field, refused)
  return <PhoneField {...props} {...bound} number={value} onNumberChange={field.handleChange} />
}

/** `Select` bound to a form: one of many, or `null` if none is selected. */
export function FormSelect({ refused, ...props }: Bound<SelectProps>) {
  const field = useFieldContext<string | null>()
  const { value, ...bound } = boundTo(field, refused)
  return (
    <Select
      {...props}
      {...bound}
      value={value ?? ''}
      onChange={(event) => field.handleChange(event.target.value || null)}
    />
  )
}

/** `Chips` bound to a form: one of few. */
export function FormChips<V extends string>(props: Omit<ChipsProps<V>, 'value' | 'onChange'>) {
  const field = useFieldContext<V>()
  return <Chips {...props} value={field.state.value} onChange={field.handleChange} />
}

/** A field's id: the form's name, then the field's. */
export const fieldId = (form: string, name: string): string => `${form}-${name}`

interface FieldOf<Value> extends Pick<AnyFieldApi, 'form' | 'name' | 'handleBlur'> {
  state: { value: Value; meta: { errors: readonly unknown[] } }
}

function boundTo<Value>({ form, name, handleBlur, state }: FieldOf<Value>, refused: string | undefined) {
  return {
    id: fieldId(form.formId, name),
    name,
    value: state.value,
    onBlur: handleBlur,
    error: state.meta.errors.map(textOf).find(Boolean) ?? refused,
  }
}

/** A validator returns a string, a schema an issue with a message. */
const textOf = (error: unknown): string | undefined =>
  typeof error === 'string'
    ? error
    : error && typeof error === 'object' && 'message' in error
      ? String(error.message)
      : undefined
