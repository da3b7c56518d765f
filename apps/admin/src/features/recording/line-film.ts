import { drawingOf } from '@recadinho/contracts/pictures'
import type { OrderSpeech, SpeechLine } from '@recadinho/contracts/speech'
import { findCastMember } from '@recadinho/stage/cast'
import { loadCharacters } from '@recadinho/stage/load-characters'
import { loadDecor } from '@recadinho/stage/load-decor'
import { sceneOf } from '@recadinho/stage/scene'
import { paceFor } from '@recadinho/stage/speaking-time'
import { composeTimeline, type CastPart, type Heard, type Timeline } from '@recadinho/stage/timeline'
import { loadPicture, loadedPicture } from './loaded-pictures.ts'

/** A word of a line, and when it is said: seconds from the beginning of the line. */
export interface LitWord {
  readonly word: string
  readonly from: number
  readonly to: number
}

/** Loads what the characters of an order are drawn from. */
export async function loadFilmParts({ cast }: Pick<OrderSpeech, 'cast'>): Promise<void> {
  const parts = cast.map(({ picture }) => findCastMember(drawingOf(picture))?.category)
  await Promise.all([
    loadCharacters(cast.map(({ picture }) => drawingOf(picture))),
    loadDecor(
      parts.flatMap((category) => (category ? [sceneOf(category)] : [])),
      null,
    ),
    ...cast.map(({ picture }) => (typeof picture === 'string' ? undefined : loadPicture(picture.upload))),
  ])
}

/**
 * A film of one line, with those who say it: as its recording says it, and else at the pace that fits the child's age.
 * Await `loadFilmParts` first.
 */
export function lineFilm(
  { cast, locale, childAge }: Pick<OrderSpeech, 'cast' | 'locale' | 'childAge'>,
  { text, characters, mood }: Pick<SpeechLine, 'text' | 'characters' | 'mood'>,
  heard?: Heard,
): Timeline {
  const speakers = cast.filter(({ slug }) => characters.includes(slug))
  const [speaker = '', ...along] = characters
  return composeTimeline({
    cast: speakers.map((each) => partOf(each, paceFor(childAge))),
    lines: [{ speaker, along, text, ...(mood && { mood }), ...(heard && { heard }) }],
    locale,
    seed: 1,
    age: childAge,
    captions: false,
    format: '1:1',
  })
}

function partOf({ slug, name, picture }: OrderSpeech['cast'][number], rate: number): CastPart {
  const art = drawingOf(picture)
  const drawn = findCastMember(art)
  return {
    slug,
    name,
    art,
    picture: loadedPicture(picture),
    category: drawn?.category ?? 'princesses',
    greetingStyle: drawn?.greetingStyle ?? 'warm',
    voice: { pitch: 1, rate },
  }
}

/** When the line begins and ends in its film. */
export const spanOfLine = ({ audio, duration }: Timeline): readonly [from: number, to: number] =>
  audio.speech[0] ?? [0, duration]

export function litWords(film: Timeline): LitWord[] {
  const [begin] = spanOfLine(film)
  return film.captions.cues.flatMap(({ words }) =>
    words.map(({ w, from, to }) => ({ word: w, from: from - begin, to: to - begin })),
  )
}

/** The times of a recording that nobody has measured yet: those of the estimated film, as long as the recording. */
export function estimatedTimes(film: Timeline, seconds: number): Heard {
  const [begin, end] = spanOfLine(film)
  const at = (t: number) => Math.max(0, Math.min(1, (t - begin) / (end - begin))) * seconds
  const mouth = Object.values(film.tracks)
    .map((tracks) => tracks.mouth)
    .reduce((most, keys) => (keys.length > most.length ? keys : most), [])
  return {
    seconds,
    words: film.captions.cues.flatMap(({ words }) =>
      words.map(({ from, to }) => [at(from), at(to)] as const),
    ),
    mouth: mouth.flatMap(([t, shape]) => (shape === 'smile' ? [] : [[at(t), shape] as const])),
  }
}
