import { greetingStyleOf } from './cast-member.ts'
import { findCharacter, type Character } from './known-characters.ts'
import { findOccasion } from './known-decor.ts'
import { closingWords } from './direction/closing-words.ts'
import { journey, journeyLine, journeySeconds, LONG_FILM } from './direction/journey.ts'
import { selectExchange, EXCHANGE_SILENCE, exchangeBeat } from './direction/exchange.ts'
import { lightOf } from './direction/light.ts'
import { CLOSE, EXIT, GOODBYE, paceOf } from './direction/pace.ts'
import { planBeats } from './direction/plan-beats.ts'
import { planCamera } from './direction/plan-camera.ts'
import { idOf, IDS, positionCast } from './direction/position-cast.ts'
import { isCalm, ms, type SpokenLine } from './direction/spoken-line.ts'
import { suspenseBefore } from './direction/suspense.ts'
import { speakLines } from './direction/speak-lines.ts'
import { characterTracks } from './direction/tracks.ts'
import { wishLine } from './direction/wish-line.ts'
import { FORMATS } from './formats.ts'
import type { Occasion } from './occasion.ts'
import { sceneOfFilm, venueOfSeed } from './scene.ts'
import { occasionOf, type ScriptOccasion } from './script/script-texts.ts'
import type { CastPart, TimelineInput } from './timeline-input.ts'
import { STAGE_VERSION, TIMELINE_VERSION, type Span, type Timeline } from './timeline-format.ts'

export type * from './timeline-format.ts'
export type * from './timeline-input.ts'
export { paced, type Heard } from './heard.ts'
export { readTimeline } from './read-timeline.ts'
export { lineText, spokenText, timeOfCharacter } from './line-text.ts'

const LEAD_IN = 0.7
const CARD = 1.4
const OUTRO = 1.6

/**
 * Composes a Timeline from a script, timed by the recordings of its lines and else by the length of the text. The same
 * input gives the same Timeline. Lines without text are omitted; without any lines, the characters wave and wait. Await `loadCharacters` and `loadDecor` first, or
 * call `provideAllParts`.
 * @throws {RangeError} for an empty or too large cast, a character or an occasion that is not loaded, a line whose speaker
 * is not in the cast, or a recording whose times do not fit its line.
 */
export function composeTimeline(input: TimelineInput): Timeline {
  const { locale, seed } = input
  const { width, height } = { ...FORMATS[input.format ?? '9:16'], ...sizeOf(input) }
  const parts = partsOf(input.cast)
  const members = positionCast(
    parts.map(({ art, picture }) => ({ character: drawingOf(art), picture })),
    width,
    height,
  )
  const age = input.age !== undefined && input.age !== null && input.age > 0 ? input.age : null
  const pace = paceOf(age)
  const start = LEAD_IN + (input.openCard ? CARD : 0)

  const lines = input.lines.filter(({ text }) => text.trim() !== '')
  const occasion = findOccasion(input.occasion ?? null)
  const name = (input.name ?? input.banner ?? '').trim()
  const speaking = {
    start,
    locale,
    pace,
    cast: new Map(parts.map(({ slug, voice }, i) => [slug, { id: idOf(i), rate: voice.rate }])),
    wish: occasion?.set.cake ? wishLine(lines) : undefined,
    waits: suspenseBefore(lines, name, occasion),
  }
  const pictured = lines.length > 0 && !input.closeCard
  const ending = pictured ? GOODBYE + EXIT + CLOSE : OUTRO + (input.closeCard ? CARD : 0)
  const stayed = speakLines(lines, speaking)
  const long = (stayed.at(-1)?.to ?? 0) + ending > LONG_FILM
  const goes = long ? journeyLine(stayed) : undefined
  const waits = new Map(speaking.waits)
  if (goes !== undefined) waits.set(goes, (waits.get(goes) ?? 0) + journeySeconds(members.length))
  const isTaken = (i: number): boolean =>
    waits.has(i) || (speaking.wish !== undefined && lines[i - 1] === speaking.wish)
  const exchange = selectExchange(stayed, isTaken, goes)
  if (exchange) waits.set(exchange.before, EXCHANGE_SILENCE)
  const spoken = speakLines(lines, { ...speaking, waits })

  const talkEnd = spoken.at(-1)?.to ?? start + 1.4
  const close = input.closeCard ? { text: input.closeCard, from: ms(talkEnd + 1) } : null
  const duration = ms(talkEnd + ending)
  const names = parts.map((part) => (part.name ?? drawingOf(part.art).name)[locale])
  const beats = planBeats({
    occasion,
    age,
    name,
    locale,
    cast: members,
    lines: spoken,
    journey:
      goes === undefined ? [] : journey(members, spoken, goes, venueOfSeed(seed, isOutdoors(occasion))),
    exchange: exchangeBeat(exchange, spoken, isCalm(occasion, spoken), seed),
    closing: pictured
      ? closingWords(loadedOccasion(input.occasion ?? null), { name, age, day: input.day, locale }, names)
      : null,
  })
  const child = input.likeness ? { likeness: input.likeness, age } : undefined
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
    scene: input.scene ?? sceneOfFilm(parts[0]?.category, occasion?.scene, age),
    occasion: input.occasion ?? null,
    light: lightOf(occasion, spoken, age),
    cast: members,
    ...(child && { child }),
    cards: { open: input.openCard ? { text: input.openCard, to: CARD } : null, close },
    banner: input.banner?.trim()
      ? { text: input.banner.trim(), from: ms(start), ...(lights && { to: lights.from }) }
      : null,
    captions: { on: input.captions ?? true, cues: spoken.flatMap(({ cues }) => cues) },
    tracks: Object.fromEntries(
      members.map((member, i) => {
        const style = greetingStyleOf(parts[i]?.greetingStyle)
        return [member.id, characterTracks(member, style, film)]
      }),
    ),
    camera: planCamera({ width, height, seed, beats, pace, cast: members, child, lines: spoken }),
    beats,
    audio: audioOf(spoken),
  }
}

function audioOf(spoken: readonly SpokenLine[]): Timeline['audio'] {
  return {
    hash: null,
    speech: spoken.map((line): Span => [line.from, line.to]),
    clips: spoken.flatMap(({ from, heard }, line) =>
      heard?.key === undefined ? [] : [{ line, key: heard.key, at: from, seconds: ms(heard.seconds) }],
    ),
    timed: spoken.length > 0 && spoken.every(({ heard }) => heard) ? 'measured' : 'estimated',
  }
}

const sizeOf = ({ width, height }: TimelineInput): Partial<Pick<Timeline, 'width' | 'height'>> => ({
  ...(width !== undefined && { width }),
  ...(height !== undefined && { height }),
})

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

/** Whether its set stands on grass or in snow. */
const isOutdoors = (occasion: Occasion | undefined): boolean =>
  occasion?.scene !== undefined || occasion?.light === 'snow'
