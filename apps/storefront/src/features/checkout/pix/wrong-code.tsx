import { Trans } from '@lingui/react/macro'
import { Button } from '@recadinho/ui/button'
import { Callout } from '@recadinho/ui/callout'
import { RefreshIcon } from '@recadinho/ui/icon'
import { CharacterPicture } from '../../../components/character-picture.tsx'
import * as css from './pix-panel.css.ts'

export interface WrongCodeProps {
  /** The character that waits with the buyer. */
  characterId: string | undefined
  /** Wrong, or unchecked because the check did not load. */
  checked: 'wrong' | 'unchecked'
  busy: boolean
  onRenew: () => void
  onAgain: () => void
}

/** Replaces a code that is not shown, because its money could go elsewhere. */
export function WrongCode({ characterId, checked, busy, onRenew, onAgain }: WrongCodeProps) {
  const wrong = checked === 'wrong'
  return (
    <>
      {characterId && (
        <div className={css.waiting}>
          <CharacterPicture id={characterId} size={168} eager />
        </div>
      )}
      <Callout
        tone="warning"
        announce="alert"
        title={
          wrong ? <Trans>This PIX code isn't right</Trans> : <Trans>We couldn't check the PIX code</Trans>
        }
        action={
          <Button loading={busy} iconStart={<RefreshIcon size="sm" />} onClick={wrong ? onRenew : onAgain}>
            {wrong ? <Trans>Get a new code</Trans> : <Trans>Try again</Trans>}
          </Button>
        }
      >
        {wrong ? (
          <Trans>
            We check every code before we show it, and this one doesn't match your order. You weren't charged,
            and your order is saved.
          </Trans>
        ) : (
          <Trans>We never show a code we haven't checked. Check your connection and try again.</Trans>
        )}
      </Callout>
    </>
  )
}
