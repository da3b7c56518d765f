import { createFormHook } from '@tanstack/react-form'
import { fieldContext, formContext, FormTextArea, FormTextField } from '@recadinho/ui/form'

/** A form that holds what is typed itself. Purchase and checkout bind their fields to the draft instead. */
export const { useAppForm } = createFormHook({
  fieldContext,
  formContext,
  fieldComponents: { FormTextArea, FormTextField },
  formComponents: {},
})

/** A validator's answer: what is said beside each field that is refused. The shop's browser has no schemas. */
export function refusedFields(texts: Record<string, string | false | undefined>) {
  const fields = Object.fromEntries(Object.entries(texts).filter(([, text]) => text))
  return Object.keys(fields).length > 0 ? { fields } : undefined
}
