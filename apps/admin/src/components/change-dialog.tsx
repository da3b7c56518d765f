import { useLingui } from '@lingui/react/macro'
import { useSelector, type AnyFormApi } from '@tanstack/react-form'
import { FormDialog, type FormDialogProps } from '@recadinho/ui/form-dialog'
import { ChangeError } from './change-error.tsx'

export interface ChangeDialogProps extends Omit<
  FormDialogProps,
  'closeLabel' | 'backLabel' | 'submitting' | 'error' | 'onSubmit'
> {
  form: AnyFormApi
  /** Why the change was refused or failed; `null` if a field shows it. */
  error: Error | null
  /** Label of the reload button; default: that for an order. */
  reloadLabel?: string | undefined
  /** Called after the reload; closes the dialog by default. */
  onReload?: (() => void) | undefined
}

/** A dialog that confirms a change; entered values survive a refusal. */
export function ChangeDialog({ form, error, reloadLabel, onReload, onClose, ...dialog }: ChangeDialogProps) {
  const { t } = useLingui()
  const submitting = useSelector(form.store, ({ isSubmitting }) => isSubmitting)
  return (
    <FormDialog
      {...dialog}
      closeLabel={t`Close`}
      backLabel={t`Back`}
      submitting={submitting}
      error={error && <ChangeError error={error} reloadLabel={reloadLabel} onReload={onReload ?? onClose} />}
      onSubmit={() => void form.handleSubmit()}
      onClose={onClose}
    />
  )
}
