import { Trans, useLingui } from '@lingui/react/macro'
import type { Character } from '@recadinho/contracts/catalog'
import { clipCaptionsPath, clipPath } from '@recadinho/contracts/clips'
import type { Locale } from '@recadinho/i18n/locales'
import { Callout } from '@recadinho/ui/callout'
import { Dialog } from '@recadinho/ui/dialog'
import { useState } from 'react'
import { pictureUrl } from '../character-picture.tsx'
import * as css from './clip-dialog.css.ts'

export interface ClipDialogProps {
  clip: string
  character: Character
  locale: Locale
  onClose: () => void
}

/** A character's sample clip; it plays as soon as it can, because the user pressed a button for it. */
export default function ClipDialog({ clip, character, locale, onClose }: ClipDialogProps) {
  const { t } = useLingui()
  const [broken, setBroken] = useState(false)
  const name = character.name[locale]
  return (
    <Dialog open size="sm" onOpenChange={(open) => open || onClose()} title={name} closeLabel={t`Close`}>
      {broken ? (
        <Callout tone="warning" announce="alert" title={t`This clip isn't playing`}>
          <Trans>Check your connection and open it again, or try another browser.</Trans>
        </Callout>
      ) : (
        <video
          className={css.player}
          controls
          autoPlay
          playsInline
          src={clipPath.replace('{id}', clip)}
          poster={pictureUrl(character.picture, 480)}
          aria-label={t`${name} says hello`}
          onError={() => setBroken(true)}
        >
          <track
            default
            kind="captions"
            srcLang={locale}
            label={t`Captions`}
            src={clipCaptionsPath.replace('{id}', clip)}
          />
        </video>
      )}
    </Dialog>
  )
}
