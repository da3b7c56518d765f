import type { Character } from '@recadinho/contracts/catalog'
import type { Locale } from '@recadinho/i18n/locales'
import { ArrowRightIcon } from '@recadinho/ui/icon'
import { Link } from '@tanstack/react-router'
import { ClipButton } from '../../../components/characters/clip-button.tsx'
import { CharacterPicture } from '../../../components/character-picture.tsx'
import * as css from './gallery.css.ts'

/** A character card that links to the purchase. */
export function CharacterCard({ character, locale }: { character: Character; locale: Locale }) {
  const { id, name, description, picture } = character
  return (
    <li className={css.item}>
      <Link to="/purchase" search={{ character: id }} className={css.card}>
        <CharacterPicture picture={picture} />
        <span className={css.words}>
          <strong className={css.name}>{name[locale]}</strong>
          <span className={css.description}>{description[locale]}</span>
        </span>
        <span aria-hidden="true" className={css.go}>
          <ArrowRightIcon size="sm" />
        </span>
      </Link>
      <ClipButton character={character} locale={locale} />
    </li>
  )
}
