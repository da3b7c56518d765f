import { drawingOf } from '@recadinho/contracts/pictures'
import type { Character } from '@recadinho/contracts/catalog'
import { loadCharacters } from '@recadinho/stage/load-characters'
import { loadDecor, loadProps } from '@recadinho/stage/load-decor'
import { loadNoteReading, loadScriptTexts } from '@recadinho/stage/load-script-texts'
import { isSceneName, sceneOf } from '@recadinho/stage/scene'
import type { ScriptOccasion } from '@recadinho/stage/script-writer'
import type { Locale } from '@recadinho/i18n/locales'
import { useEffect, useState } from 'react'
import { loadPictures } from './film-pictures.ts'
import { loadTexts } from '../../lib/i18n.ts'
import { useShop } from '../../lib/use-shop.ts'

interface FilmParts {
  characters: readonly Pick<Character, 'id' | 'picture' | 'category' | 'greetingStyle'>[]
  locale: Locale
  occasion: ScriptOccasion | null
  /** What an order's script was written for, if it is drafted again. */
  earlierOccasion?: ScriptOccasion | null
  /** Whether its lines are still to be written. */
  script: boolean
  /** Whether there are notes: the script mentions them. */
  notes: boolean
}

/**
 * Whether a film of these parts can be composed and played: loads the drawings and uploaded pictures, what they stand in, the things of the
 * notes, the player's texts and the script's language. `error` if one did not load: a browser requests a failed file
 * only once.
 */
export function useFilmParts({
  characters,
  locale,
  occasion,
  earlierOccasion = occasion,
  script,
  notes,
}: FilmParts) {
  const { i18n } = useShop()
  const drawings = characters.map(({ picture }) => drawingOf(picture)).join(' ')
  const uploads = characters
    .flatMap(({ picture }) => (typeof picture === 'string' ? [] : [picture.upload]))
    .join(' ')
  const scenes = characters.map(({ category }) => sceneOf(category)).join(' ')
  const speakers = characters.map(({ id, greetingStyle }) => `${id}:${greetingStyle}`).join(' ')
  const wanted = [locale, occasion, earlierOccasion, drawings, uploads, scenes, speakers, notes].join('/')
  const [loaded, setLoaded] = useState<string>()
  const [failed, setFailed] = useState<{ parts: string; error: unknown }>()
  useEffect(() => {
    let gone = false
    const load = async () => {
      try {
        await Promise.all([
          loadCharacters(drawings.split(' ')),
          loadDecor(scenes.split(' ').filter(isSceneName), occasion),
          notes && loadProps(locale),
          notes && loadNoteReading(locale),
          script && loadScriptTexts(locale, occasion, speakers.split(' ').map(speakerOf)),
          script && loadScriptTexts(locale, earlierOccasion, []),
          script && loadPictures(uploads.split(' ').filter(Boolean)),
          loadTexts(i18n, 'film'),
        ])
        if (!gone) setLoaded(wanted)
      } catch (error) {
        console.info(error)
        if (!gone) setFailed({ parts: wanted, error })
      }
    }
    void load()
    return () => {
      gone = true
    }
  }, [wanted, drawings, uploads, scenes, speakers, locale, occasion, earlierOccasion, i18n, script, notes])
  return { ready: loaded === wanted, error: failed?.parts === wanted ? failed.error : undefined }
}

function speakerOf(speaker: string): Pick<Character, 'id' | 'greetingStyle'> {
  const [id = '', greetingStyle = ''] = speaker.split(':')
  return { id, greetingStyle }
}
