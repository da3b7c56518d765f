import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@recadinho/ui/button'
import { Dialog } from '@recadinho/ui/dialog'
import { Stack } from '@recadinho/ui/layout'
import { useId, useState, type SubmitEvent } from 'react'
import { ChangeError } from '../../components/change-error.tsx'
import { ReasonField } from '../../components/reason-field.tsx'
import { Unbroken } from '../../components/unbroken.tsx'
import { cleanReason, useReasonError } from '../../lib/reason.ts'
import { useOrderChange, type OrderChange } from './use-order-change.ts'

export interface ReasonDialogProps {
  orderId: string
  title: string
  description: string
  /** The words of the button that does it. */
  action: string
  danger?: boolean
  change: (reason: string) => OrderChange
  onDone: () => void
  onClose: () => void
}

/** Asks why, then changes the order. The reason stays in the timeline. */
export function ReasonDialog({
  orderId,
  title,
  description,
  action,
  danger = false,
  change,
  onDone,
  onClose,
}: ReasonDialogProps) {
  const { t } = useLingui()
  const form = useId()
  const mutation = useOrderChange(orderId)
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const error = useReasonError(reason)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    setTried(true)
    if (!error) mutation.mutate(change(cleanReason(reason)), { onSuccess: onDone })
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={<Unbroken text={title} />}
      description={description}
      closeLabel={t`Close`}
      footer={
        <>
          <Button variant="subtle" onClick={onClose}>
            <Trans>Back</Trans>
          </Button>
          <Button
            type="submit"
            form={form}
            variant={danger ? 'danger' : 'primary'}
            loading={mutation.isPending}
          >
            {action}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        <Stack gap={4}>
          {mutation.error && <ChangeError error={mutation.error} onReload={onClose} />}
          <ReasonField
            hint={t`This is shown in the timeline.`}
            value={reason}
            onChange={setReason}
            error={tried && error}
          />
        </Stack>
      </form>
    </Dialog>
  )
}
