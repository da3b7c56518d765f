import { Trans } from '@lingui/react/macro'
import { Button } from '@recadinho/ui/button'
import { FootNote } from '@recadinho/ui/foot-note'
import { Link } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { answerConsentAtom, mayMarketAtom } from '../../lib/consent/consent-atoms.ts'
import { refusesByBrowser } from '../../lib/consent/consent.ts'

export interface ConsentNoteProps {
  /** Set if the visitor opened it to change the answer; it then shows the current one. */
  requested: boolean
  onDone: () => void
}

/** The consent question, with two buttons of equal weight (C7). */
export default function ConsentNote({ requested, onDone }: ConsentNoteProps) {
  const allowed = useAtomValue(mayMarketAtom)
  const store = useSetAtom(answerConsentAtom)
  const answer = (yes: boolean) => {
    store(yes)
    onDone()
  }
  useReturnFocus(requested)
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
            child.{' '}
            <Link to="/privacy" hash="cookies">
              Learn more
            </Link>
          </Trans>
        </p>
      )}
      {requested && !refused && (
        <p>
          <strong>
            {allowed ? (
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

/** Returns the focus to the element that opened it. */
function useReturnFocus(requested: boolean) {
  const [from] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      if (requested && from instanceof HTMLElement) from.focus({ preventScroll: true })
    },
    [requested, from],
  )
}
