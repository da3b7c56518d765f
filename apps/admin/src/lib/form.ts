import { createFormHook } from '@tanstack/react-form'
import {
  fieldContext,
  formContext,
  FormCheckbox,
  FormChips,
  FormNumberField,
  FormPhoneField,
  FormSelect,
  FormTextArea,
  FormTextField,
} from '@recadinho/ui/form'

/** Forms of the admin: `form.AppField` binds one of these components to a field by name. */
export const { useAppForm } = createFormHook({
  fieldContext,
  formContext,
  fieldComponents: {
    FormCheckbox,
    FormChips,
    FormNumberField,
    FormPhoneField,
    FormSelect,
    FormTextArea,
    FormTextField,
  },
  formComponents: {},
})
