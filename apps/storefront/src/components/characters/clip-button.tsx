import { useLingui } from '@lingui/react/macro'
import type { Character } from '@recadinho/contracts/catalog'
import type { Locale } from '@recadinho/i18n/locales'
import { PlayIcon } from '@recadinho/ui/first-icons'
import { Suspense, useState } from 'react'
import { optionalPart } from '../../lib/optional-part.tsx'
import * as css from './clip-button.css.ts'

const ClipDialog = optionalPart(() => import('./clip-dialog.lazy.tsx'))

export interface ClipButtonProps {
  character: Character
  locale: Locale
}

/**
 * Plays a character's sample clip if there is one in the language. It lies on the character's card, outside the card's
 * own button.
 */
export function ClipButton({ character, locale }: ClipButtonProps) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const clip = character.clips?.[locale]
  if (clip === undefined) return null
  const label = t`Watch ${character.name[locale]}`
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={label}
        title={label}
        className={css.button}
        onClick={() => setOpen(true)}
      >
        <PlayIcon solid />
      </button>
      <Suspense>
        {open && (
          <ClipDialog clip={clip} character={character} locale={locale} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </>
  )
}
