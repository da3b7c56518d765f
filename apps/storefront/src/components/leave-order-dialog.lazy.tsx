import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@recadinho/ui/button'
import { Dialog } from '@recadinho/ui/dialog'
import { resetDraft } from '../lib/draft/store.ts'

export interface LeaveOrderDialogProps {
  onStay: () => void
  onLeave: () => void
}

/** Asks before an order in progress is deleted. */
export default function LeaveOrderDialog({ onStay, onLeave }: LeaveOrderDialogProps) {
  const { t } = useLingui()
  const startOver = () => {
    resetDraft()
    onLeave()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onStay()}
      title={<Trans>Save your order for later?</Trans>}
      description={
        <Trans>
          You have an order in progress. You can save it and come back later, or delete it and start over.
        </Trans>
      }
      closeLabel={t`Continue your order`}
      footer={
        <>
          <Button variant="secondary" onClick={startOver}>
            <Trans>Delete it</Trans>
          </Button>
          <Button onClick={onLeave}>
            <Trans>Save it</Trans>
          </Button>
        </>
      }
    />
  )
}
