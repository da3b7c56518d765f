import { createFormHook } from '@tanstack/react-form'
import {
  fieldContext,
  formContext,
  FormNumberField,
  FormPhoneField,
  FormSelect,
  FormTextArea,
  FormTextField,
} from '@recadinho/ui/form'

/** A form that holds what is typed itself. Purchase and checkout bind their fields to the draft instead. */
export const { useAppForm } = createFormHook({
  fieldContext,
  formContext,
  fieldComponents: { FormNumberField, FormPhoneField, FormSelect, FormTextArea, FormTextField },
  formComponents: {},
})

/** What is said of a refused field: beside it, and where it differs in the summary at the form's top. */
export type Refusal = string | { message: string; inSummary: string }

/** A validator's answer: what is said of each field that is refused. The shop's browser has no schemas. */
export function refusedFields(refusals: Record<string, Refusal | false | undefined>) {
  const fields = Object.fromEntries(Object.entries(refusals).filter(([, refusal]) => refusal))
  return Object.keys(fields).length > 0 ? { fields } : undefined
}

/** What the summary says of a field's error. */
export function inSummary(error: unknown): string | undefined {
  if (typeof error === 'string') return error
  if (typeof error !== 'object' || error === null || !('inSummary' in error)) return undefined
  return typeof error.inSummary === 'string' ? error.inSummary : undefined
}
