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
      title={<Trans>Start over?</Trans>}
      description={
        <Trans>You have an order in progress. Going home can clear it, or keep it for later.</Trans>
      }
      closeLabel={t`Go on with the order`}
      footer={
        <>
          <Button variant="secondary" onClick={startOver}>
            <Trans>Clear it</Trans>
          </Button>
          <Button onClick={onLeave}>
            <Trans>Keep it</Trans>
          </Button>
        </>
      }
    />
  )
}
