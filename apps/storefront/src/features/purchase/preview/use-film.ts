import { drawingOf, type CharacterPicture as Picture } from '@recadinho/contracts/pictures'
import { loadCharacters } from '@recadinho/stage/load-characters'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { PersonalizationForm } from '../../../lib/draft/validate-personalization.ts'
import { useMarket } from '../../../lib/market/use-market.ts'
import { usePurchase } from '../use-purchase.ts'
import { filmOf, type Film } from './film.ts'

/** The film of the form, composed when typing pauses; `undefined` until its drawings are loaded. */
export function useFilm(typed: PersonalizationForm): Film | undefined {
  const form = useDeferredValue(typed)
  const { locale } = useMarket()
  const { draft, cast } = usePurchase()
  const { id } = draft
  const drawn = useDrawings(cast)
  return useMemo(
    () =>
      drawn
        ? filmOf({ form, characters: cast, locale, seed: Number.parseInt(id.slice(0, 7), 16) })
        : undefined,
    [form, locale, id, cast, drawn],
  )
}

/** Whether the drawings of these characters are loaded. Offline they load when the connection is back. */
function useDrawings(characters: readonly { picture: Picture }[]): boolean {
  const [drawn, setDrawn] = useState(false)
  useEffect(() => {
    let gone = false
    const load = async () => {
      try {
        await loadCharacters(characters.map(({ picture }) => drawingOf(picture)))
        if (!gone) setDrawn(true)
      } catch (error) {
        console.info(error)
        addEventListener('online', retry, { once: true })
      }
    }
    const retry = () => void load()
    void load()
    return () => {
      gone = true
      removeEventListener('online', retry)
    }
  }, [characters])
  return drawn
}
