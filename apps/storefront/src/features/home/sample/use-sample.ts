import { drawingOf } from '@recadinho/contracts/pictures'
import type { Character } from '@recadinho/contracts/catalog'
import { SAMPLE_CHILD } from '@recadinho/stage/sample-script'
import { useMemo } from 'react'
import { useMarket } from '../../../lib/market/use-market.ts'
import type { Film } from '../../film/film.ts'
import type { SpokenFilm } from '../../film/load-clips.ts'
import { useFilmParts } from '../../film/use-film-parts.ts'
import { useLast } from '../../film/use-last.ts'
import { hintOf } from '../../film/voices.ts'
import { linesOfSample, sampleFilm, sampleOccasion } from './sample-film.ts'

/** What the player and its voices need of a film. */
export interface Sample extends Pick<Film, 'timeline' | 'hints'>, SpokenFilm {
  character: Character
}

/**
 * A character's sample film for a child. `undefined` until the first one's parts are loaded; while another's load, the
 * film before.
 */
export function useSample(character: Character, child: string): Sample | undefined {
  const { locale } = useMarket()
  const { ready } = useFilmParts({
    characters: [character],
    locale,
    occasion: sampleOccasion,
    script: false,
    notes: false,
  })
  const film = useMemo((): Sample | undefined => {
    if (!ready) return undefined
    const { id, picture, category, name, greetingStyle } = character
    const voice = hintOf(character)
    const speaker = { slug: id, art: drawingOf(picture), category, name, greetingStyle, voice }
    const input = { speaker, child, locale }
    return {
      character,
      timeline: sampleFilm(input),
      hints: [voice],
      cast: [character],
      lines: linesOfSample(input),
      input: { locale, childAge: SAMPLE_CHILD.age },
    }
  }, [ready, character, child, locale])
  return useLast(film)
}
