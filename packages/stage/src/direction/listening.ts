import type { Mood } from '../pose.ts'
import type { TimelineCast, Tracks } from '../timeline-format.ts'
import { beatsOf, type Beat } from './beat.ts'
import { isSpeaking, ms, type SpokenLine } from './spoken-line.ts'

/** How far a listener turns to the speaker. */
const TURN = 0.6
/** How far two turn to each other. */
const FACE = 0.8
const REACTION = 1
/** Seconds from a cry that surprises to what follows. */
const GASP = 0.4
/** What is heard with a tender face. */
const DEAR: ReadonlySet<string> = new Set(['love', 'nickname', 'kiss', 'sorrow', 'care', 'fear'])

/** Who listens turns to who speaks, and back to us before its own words (D10); two turn to each other in an exchange (D27). */
export function turns(
  member: TimelineCast,
  cast: readonly TimelineCast[],
  lines: readonly SpokenLine[],
  beats: readonly Beat[],
): NonNullable<Tracks['turn']> {
  const keys: [number, number][] = []
  const [exchange] = beatsOf({ beats }, 'exchange')
  const partner = exchange && { [exchange.by]: exchange.who, [exchange.who]: exchange.by }[member.id]
  for (const line of lines) {
    if (exchange && partner && line.from > exchange.to && (keys.at(-1)?.[0] ?? 0) < exchange.from) {
      const other = cast.find(({ id }) => id === partner)
      keys.push([exchange.from, Math.sign((other?.x ?? member.x) - member.x) * FACE])
    }
    const speaker = cast.find(({ id }) => id === line.speaker)
    const turn = isSpeaking(member, line) ? 0 : Math.sign((speaker?.x ?? member.x) - member.x) * TURN
    if ((keys.at(-1)?.[1] ?? 0) !== turn) keys.push([ms(Math.max(0, line.from - 0.1)), turn])
  }
  const end = lines.at(-1)?.to ?? 0
  return keys.at(-1)?.[1] ? [...keys, [ms(end), 0]] : keys
}

export type MoodKey = readonly [t: number, mood: Mood]

/**
 * A listener's face: surprised at a cry, laughing at a joke and where a sentence ends, tender all through what is dear, and when a
 * thing is shown (D10).
 */
export function reactions(
  member: TimelineCast,
  lines: readonly SpokenLine[],
  beats: readonly Beat[],
  random: () => number,
): MoodKey[] {
  const heard = lines.flatMap((line): MoodKey[] => {
    if (isSpeaking(member, line)) return []
    const words = line.cues.flatMap((cue) => cue.words)
    const mood = moodOf(words.at(-1)?.w ?? '', line, random)
    const cry = mood === 'gentle' ? undefined : words.find(({ w }) => w.includes('!'))
    return [
      ...(cry ? ([[ms(cry.to - 0.2), 'surprised']] satisfies MoodKey[]) : []),
      ...(mood
        ? ([
            [ms(mood === 'gentle' ? line.from + 0.3 : Math.max(line.to - 0.3, (cry?.to ?? 0) + GASP)), mood],
          ] satisfies MoodKey[])
        : []),
      ...((cry ?? mood)
        ? ([[ms(line.to - 0.3 + REACTION + (cry ? GASP : 0)), 'happy']] satisfies MoodKey[])
        : []),
    ]
  })
  const seen = beatsOf({ beats }, 'prop').flatMap(({ by, from }): MoodKey[] =>
    by === member.id
      ? []
      : [
          [ms(from + 0.2), 'surprised'],
          [ms(from + 1.2), 'happy'],
        ],
  )
  const held = beatsOf({ beats }, 'suspense').flatMap(({ from, to, drum }): MoodKey[] => [
    [from, drum ? 'surprised' : 'gentle'],
    [to, 'happy'],
  ])
  return [...heard, ...seen, ...held]
}

function moodOf(
  word: string,
  { mood, topic = '' }: Pick<SpokenLine, 'mood' | 'topic'>,
  random: () => number,
): Mood | undefined {
  if (mood === 'gentle' || DEAR.has(topic)) return 'gentle'
  if (mood === 'laughing' || topic === 'joke') return 'laughing'
  if (word.includes('?')) return 'curious'
  if (word.includes('!')) return random() < 0.5 ? 'laughing' : 'excited'
  return undefined
}

/** A listener nods now and then as a caption ends: the face goes down and comes back. */
export function nods(
  lines: readonly SpokenLine[],
  listens: (line: SpokenLine) => boolean,
  random: () => number,
): number[] {
  return lines.flatMap((line) =>
    listens(line) ? line.cues.flatMap((cue) => (random() < 0.4 ? [ms(cue.to - 0.1)] : [])) : [],
  )
}
