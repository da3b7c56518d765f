import { Trans } from '@lingui/react/macro'
import type { Character } from '@recadinho/contracts/catalog'
import type { Locale } from '@recadinho/i18n/locales'
import { VisuallyHidden } from '@recadinho/ui/visually-hidden'
import { CharacterPicture } from '../../components/character-picture.tsx'
import * as css from './character-card.css.ts'

export interface CharacterCardProps {
  character: Character
  locale: Locale
  /** Its position among the selected ones, from 0; -1 if it is not selected. */
  position: number
  onToggle: () => void
}

/** A character that can be selected and deselected. */
export function CharacterCard({ character, locale, position, onToggle }: CharacterCardProps) {
  const selected = position >= 0
  return (
    <button type="button" aria-pressed={selected} onClick={onToggle} className={css.card}>
      <span className={css.picture}>
        <CharacterPicture picture={character.picture} />
        {selected && (
          <span className={css.number}>
            <VisuallyHidden>
              <Trans>Chosen as number</Trans>
            </VisuallyHidden>
            {position + 1}
          </span>
        )}
      </span>
      <span className={css.name}>{character.name[locale]}</span>
      <span className={css.description}>{character.description[locale]}</span>
    </button>
  )
}
