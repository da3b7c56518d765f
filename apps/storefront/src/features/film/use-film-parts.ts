import { loadCharacters } from '@recadinho/stage/load-characters'
import { loadScriptLanguage } from '@recadinho/stage/load-script-language'
import type { Locale } from '@recadinho/i18n/locales'
import { useEffect, useState } from 'react'
import { loadTexts } from '../../lib/i18n.ts'
import { useShop } from '../../lib/use-shop.ts'

/**
 * Whether a film with these drawings can be composed and played: loads them, the player's texts and, unless its lines are
 * at hand, the script's language. Offline they load when the connection is back.
 */
export function useFilmParts(drawings: readonly string[], locale: Locale, { script = true } = {}): boolean {
  const { i18n } = useShop()
  const wanted = `${locale} ${drawings.join(' ')}`
  const [loaded, setLoaded] = useState<string>()
  useEffect(() => {
    let gone = false
    const load = async () => {
      try {
        await Promise.all([
          loadCharacters(wanted.split(' ').slice(1)),
          script && loadScriptLanguage(locale),
          loadTexts(i18n, 'film'),
        ])
        if (!gone) setLoaded(wanted)
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
  }, [wanted, locale, i18n, script])
  return loaded === wanted
}
