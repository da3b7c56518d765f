import { useId, type ReactNode, type RefObject, type SubmitEvent } from 'react'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { Stack } from '../layout/layout.tsx'

export interface FormDialogProps {
  title: ReactNode
  description?: ReactNode
  /** The names of the cross, and of the button that leaves everything as it is. */
  closeLabel: string
  backLabel: string
  /** The button that does it. */
  submitLabel: ReactNode
  /** It cannot be undone. */
  danger?: boolean | undefined
  submitting: boolean
  /** Why it could not be done, above the fields. */
  error?: ReactNode
  /** Where the focus begins; the first control unless told. */
  initialFocus?: RefObject<HTMLElement | null> | undefined
  onSubmit: () => void
  onClose: () => void
  /** The fields; none where only a yes is asked. */
  children?: ReactNode
}

/** A form above the page: its fields, what went wrong, and two buttons. What is typed survives a failure. */
export function FormDialog({
  title,
  description,
  closeLabel,
  backLabel,
  submitLabel,
  danger = false,
  submitting,
  error,
  initialFocus,
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
      initialFocus={initialFocus}
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
