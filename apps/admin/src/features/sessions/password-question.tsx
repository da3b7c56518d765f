import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@tanstack/react-form'
import { FormDialog, type FormDialogProps } from '@recadinho/ui/form-dialog'
import { TextField } from '@recadinho/ui/text-field'
import type { ReactNode } from 'react'
import { useAppForm } from '../../lib/form.ts'
import { settled } from '../../lib/settled.ts'

export interface PasswordQuestionProps extends Pick<
  FormDialogProps,
  'title' | 'description' | 'submitLabel' | 'error'
> {
  /** The account: shown, and used by password managers. */
  email: string
  backLabel: string
  /** The server's error about the password. */
  refused?: string | undefined
  /** Submits the password; rejects if it was refused. */
  send: (password: string) => Promise<unknown>
  onClose: () => void
  /** Fields after the password. */
  children?: ReactNode
}

/** Asks for the user's password in a dialog above the page. */
export function PasswordQuestion({
  email,
  refused,
  send,
  error,
  onClose,
  children,
  ...dialog
}: PasswordQuestionProps) {
  const { t } = useLingui()
  const form = useAppForm({
    defaultValues: { password: '' },
    validators: {
      onSubmit: ({ value }) =>
        value.password === '' ? { fields: { password: t`Enter your password` } } : undefined,
    },
    onSubmit: ({ value }) => settled(send(value.password)),
  })
  const submitting = useSelector(form.store, ({ isSubmitting }) => isSubmitting)
  return (
    <FormDialog
      {...dialog}
      closeLabel={t`Close`}
      submitting={submitting}
      error={error}
      onSubmit={() => void form.handleSubmit()}
      onClose={onClose}
    >
      <TextField label={t`Email`} type="email" autoComplete="username" value={email} readOnly />
      <form.AppField name="password">
        {(field) => (
          <field.FormTextField
            label={t`Password`}
            type="password"
            autoComplete="current-password"
            refused={refused}
          />
        )}
      </form.AppField>
      {children}
    </FormDialog>
  )
}
