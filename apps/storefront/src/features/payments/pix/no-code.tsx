import type { CharacterPicture as Picture } from '@recadinho/contracts/pictures'
import { Trans } from '@lingui/react/macro'
import { Button } from '@recadinho/ui/button'
import { Callout } from '@recadinho/ui/callout'
import { RefreshIcon } from '@recadinho/ui/icon'
import type { ReactNode } from 'react'
import { CharacterPicture } from '../../../components/character-picture.tsx'
import * as css from './pix-panel.css.ts'

interface NoCodeProps {
  /** The character's picture beside the text. */
  picture: Picture | undefined
  busy: boolean
}

/** The code expired unpaid: offers a new one for the same order while PIX is available. */
export function Expired({
  available,
  onRenew,
  ...waiting
}: NoCodeProps & { available: boolean; onRenew: () => void }) {
  return (
    <NoCode
      {...waiting}
      announce="status"
      title={<Trans>This PIX code has expired</Trans>}
      button={available && <Trans>Get a new code</Trans>}
      onPress={onRenew}
    >
      <Trans>
        Your order is saved. If you've already paid, just wait: we'll confirm it even if it arrives late.
      </Trans>
    </NoCode>
  )
}

export interface WrongCodeProps extends NoCodeProps {
  /** `wrong`, or `unchecked` because the check failed to load. */
  checked: 'wrong' | 'unchecked'
  onRenew: () => void
  onAgain: () => void
}

/** Shown instead of a code that failed the check, because it could pay someone else. */
export function WrongCode({ checked, onRenew, onAgain, ...waiting }: WrongCodeProps) {
  if (checked === 'unchecked')
    return (
      <NoCode
        {...waiting}
        announce="alert"
        title={<Trans>We couldn't check the PIX code</Trans>}
        button={<Trans>Try again</Trans>}
        onPress={onAgain}
      >
        <Trans>We never show a code we haven't checked. Check your connection and try again.</Trans>
      </NoCode>
    )
  return (
    <NoCode
      {...waiting}
      announce="alert"
      title={<Trans>This PIX code isn't right</Trans>}
      button={<Trans>Get a new code</Trans>}
      onPress={onRenew}
    >
      <Trans>
        We check every code before we show it, and this one doesn't match your order. You weren't charged, and
        your order is saved.
      </Trans>
    </NoCode>
  )
}

interface NoCodeTexts {
  announce: 'status' | 'alert'
  title: ReactNode
  button: ReactNode
  onPress: () => void
  children: ReactNode
}

function NoCode({ picture, busy, announce, title, button, onPress, children }: NoCodeProps & NoCodeTexts) {
  return (
    <>
      {picture && (
        <div className={css.waiting}>
          <CharacterPicture picture={picture} size={168} eager />
        </div>
      )}
      <Callout
        tone="warning"
        announce={announce}
        title={title}
        action={
          button && (
            <Button loading={busy} iconStart={<RefreshIcon size="sm" />} onClick={onPress}>
              {button}
            </Button>
          )
        }
      >
        {children}
      </Callout>
    </>
  )
}
