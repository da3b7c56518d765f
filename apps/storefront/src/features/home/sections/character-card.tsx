import { useLingui } from '@lingui/react/macro'
import type { Character } from '@recadinho/contracts/catalog'
import type { Locale } from '@recadinho/i18n/locales'
import { ArrowRightIcon, HandIcon } from '@recadinho/ui/icon'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ClipButton } from '../../../components/characters/clip-button.tsx'
import { Greeter } from '../../film/greeting/greeter.tsx'
import { CharacterPicture } from '../../../components/character-picture.tsx'
import * as css from './gallery.css.ts'

/** A character card that links to the purchase, with a button at which the character says hello. */
export function CharacterCard({ character, locale }: { character: Character; locale: Locale }) {
  const { t } = useLingui()
  const { id, name, description, picture, clips } = character
  const [taps, setTaps] = useState(0)
  const label = t`Say hello to ${name[locale]}`
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
      <Greeter character={character} locale={locale} taps={taps} />
      <button
        type="button"
        aria-label={label}
        title={label}
        className={clips?.[locale] === undefined ? css.hello : css.helloBelowClip}
        onClick={() => setTaps((count) => count + 1)}
      >
        <HandIcon size="sm" />
      </button>
      <ClipButton character={character} locale={locale} />
    </li>
  )
}
