import { drawingOf } from '@recadinho/contracts/pictures'
import { useMemo, useState } from 'react'
import { filmOf, type Film, type FilmInput } from './film.ts'
import { useFilmParts } from './use-film-parts.ts'

/**
 * The film of what is typed. `undefined` until its drawings and its language are loaded; while those of other
 * characters load, the film before.
 */
export function useFilm({ form, characters, locale, seed }: FilmInput): Film | undefined {
  const drawings = characters.map(({ picture }) => drawingOf(picture))
  const ready = useFilmParts(drawings, locale)
  const film = useMemo(
    () => (ready ? filmOf({ form, characters, locale, seed }) : undefined),
    [form, characters, locale, seed, ready],
  )
  const [shown, setShown] = useState(film)
  if (film && film !== shown) setShown(film)
  return film ?? shown
}
