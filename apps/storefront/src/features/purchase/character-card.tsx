import { Trans } from '@lingui/react/macro'
import type { Character } from '@recadinho/contracts/catalog'
import type { Locale } from '@recadinho/i18n/locales'
import { VisuallyHidden } from '@recadinho/ui/visually-hidden'
import { CharacterPicture } from '../../components/character-picture.tsx'
import * as css from './character-card.css.ts'

export interface CharacterCardProps {
  character: Character
  locale: Locale
  /** Its place among the chosen ones, from 0; -1 when it is not chosen. */
  place: number
  /** Whether no further one can be chosen. */
  full: boolean
  onToggle: () => void
}

/** A character that can be chosen and taken out again. */
export function CharacterCard({ character, locale, place, full, onToggle }: CharacterCardProps) {
  const chosen = place >= 0
  return (
    <button
      type="button"
      aria-pressed={chosen}
      aria-disabled={full && !chosen ? true : undefined}
      onClick={onToggle}
      className={css.card}
    >
      <span className={css.picture}>
        <CharacterPicture id={character.id} />
        {chosen && (
          <span className={css.number}>
            <VisuallyHidden>
              <Trans>Chosen as number</Trans>
            </VisuallyHidden>
            {place + 1}
          </span>
        )}
      </span>
      <span className={css.name}>{character.name[locale]}</span>
      <span className={css.description}>{character.description[locale]}</span>
    </button>
  )
}
