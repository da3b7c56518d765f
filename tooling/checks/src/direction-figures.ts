import { provideAllParts } from '@recadinho/stage/all-parts'
import { CAST } from '@recadinho/stage/cast'
import { climaxesOf, climaxShare, exchangeIsSeen, scenesOf } from '@recadinho/stage/film-measures'
import { scriptLines } from '@recadinho/stage/script-lines'
import { OCCASIONS, writeScript, type ScriptOccasion } from '@recadinho/stage/script'
import { composeTimeline, type StageLocale, type Timeline } from '@recadinho/stage/timeline'

/** How many films are directed as they should be, of those that have it at all. */
export interface DirectionFigures {
  films: number
  /** Films of more than 25 seconds, and those of them that have two places. */
  venues: Share
  /** Films of two or three, and those in which an exchange of two is seen. */
  exchanges: Share
  /** Films, and those in which all are seen in 60 % of the height at each climax. */
  climaxes: Share
  /** Pairs of films of brothers, ordered one after the other, and those whose second places differ. */
  brothers: Share
}

export interface Share {
  of: number
  met: number
  /** The first that do not. */
  missed: string[]
}

const locales = ['en', 'pt'] as const
const long = 25
const large = 0.6
const shown = 3

/** Of films in the preview's tall form, for each character, occasion and language: one alone, and one with two others. */
export function directionFigures(films: readonly TitledFilm[] = allFilms()): DirectionFigures {
  return {
    films: films.length,
    venues: shareOf(
      films.filter(({ film }) => film.duration > long),
      ({ film }) => new Set(scenesOf(film)).size > 1,
    ),
    exchanges: shareOf(
      films.filter(({ film }) => film.cast.length > 1),
      ({ film }) => exchangeIsSeen(film),
    ),
    climaxes: shareOf(films, ({ film }) => {
      const moments = climaxesOf(film)
      return moments.length > 0 && moments.every((t) => climaxShare(film, t) >= large)
    }),
    brothers: shareOf(
      films.filter(({ film }) => film.duration > long),
      ({ film, brother }) => scenesOf(film).at(-1) !== scenesOf(brother()).at(-1),
    ),
  }
}

export interface TitledFilm {
  title: string
  film: Timeline
  /** The film that is ordered next: for another child, with the next draft's seed. */
  brother: () => Timeline
}

function allFilms(): TitledFilm[] {
  provideAllParts()
  return locales.flatMap((locale) =>
    OCCASIONS.flatMap((occasion) =>
      CAST.flatMap(({ slug }, i) =>
        [[slug], [slug, slugAt(i + 9), slugAt(i + 17)]].map((cast) => {
          const of = { cast, occasion, locale }
          return {
            title: `${cast.join(', ')}, ${occasion}, ${locale}`,
            film: filmOf({ ...of, childName: 'Olivia', seed: i }),
            brother: () => filmOf({ ...of, childName: 'Max', seed: i + 1 }),
          }
        }),
      ),
    ),
  )
}

const slugAt = (i: number): string => CAST[i % CAST.length]?.slug ?? ''

interface Wanted {
  cast: readonly string[]
  occasion: ScriptOccasion
  locale: StageLocale
  childName: string
  seed: number
}

function filmOf({ cast, occasion, locale, childName, seed }: Wanted): Timeline {
  const characters = cast.flatMap((slug) =>
    CAST.filter((member) => member.slug === slug).map((member) => Object.assign({ id: slug }, member)),
  )
  const childAge = 6
  const given = { locale, occasion, childName, childAge, notes: '', useAIVoice: true, characters }
  return composeTimeline({
    cast,
    lines: scriptLines(writeScript(given), cast),
    locale,
    seed,
    occasion,
    age: childAge,
    name: childName,
    banner: childName,
    format: '9:16',
  })
}

function shareOf(films: readonly TitledFilm[], isMet: (film: TitledFilm) => boolean): Share {
  const missed = films.filter((film) => !isMet(film)).map(({ title }) => title)
  return { of: films.length, met: films.length - missed.length, missed: missed.slice(0, shown) }
}
