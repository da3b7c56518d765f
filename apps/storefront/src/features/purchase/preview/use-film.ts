import { drawingOf, type CharacterPicture as Picture } from '@recadinho/contracts/pictures'
import type { Locale } from '@recadinho/i18n/locales'
import { loadCharacters } from '@recadinho/stage/load-characters'
import { loadScriptLanguage } from '@recadinho/stage/load-script-language'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { PersonalizationForm } from '../../../lib/draft/validate-personalization.ts'
import { useMarket } from '../../../lib/market/use-market.ts'
import { usePurchase } from '../use-purchase.ts'
import { filmOf, type Film } from './film.ts'

/** The film of the form, composed when typing pauses; `undefined` until its drawings and its language are loaded. */
export function useFilm(typed: PersonalizationForm): Film | undefined {
  const form = useDeferredValue(typed)
  const { locale } = useMarket()
  const { draft, cast } = usePurchase()
  const { id } = draft
  const ready = useParts(cast, locale)
  return useMemo(
    () =>
      ready
        ? filmOf({ form, characters: cast, locale, seed: Number.parseInt(id.slice(0, 7), 16) })
        : undefined,
    [form, locale, id, cast, ready],
  )
}

/** Whether the drawings of these characters and the script's language are loaded. Offline they load when the connection is back. */
function useParts(characters: readonly { picture: Picture }[], locale: Locale): boolean {
  const [loaded, setLoaded] = useState<Locale>()
  useEffect(() => {
    let gone = false
    const load = async () => {
      try {
        await Promise.all([
          loadCharacters(characters.map(({ picture }) => drawingOf(picture))),
          loadScriptLanguage(locale),
        ])
        if (!gone) setLoaded(locale)
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
  }, [characters, locale])
  return loaded === locale
}
