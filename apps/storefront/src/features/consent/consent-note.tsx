import { Trans } from '@lingui/react/macro'
import { Button } from '@recadinho/ui/button'
import { FootNote } from '@recadinho/ui/foot-note'
import { mayMarket, refusesByBrowser, storeConsent } from '../../lib/consent/consent.ts'

export interface ConsentNoteProps {
  /** The visitor opened it to change the answer, and sees the current one. */
  requested: boolean
  onDone: () => void
}

/** The question, with two buttons of the same weight (C7). */
export function ConsentNote({ requested, onDone }: ConsentNoteProps) {
  const answer = (yes: boolean) => {
    storeConsent(yes)
    onDone()
  }
  const refused = refusesByBrowser()
  return (
    <FootNote
      id="privacy-choices-note"
      requested={requested}
      title={<Trans>Privacy choices</Trans>}
      actions={
        refused ? (
          <Button size="sm" variant="secondary" onClick={onDone}>
            <Trans>Close</Trans>
          </Button>
        ) : (
          <>
            <Button size="sm" variant="secondary" onClick={() => answer(false)}>
              <Trans>Decline</Trans>
            </Button>
            <Button size="sm" variant="secondary" onClick={() => answer(true)}>
              <Trans>Accept</Trans>
            </Button>
          </>
        )
      }
    >
      {refused ? (
        <p>
          <Trans>
            Your browser already opts you out of advertising tools, and we respect that on every page.
          </Trans>
        </p>
      ) : (
        <p>
          <Trans>
            Can we tell our ad partners that their ad brought you here? We never share anything about your
            child. <a href="/privacy#cookies">Learn more</a>
          </Trans>
        </p>
      )}
      {requested && !refused && (
        <p>
          <strong>
            {mayMarket() ? (
              <Trans>Your current choice: allowed.</Trans>
            ) : (
              <Trans>Your current choice: not allowed.</Trans>
            )}
          </strong>
        </p>
      )}
    </FootNote>
  )
}
