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

/** A form that holds its own values. Purchase and checkout bind their fields to the draft instead. */
export const { useAppForm } = createFormHook({
  fieldContext,
  formContext,
  fieldComponents: { FormNumberField, FormPhoneField, FormSelect, FormTextArea, FormTextField },
  formComponents: {},
})

/** The error of a refused field: shown beside it, and optionally worded differently in the form's summary. */
export type Refusal = string | { message: string; inSummary: string }

/** A validator's result: the error of each refused field. The shop's client code has no schema library. */
export function refusedFields(refusals: Record<string, Refusal | false | undefined>) {
  const fields = Object.fromEntries(Object.entries(refusals).filter(([, refusal]) => refusal))
  return Object.keys(fields).length > 0 ? { fields } : undefined
}

/** The text of a field's error in the summary. */
export function inSummary(error: unknown): string | undefined {
  if (typeof error === 'string') return error
  if (typeof error !== 'object' || error === null || !('inSummary' in error)) return undefined
  return typeof error.inSummary === 'string' ? error.inSummary : undefined
}
