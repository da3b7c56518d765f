import { createFormHook } from '@tanstack/react-form'
import { fieldContext, formContext, FormTextArea, FormTextField } from '@recadinho/ui/form'

/** A form that holds its own values. Those of the purchase, the checkout and corrections have a state of their own. */
export const { useAppForm } = createFormHook({
  fieldContext,
  formContext,
  fieldComponents: { FormTextArea, FormTextField },
  formComponents: {},
})

/** A validator's result: the error of each refused field. The shop's client code has no schema library. */
export function refusedFields(refusals: Record<string, string | false | undefined>) {
  const fields = Object.fromEntries(Object.entries(refusals).filter(([, refusal]) => refusal))
  return Object.keys(fields).length > 0 ? { fields } : undefined
}
