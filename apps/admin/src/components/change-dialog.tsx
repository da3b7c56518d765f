import { useLingui } from '@lingui/react/macro'
import { useSelector, type AnyFormApi } from '@tanstack/react-form'
import { FormDialog, type FormDialogProps } from '@recadinho/ui/form-dialog'
import { ChangeError } from './change-error.tsx'

export interface ChangeDialogProps extends Omit<
  FormDialogProps,
  'closeLabel' | 'backLabel' | 'submitting' | 'error' | 'onSubmit'
> {
  form: AnyFormApi
  /** Why the change was refused or failed; `null` where a field says it. */
  error: Error | null
  /** The words of the button that shows it as it is now; of an order unless told. */
  reloadLabel?: string | undefined
  /** Told after the reader asked for it as it is now; closes unless told. */
  onReload?: (() => void) | undefined
}

/** The one question before something is changed: what is typed survives a refusal. */
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
