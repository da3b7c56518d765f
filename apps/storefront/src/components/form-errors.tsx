import { useSelector, type AnyFormApi } from '@tanstack/react-form'
import { fieldId } from '@recadinho/ui/form'
import type { Ref } from 'react'
import { ErrorSummary } from './error-summary.tsx'

/** The errors of a form, at its top, in the order of its fields. */
export function FormErrors({ form, ref }: { form: AnyFormApi; ref: Ref<HTMLDivElement> }) {
  const fields = useSelector(form.store, ({ fieldMeta }) => fieldMeta)
  const errors = Object.entries(fields).flatMap(([name, meta]) => {
    const text: unknown = meta?.errors[0]
    return typeof text === 'string' ? [{ fieldId: fieldId(form.formId, name), text }] : []
  })
  return <ErrorSummary ref={ref} errors={errors} />
}
