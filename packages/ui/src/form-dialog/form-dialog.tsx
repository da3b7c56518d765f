import { useId, type ReactNode, type SubmitEvent } from 'react'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { Stack } from '../layout/layout.tsx'

export interface FormDialogProps {
  title: ReactNode
  description?: ReactNode
  /** Labels of the close button and of the cancel button. */
  closeLabel: string
  backLabel: string
  /** Label of the submit button. */
  submitLabel: ReactNode
  /** For irreversible actions. */
  danger?: boolean | undefined
  submitting: boolean
  /** Why submitting failed, shown above the fields. */
  error?: ReactNode
  onSubmit: () => void
  onClose: () => void
  /** The fields; absent for a plain confirmation. */
  children?: ReactNode
}

/** A form in a dialog: fields, error and two buttons. Entered values survive a failure. */
export function FormDialog({
  title,
  description,
  closeLabel,
  backLabel,
  submitLabel,
  danger = false,
  submitting,
  error,
  onSubmit,
  onClose,
  children,
}: FormDialogProps) {
  const form = useId()
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!submitting) onSubmit()
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={description}
      closeLabel={closeLabel}
      footer={
        <>
          <Button variant="subtle" onClick={onClose}>
            {backLabel}
          </Button>
          <Button type="submit" form={form} variant={danger ? 'danger' : 'primary'} loading={submitting}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        <Stack gap={4}>
          {error}
          {children}
        </Stack>
      </form>
    </Dialog>
  )
}
