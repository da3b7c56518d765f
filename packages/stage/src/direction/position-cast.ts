import type { Character } from '../known-characters.ts'
import { REST_POSE } from '../pose.ts'
import { hashText } from '../random.ts'
import type { TimelineCast } from '../timeline-format.ts'
import { ms } from './spoken-line.ts'

export const IDS = ['a', 'b', 'c'] as const

/** A Timeline has no more characters than there are ids. */
export const idOf = (i: number): (typeof IDS)[number] => IDS[i] ?? 'a'

/** The canvas of a drawing. */
const DRAWING_WIDTH = 480
const DRAWING_HEIGHT = 560
/** So much larger than side by side: drawings overlap at their sides, where only a waving arm is. */
const OVERLAP = 1.28
/** No drawing is higher than this share of the frame. */
const HIGHEST = 0.57

/** A frame is tall if it is higher than so many widths. */
const TALL = 1.5

/** In shares of the frame: from one to the next, and where the feet of those behind and in front are. */
interface Arrangement {
  /** How many drawings fit side by side. */
  readonly room: number
  readonly apart: number
  readonly back: number
  readonly front: number
}

const ALONE: Arrangement = { room: 1.78, apart: 0, back: 0.8, front: 0.8 }
const TWO: Arrangement = { room: 2.25, apart: 0.48, back: 0.8, front: 0.8 }
const THREE: Arrangement = { room: 3.2, apart: 0.3, back: 0.8, front: 0.84 }
const THREE_IN_TALL: Arrangement = { room: 2.6, apart: 0.295, back: 0.735, front: 0.845 }

interface PlacedCharacter {
  readonly character: Character
  readonly picture?: string | undefined
}

/**
 * Positions the characters side by side with waving arms inside the frame; the middle one of three stands further
 * forward, and in a tall frame in a row of its own (D16).
 */
export function positionCast(
  characters: readonly PlacedCharacter[],
  width: number,
  height: number,
): TimelineCast[] {
  const count = characters.length
  const ofThree = height > width * TALL ? THREE_IN_TALL : THREE
  const { room, apart, back, front } = count === 1 ? ALONE : count === 2 ? TWO : ofThree
  const scale = ms(Math.min((width / (DRAWING_WIDTH * room)) * OVERLAP, (height * HIGHEST) / DRAWING_HEIGHT))
  return characters.map(({ character, picture }, i) => ({
    id: idOf(i),
    art: character.slug,
    ...(picture !== undefined && { picture }),
    artHash: artHash(character),
    x: Math.round(width * (0.5 + (i - (count - 1) / 2) * apart)),
    y: Math.round(height * (i === 1 ? front : back)),
    scale,
  }))
}

const hashes = new Map<string, string>()

function artHash(character: Character): string {
  const known = hashes.get(character.slug)
  if (known) return known
  const hash = hashText(JSON.stringify(character.draw(REST_POSE)))
    .toString(16)
    .padStart(8, '0')
  hashes.set(character.slug, hash)
  return hash
}
