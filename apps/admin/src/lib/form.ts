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

/** A form of the admin: `form.AppField` binds one of these to a field by its name. */
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
