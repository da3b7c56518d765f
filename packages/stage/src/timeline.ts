import { greetingStyleOf, type Bilingual, type CastMember } from './cast-member.ts'
import { findCharacter, type Character } from './known-characters.ts'
import { findOccasion } from './known-decor.ts'
import { closingWords } from './direction/closing-words.ts'
import { lightOf } from './direction/light.ts'
import { BLOW, CLOSE, EXIT, GOODBYE, paceOf } from './direction/pace.ts'
import { planBeats } from './direction/plan-beats.ts'
import { planCamera } from './direction/plan-camera.ts'
import { idOf, IDS, positionCast } from './direction/position-cast.ts'
import { isCalm, ms, type SpokenLine } from './direction/spoken-line.ts'
import { characterTracks } from './direction/tracks.ts'
import { wishLine } from './direction/wish-line.ts'
import type { Occasion } from './occasion.ts'
import { propsIn } from './props/find-props.ts'
import { sceneOfFilm, type SceneName } from './scene.ts'
import type { Mood } from './pose.ts'
import { spokenWords } from './say-as.ts'
import { occasionOf, type ScriptOccasion } from './script/script-texts.ts'
import type { LinePart, SayAs } from './script/script-document.ts'
import { timeLine } from './speech-timing.ts'
import {
  STAGE_VERSION,
  TIMELINE_VERSION,
  type Cue,
  type Span,
  type StageLocale,
  type Timeline,
} from './timeline-format.ts'

export type * from './timeline-format.ts'
export { readTimeline } from './read-timeline.ts'
export { lineText, spokenText, timeOfCharacter } from './line-text.ts'

/** A line spoken by one character, or by several together. */
export interface TimelineLine {
  /** Slug of a character in the cast. */
  readonly speaker: string
  readonly text: string
  readonly mood?: Mood
  /** Its place in the script. */
  readonly part?: LinePart
  /** What kind of thing it tells. */
  readonly topic?: string
  /** The words that name what it tells: only things named there are shown. Default: its text, if it has no `part`. */
  readonly about?: string
  /** Names in it that are pronounced otherwise than written. */
  readonly sayAs?: readonly SayAs[]
  /** Slugs of the other characters who speak it. */
  readonly along?: readonly string[]
  /** Silence before the line, in seconds. */
  readonly pause?: number
}

/** A character with its own name and voice that uses the drawing of a cast member. */
export interface CastPart extends Pick<CastMember, 'category' | 'voice'> {
  readonly greetingStyle: string
  /** Its slug in the script's lines. */
  readonly slug: string
  /** Slug of the drawing. */
  readonly art: string
  /** Its name under the last picture; default: that of the drawing. */
  readonly name?: Bilingual
}

export interface TimelineInput {
  /** One to three different characters, from left to right: slugs of cast members, or characters of the shop. */
  readonly cast: readonly (string | CastPart)[]
  readonly lines: readonly TimelineLine[]
  readonly locale: StageLocale
  readonly seed: number
  /** Default: the scene of the first character's category, or of the occasion where that is outdoors. */
  readonly scene?: SceneName
  /** What the video is for, and the child's age on that day: the set piece and the climaxes. */
  readonly occasion?: ScriptOccasion | null
  readonly age?: number | null
  /** The child's name, in lights and under the last picture. Default: the banner. */
  readonly name?: string
  /** A few letters on pennants over the scene, such as the child's name. */
  readonly banner?: string
  readonly openCard?: string
  readonly closeCard?: string
  /** Shows captions; defaults to true. */
  readonly captions?: boolean
  /** Size of the frame in pixels; defaults to 720 by 1280. */
  readonly width?: number
  readonly height?: number
  readonly fps?: number
}

const LEAD_IN = 0.7
const CARD = 1.4
const OUTRO = 1.6

/**
 * Composes a Timeline from a script, timed by the length of the text. The same input gives the same Timeline. Lines
 * without text are omitted; without any lines, the characters wave and wait. Await `loadCharacters` and `loadDecor` first, or
 * call `provideAllParts`.
 * @throws {RangeError} for an empty or too large cast, a character or an occasion that is not loaded, or a line whose
 * speaker is not in the cast.
 */
export function composeTimeline(input: TimelineInput): Timeline {
  const { locale, seed } = input
  const width = input.width ?? 720
  const height = input.height ?? 1280
  const parts = partsOf(input.cast)
  const members = positionCast(
    parts.map(({ art }) => drawingOf(art)),
    width,
    height,
  )
  const ids = new Map(parts.map(({ slug }, i) => [slug, idOf(i)]))
  const age = input.age !== undefined && input.age !== null && input.age > 0 ? input.age : null
  const pace = paceOf(age)
  const start = LEAD_IN + (input.openCard ? CARD : 0)

  const cues: Cue[] = []
  const spoken: SpokenLine[] = []
  let t = start
  const lines = input.lines.filter(({ text }) => text.trim() !== '')
  const occasion = findOccasion(input.occasion ?? null)
  const wish = occasion?.set.cake ? wishLine(lines) : undefined
  for (const line of lines) {
    const speaker = ids.get(line.speaker)
    if (speaker === undefined) throw new RangeError(`The speaker ${line.speaker} is not in the cast`)
    const rate = parts.find(({ slug }) => slug === line.speaker)?.voice.rate ?? 1
    const from = t + (line.pause ?? (spoken.length > 0 ? pace.pause : 0))
    const along = (line.along ?? []).map((slug) => {
      const id = ids.get(slug)
      if (id === undefined) throw new RangeError(`The speaker ${slug} is not in the cast`)
      return id
    })
    const timed = timeLine(spokenWords(line.text, line.sayAs), from, rate, locale)
    const own = timed.cues.map((words) => cueOf(words, speaker, spoken.length))
    cues.push(...own)
    const { mood, part, topic } = line
    const about = line.about ?? (part === undefined ? line.text : '')
    spoken.push({
      speaker,
      along,
      from: ms(from),
      to: ms(timed.end),
      cues: own,
      ...(mood && { mood }),
      about,
      ...(part && { part }),
      ...(topic && { topic }),
    })
    t =
      timed.end +
      (line === lines.at(-1) ? 0 : line === wish ? BLOW : endsWithProp(line, locale) ? pace.look : 0)
  }

  const talkEnd = spoken.at(-1)?.to ?? start + 1.4
  const close = input.closeCard ? { text: input.closeCard, from: ms(talkEnd + 1) } : null
  const pictured = spoken.length > 0 && !close
  const duration = ms(talkEnd + (pictured ? GOODBYE + EXIT + CLOSE : OUTRO + (close ? CARD : 0)))
  const name = (input.name ?? input.banner ?? '').trim()
  const names = parts.map((part) => (part.name ?? drawingOf(part.art).name)[locale])
  const beats = planBeats({
    occasion,
    age,
    name,
    locale,
    cast: members,
    lines: spoken,
    closing: pictured ? closingWords(loadedOccasion(input.occasion ?? null), name, names, locale) : null,
  })
  const film = { cast: members, lines: spoken, beats, duration, seed, calm: isCalm(occasion, spoken) }
  const lights = beats.find(({ kind }) => kind === 'lights')
  return {
    version: TIMELINE_VERSION,
    stageVersion: STAGE_VERSION,
    width,
    height,
    fps: input.fps ?? 30,
    duration,
    locale,
    seed,
    scene: input.scene ?? sceneOfFilm(parts[0]?.category, occasion?.scene),
    occasion: input.occasion ?? null,
    light: lightOf(occasion, spoken),
    cast: members,
    cards: { open: input.openCard ? { text: input.openCard, to: CARD } : null, close },
    banner: input.banner?.trim()
      ? { text: input.banner.trim(), from: ms(start), ...(lights && { to: lights.from }) }
      : null,
    captions: { on: input.captions ?? true, cues },
    tracks: Object.fromEntries(
      members.map((member, i) => {
        const style = greetingStyleOf(parts[i]?.greetingStyle)
        return [member.id, characterTracks(member, style, film)]
      }),
    ),
    camera: planCamera({ width, height, seed, beats, pace, cast: members, lines: spoken }),
    beats,
    audio: { hash: null, speech: spoken.map((line): Span => [line.from, line.to]) },
  }
}

/** A thing of the notes is named by one of the last words. */
function endsWithProp({ text, part, about, topic }: TimelineLine, locale: StageLocale): boolean {
  if (part === undefined || !about || topic === 'fear') return false
  const last = propsIn(text, locale).at(-1)
  return last !== undefined && text.length - last.at < 24
}

function partsOf(cast: TimelineInput['cast']): CastPart[] {
  if (cast.length === 0 || cast.length > IDS.length) {
    throw new RangeError(`A Timeline has one to three characters, not ${cast.length}`)
  }
  const parts = cast.map((each) =>
    typeof each === 'string' ? { ...drawingOf(each), slug: each, art: each } : each,
  )
  if (new Set(parts.map(({ slug }) => slug)).size !== parts.length)
    throw new RangeError('A character is in the cast twice')
  return parts
}

function drawingOf(slug: string): Character {
  const character = findCharacter(slug)
  if (!character) throw new RangeError(`There is no character ${slug}, or its drawing is not loaded`)
  return character
}

function loadedOccasion(name: ScriptOccasion | null): Occasion {
  const occasion = findOccasion(occasionOf(name))
  if (!occasion) throw new RangeError(`The occasion ${occasionOf(name)} is not loaded`)
  return occasion
}

function cueOf(words: Cue['words'], speaker: string, line: number): Cue {
  return { from: words[0]?.from ?? 0, to: words.at(-1)?.to ?? 0, speaker, line, words }
}
