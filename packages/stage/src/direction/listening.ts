import type { Mood } from '../pose.ts'
import type { TimelineCast, Tracks } from '../timeline-format.ts'
import { beatsOf, type Beat } from './beat.ts'
import { isSpeaking, ms, type SpokenLine } from './spoken-line.ts'

/** How far a listener turns to the speaker. */
const TURN = 0.6
const REACTION = 1

/** Who listens turns to who speaks, and back to us before its own words (D10). */
export function turns(
  member: TimelineCast,
  cast: readonly TimelineCast[],
  lines: readonly SpokenLine[],
): NonNullable<Tracks['turn']> {
  const keys: [number, number][] = []
  for (const line of lines) {
    const speaker = cast.find(({ id }) => id === line.speaker)
    const turn = isSpeaking(member, line) ? 0 : Math.sign((speaker?.x ?? member.x) - member.x) * TURN
    if ((keys.at(-1)?.[1] ?? 0) !== turn) keys.push([ms(Math.max(0, line.from - 0.1)), turn])
  }
  const end = lines.at(-1)?.to ?? 0
  return keys.at(-1)?.[1] ? [...keys, [ms(end), 0]] : keys
}

export type MoodKey = readonly [t: number, mood: Mood]

/** A listener's face where a sentence ends, all through a tender one, and when a thing is shown (D10). */
export function reactions(
  member: TimelineCast,
  lines: readonly SpokenLine[],
  beats: readonly Beat[],
  random: () => number,
): MoodKey[] {
  const heard = lines.flatMap((line): MoodKey[] => {
    if (isSpeaking(member, line)) return []
    const word = line.cues.at(-1)?.words.at(-1)?.w ?? ''
    const mood = moodOf(word, line.mood, random)
    return mood
      ? [
          [ms(mood === 'gentle' ? line.from + 0.3 : line.to - 0.3), mood],
          [ms(line.to - 0.3 + REACTION), 'happy'],
        ]
      : []
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

function moodOf(word: string, said: Mood | undefined, random: () => number): Mood | undefined {
  if (said === 'gentle') return 'gentle'
  if (said === 'laughing') return 'laughing'
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
