import { Trans } from '@lingui/react/macro'
import { Button } from '@recadinho/ui/button'
import { Callout } from '@recadinho/ui/callout'
import { RefreshIcon } from '@recadinho/ui/icon'
import { CharacterPicture } from '../../../components/character-picture.tsx'
import * as css from './pix-panel.css.ts'

export interface ExpiredProps {
  /** The character that waits with the buyer. */
  characterId: string | undefined
  busy: boolean
  /** Whether PIX is still available. */
  available: boolean
  onRenew: () => void
}

/** The code has expired unpaid: offers a new one for the same order. */
export function Expired({ characterId, busy, available, onRenew }: ExpiredProps) {
  return (
    <>
      {characterId && (
        <div className={css.waiting}>
          <CharacterPicture id={characterId} size={168} eager />
        </div>
      )}
      <Callout
        tone="warning"
        announce="status"
        title={<Trans>This PIX code has expired</Trans>}
        action={
          available && (
            <Button loading={busy} iconStart={<RefreshIcon size="sm" />} onClick={onRenew}>
              <Trans>Get a new code</Trans>
            </Button>
          )
        }
      >
        <Trans>
          Your order is saved. If you've already paid, just wait: we'll confirm it even if it arrives late.
        </Trans>
      </Callout>
    </>
  )
}
