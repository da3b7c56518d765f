import { useDeferredValue, useMemo } from 'react'
import type { PersonalizationForm } from '../../../lib/draft/validate-personalization.ts'
import { usePlace } from '../../../lib/use-place.ts'
import { usePurchase } from '../use-purchase.ts'
import { filmOf, type Film } from './film.ts'

/** The film of what is in the form, composed when typing leaves time for it. */
export function useFilm(typed: PersonalizationForm): Film | undefined {
  const form = useDeferredValue(typed)
  const { locale } = usePlace()
  const { draft, catalog } = usePurchase()
  const { id, selectedCharacters } = draft
  return useMemo(() => {
    const characters = selectedCharacters
      .map((chosen) => catalog.characters.find((each) => each.id === chosen.id))
      .filter((character) => character !== undefined)
    return filmOf({ form, characters, locale, seed: Number.parseInt(id.slice(0, 7), 16) })
  }, [form, locale, id, selectedCharacters, catalog.characters])
}
