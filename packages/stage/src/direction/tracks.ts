import type { GreetingStyle } from '../cast-member.ts'
import { mouthsOfWord, thinMouthKeys, type MouthName } from '../mouth.ts'
import type { Mood } from '../pose.ts'
import { createRandom, hashText } from '../random.ts'
import type { TimelineCast, Tracks } from '../timeline-format.ts'
import { acting } from './acting.ts'
import { beatsOf, type Beat } from './beat.ts'
import { nods, reactions, turns, type MoodKey } from './listening.ts'
import { isSpeaking, ms, type SpokenLine } from './spoken-line.ts'

const MOOD_OF_STYLE: Readonly<Record<GreetingStyle, Mood>> = {
  warm: 'happy',
  funny: 'laughing',
  brave: 'proud',
  gentle: 'gentle',
  playful: 'curious',
  wise: 'happy',
  excited: 'excited',
}

/** A mood in a calm film (D7): a smile, but no laugh and no boast. */
const CALMED: Partial<Record<Mood, Mood>> = { laughing: 'happy', excited: 'happy', proud: 'gentle' }

interface Film {
  readonly cast: readonly TimelineCast[]
  readonly lines: readonly SpokenLine[]
  readonly beats: readonly Beat[]
  readonly duration: number
  readonly seed: number
  readonly calm: boolean
}

/** Directs one character through the whole Timeline: what it says, where it looks and turns, how it acts and reacts. */
export function characterTracks(member: TimelineCast, style: GreetingStyle, film: Film): Tracks {
  const { cast, lines, beats, duration, seed, calm } = film
  const random = createRandom(seed ^ hashText(`${member.art}/${member.id}`))
  const own = lines.filter((line) => isSpeaking(member, line))
  const talkEnd = lines.at(-1)?.to ?? 0
  return {
    mouth: mouthKeys(own, talkEnd),
    blink: blinks(duration, random),
    hop: calm ? [] : [...hops(own, talkEnd, random), ...clapsOf(member, beats)].toSorted((a, b) => a - b),
    look: looks(member, cast, lines, talkEnd, random),
    mood: [...moods(style, own, talkEnd), ...reactions(member, lines, beats, random)]
      .map(([t, mood]): MoodKey => [t, (calm ? CALMED[mood] : undefined) ?? mood])
      .toSorted((a, b) => a[0] - b[0]),
    turn: turns(member, cast, lines, beats),
    ...acting(member, lines, beats, duration),
  }
}

function mouthKeys(own: readonly SpokenLine[], talkEnd: number): Tracks['mouth'] {
  const keys: [number, MouthName][] = []
  for (const { heard, from, to } of own) {
    if (!heard) continue
    const shapes = thinMouthKeys(heard.mouth).map(([t, shape]): [number, MouthName] => [ms(from + t), shape])
    const [end, last] = shapes.at(-1) ?? [from, 'X']
    // Far enough behind the last shape that it is not thinned out.
    keys.push(
      ...shapes,
      ...(last === 'X' ? [] : [[Math.max(to, ms(end + 0.06)), 'X'] as [number, MouthName]]),
    )
  }
  const words = own.filter(({ heard }) => !heard).flatMap((line) => line.cues.flatMap((cue) => cue.words))
  words.forEach((word, i) => {
    const length = word.to - word.from
    for (const [share, shape] of mouthsOfWord(word.say ?? word.w))
      keys.push([ms(word.from + share * length), shape])
    const next = words[i + 1]
    if (!next || next.from - word.to > 0.12) keys.push([ms(word.to), 'X'])
  })
  const thinned = thinMouthKeys(keys.toSorted((a, b) => a[0] - b[0]))
  return [[0, 'smile'], ...thinned.filter((key) => key[0] > 0), [ms(talkEnd + 0.25), 'smile']]
}

/** The last picture, which may be kept, begins so many seconds before the end with open eyes. */
const OPEN_EYES = 0.4

/** Every two to five seconds, sometimes twice in a row. */
function blinks(duration: number, random: () => number): number[] {
  const times: number[] = []
  let t = 0.9 + random() * 1.6
  while (t < duration - OPEN_EYES) {
    times.push(ms(t))
    t += random() < 0.18 ? 0.34 : 2 + random() * 3
  }
  return times
}

/** Both jump as their hands clap. */
const clapsOf = ({ id }: TimelineCast, beats: readonly Beat[]): number[] =>
  beatsOf({ beats }, 'exchange').flatMap(({ form, by, who, from, to }) =>
    form === 'high-five' && (by === id || who === id) ? [ms((from + to) / 2 - 0.3)] : [],
  )

/** Sometimes a hop on words with an exclamation mark, and one at the end. */
function hops(own: readonly SpokenLine[], talkEnd: number, random: () => number): number[] {
  const times: number[] = []
  for (const line of own) {
    for (const cue of line.cues) {
      const word = cue.words.find(({ w }) => w.endsWith('!'))
      const since = (word?.from ?? 0) - (times.at(-1) ?? -9)
      if (word && since > 2.5 && random() < 0.6) times.push(word.from)
    }
  }
  if (talkEnd > 0 && talkEnd + 0.3 - (times.at(-1) ?? -9) > 1) times.push(ms(talkEnd + 0.3 + random() * 0.2))
  return times
}

/** The speaker looks at the viewer and sometimes glances aside; the others look at the speaker. */
function looks(
  member: TimelineCast,
  cast: readonly TimelineCast[],
  lines: readonly SpokenLine[],
  talkEnd: number,
  random: () => number,
): Tracks['look'] {
  const keys: [number, number, number][] = []
  for (const line of lines) {
    if (!isSpeaking(member, line)) {
      const other = cast.find((each) => each.id === line.speaker)
      const side = Math.sign((other?.x ?? member.x) - member.x)
      keys.push([ms(line.from), side * 0.85, 0.1])
      continue
    }
    keys.push([ms(line.from), 0, 0])
    line.cues.slice(1).forEach((cue) => {
      if (random() < 0.45) {
        const side = random() < 0.5 ? -1 : 1
        keys.push([cue.from, side * (0.35 + random() * 0.3), random() * 0.4 - 0.2])
        keys.push([ms(cue.from + 0.7 + random() * 0.4), 0, 0])
      }
    })
  }
  const side = (t: number): number => keys.findLast(([from]) => from <= t)?.[1] ?? 0
  for (const t of nods(lines, (line) => !isSpeaking(member, line), random))
    keys.push([t, side(t), 0.7], [ms(t + 0.3), side(t), 0.1])
  keys.push([ms(talkEnd + 0.1), 0, 0])
  return keys.sort((a, b) => a[0] - b[0])
}

function moods(style: GreetingStyle, own: readonly SpokenLine[], talkEnd: number): Tracks['mood'] {
  const keys: [number, Mood][] = [[0, 'happy']]
  for (const line of own)
    keys.push([ms(line.from), line.mood ?? MOOD_OF_STYLE[style]], [ms(line.to), 'happy'])
  keys.push([ms(Math.max(talkEnd, 0.1)), 'excited'])
  return keys
}
